// Only `.css.ts` files import this module: it runs during the build and is not part of a bundle.
import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { colorTransitions, componentLayer, featureLayer, vars } from './contract.css.ts';
import { measures } from './measures.ts';

/** The media queries of the styles. */
export const media = {
  phone: `(max-width: ${measures.phoneMaxWidth}px)`,
  /** Phones and tablets. */
  narrow: '(max-width: 1024px)',
  /**
   * Viewports with room for a page that has its own scroll area. On a phone the document scrolls, so that the browser's
   * toolbars collapse. In a low viewport, for example at 200 % zoom, the document scrolls too, so that the header
   * scrolls out of view. Paper has no scroll area.
   */
  roomy: `screen and (min-width: ${measures.phoneMaxWidth + 1}px) and (min-height: 481px)`,
  low: '(max-height: 480px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Puts a rule of a component into the cascade layer of components. */
export const component = (rule: StyleRule): StyleRule => ({ '@layer': { [componentLayer]: rule } });

/** Puts a rule of a feature into the cascade layer of features, which overrides that of components. */
export const feature = (rule: StyleRule): StyleRule => ({ '@layer': { [featureLayer]: rule } });

/** The focus ring, outside the border of the element. */
export const focusRing = {
  '&:focus-visible, &[data-focus-visible]': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: 2,
  },
} satisfies StyleRule['selectors'];

/** The focus ring inside the border, for rows and items whose container would clip an outer one. */
export const focusRingInside = {
  '&:focus-visible, &[data-focus-visible]': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: -2,
  },
} satisfies StyleRule['selectors'];

/** Extends the hit target of a smaller element to 44 px around its centre. */
export const touchTarget = {
  '@media': {
    [media.coarse]: {
      position: 'relative',
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: `min(0px, calc((100% - ${measures.touchTarget}px) / 2))`,
        insetInline: `min(0px, calc((100% - ${measures.touchTarget}px) / 2))`,
      },
    },
  },
} satisfies StyleRule;

const isColor = (property: string) => /color$|^box-shadow$/.test(property);

/**
 * A transition with the duration and easing of small controls. Colours change gradually only while the element is
 * hovered or pressed, so that a switch of the theme starts no transition. Browsers without `@property` have the fallback.
 */
export const transition = (...properties: string[]) => ({
  transitionProperty: [
    ...(properties.some(isColor) ? [fallbackVar(colorTransitions, '--segno-none')] : []),
    ...properties.filter((property) => !isColor(property)),
  ].join(', '),
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easing,
});

/**
 * The inline padding of the page, set by page layouts. Horizontal scroll containers extend into it, so that their content
 * is clipped at the edge of the page.
 */
export const pageBleed = '--segno-page-bleed';

/**
 * Custom properties of the sizes of a page layout. It inherits them, so that an application can set them on the document,
 * where toasts and notices read them too.
 */
export const layoutSize = {
  sidebar: '--segno-layout-sidebar',
  header: '--segno-layout-header',
  panel: '--segno-layout-panel',
  /** The height of everything that stays in view at the bottom. */
  dock: '--segno-layout-dock',
  /** The inline padding of the header and the page. */
  padding: '--segno-layout-padding',
} as const;

/**
 * 1 for left to right, -1 for right to left, for properties without a logical form. It does not use `:dir()`, because
 * bundlers replace that by a list of `:lang()` for older browsers, which does not match a `dir` without `lang`.
 */
export const direction = 'var(--segno-direction, 1)';

/**
 * Truncates one line with an ellipsis at the end in the direction of the text: an English title keeps its beginning on an
 * Arabic page. The text aligns in the direction of its parent, for which Chromium needs the prefixed value.
 */
export const ellipsis = {
  overflow: 'hidden',
  textAlign: ['match-parent', '-webkit-match-parent' as 'match-parent'],
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
