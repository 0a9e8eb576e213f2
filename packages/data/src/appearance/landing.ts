import * as v from 'valibot';
import { isMenuAction } from '../startup/menuAction.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** The address of a picture: a path of this site, or one with `https:`. */
export const PictureAddress = v.nullable(
  v.pipe(v.string(), v.trim(), v.maxLength(2000), v.regex(/^(?:\/(?!\/)|https:\/\/)\S*$/)),
);

/** A button of the landing page. Its address has the rules of menu items (MENU-4). */
export const LandingAction = v.object({
  label: text(60),
  action: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.minLength(1, 'This is not an address.'),
    v.check((action) => isMenuAction({ type: 'link', action }), 'This is not an address.'),
  ),
  /** The filled one is what the page is about. */
  look: v.picklist(['filled', 'outline']),
});
export type LandingAction = v.InferOutput<typeof LandingAction>;

/** One reason to use the site. */
export const LandingFeature = v.object({ title: text(120), text: text(500), image: PictureAddress });
export type LandingFeature = v.InferOutput<typeof LandingFeature>;

/** The parts of the landing page below its first view. */
export const landingParts = ['primary', 'secondary', 'music'] as const;
export type LandingPart = (typeof landingParts)[number];

/** Buttons, most of them. */
export const LandingActions = v.pipe(v.array(LandingAction), v.maxLength(4));
export const LandingFeatures = v.pipe(v.array(LandingFeature), v.maxLength(12));
/** The parts that are shown, in their order. */
export const LandingOrder = v.pipe(
  v.array(v.picklist(landingParts)),
  v.maxLength(landingParts.length),
  v.check((parts) => new Set(parts).size === parts.length, 'Each part is shown once.'),
);

/** What the landing page shows without other values: the music of the site. */
export const standardLandingOrder: LandingPart[] = ['primary', 'music', 'secondary'];
