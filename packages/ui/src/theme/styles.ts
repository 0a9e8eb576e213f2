// Imported by `.css.ts` files alone: it is run while building and leaves nothing in a bundle.
import type { StyleRule } from '@vanilla-extract/css';
import { componentLayer, featureLayer, vars } from './contract.css.ts';
import { measures } from './measures.ts';

/** The conditions that styles answer to, as media queries. */
export const media = {
  phone: `(max-width: ${measures.phoneMaxWidth}px)`,
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Puts a rule of a component into its layer. */
export const component = (rule: StyleRule): StyleRule => ({ '@layer': { [componentLayer]: rule } });

/** Puts a rule of a feature into its layer, above every component's. */
export const feature = (rule: StyleRule): StyleRule => ({ '@layer': { [featureLayer]: rule } });

/** The ring of keyboard focus, outside the element's edge. */
export const focusRing = {
  '&:focus-visible, &[data-focus-visible]': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: 2,
  },
} satisfies StyleRule['selectors'];

/** The same ring inside the edge, for rows and items whose surroundings would clip it. */
export const focusRingInside = {
  '&:focus-visible, &[data-focus-visible]': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: -2,
  },
} satisfies StyleRule['selectors'];

/** Takes touches within 44 px around the middle of an element that is drawn smaller. */
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

/** A colour, border and opacity change in the pace of small controls. */
export const transition = (...properties: string[]) => ({
  transitionProperty: properties.join(', '),
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easing,
});

/**
 * How far the page's own padding reaches around its content. Whoever lays out the page sets it; what scrolls sideways
 * reaches that much further, so that it is cut by the page's edge and not before.
 */
export const pageBleed = '--segno-page-bleed';

/**
 * 1 from left to right, and -1 from right to left, for what has no logical property. Not `:dir()`: bundlers rewrite it
 * for older browsers into a list of languages, which a `dir` without its `lang` does not answer to.
 */
export const direction = 'var(--segno-direction, 1)';

/**
 * One line, cut with an ellipsis where it ends in its own language: an English title keeps its beginning on an Arabic
 * page. It stands on the side where its surroundings want it, which Chromium knows under its own name alone.
 */
export const ellipsis = {
  overflow: 'hidden',
  textAlign: ['match-parent', '-webkit-match-parent' as 'match-parent'],
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
