import * as v from 'valibot';
import { SeoTemplates } from '../seo/contract.ts';
import { Startup } from '../startup/contract.ts';
import { CustomCode } from './customCode.ts';
import {
  LandingActions,
  LandingFeatures,
  LandingOrder,
  PictureAddress,
  standardLandingOrder,
} from './landing.ts';

const address = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(2000)));
const text = (most: number) => v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most)));

/** What the appearance editor changes: the look, the menus and the landing page of the site. */
export const AppearanceValues = v.object({
  branding: v.object({
    site_name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Enter a name.'),
      v.maxLength(100, 'A name has at most 100 characters.'),
    ),
    logo_light: address,
    logo_dark: address,
    /** The icon of tabs and bookmarks; without one that of the application. */
    favicon: v.optional(PictureAddress, null),
  }),
  homepage: v.object({
    type: v.picklist(['channel', 'landingPage', 'loginPage', 'registerPage']),
    value: v.union([v.string(), v.number()]),
  }),
  landing: v.object({
    title: text(200),
    text: text(1000),
    /** Beside the title; without one the covers of the music. */
    image: v.optional(PictureAddress, null),
    /** Without any, the buttons to sign up and to log in. */
    actions: v.optional(LandingActions, []),
    primary: v.optional(LandingFeatures, []),
    secondary: v.optional(LandingFeatures, []),
    order: v.optional(LandingOrder, standardLandingOrder),
  }),
  seo: SeoTemplates,
  code: CustomCode,
  themes: Startup.entries.themes,
  menus: Startup.entries.menus,
});
export type AppearanceValues = v.InferOutput<typeof AppearanceValues>;

/** The published appearance. `version` changes with every change of the values. */
export const AppearanceResponse = v.object({ values: AppearanceValues, version: v.string() });
export type AppearanceResponse = v.InferOutput<typeof AppearanceResponse>;

/** The body that publishes an appearance. It is refused with 409 when `version` is not the published one. */
export const AppearanceInput = v.object({
  values: AppearanceValues,
  version: v.string(),
  /** Why it is published although pairs of colours are hard to read. */
  reason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500)))),
});
export type AppearanceInput = v.InferOutput<typeof AppearanceInput>;
