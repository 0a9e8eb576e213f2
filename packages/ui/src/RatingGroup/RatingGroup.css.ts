import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRing, media } from '../theme/styles.ts';

export const row = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs }),
);

export const stars = style(
  component({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', lineHeight: 1 }),
  'RatingGroup-stars',
);

export const size = styleVariants({ sm: 18, md: 24, lg: 32 }, (edge) => component({ fontSize: edge }));

export const star = style(
  component({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    // The padding is the gap, so that no pointer is between two stars.
    padding: 2,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRing,
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
    },
    '@media': {
      [media.coarse]: { minInlineSize: measures.touchTarget, minBlockSize: measures.touchTarget },
      [media.forcedColors]: {
        selectors: {
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
          // Stars before the chosen one are filled as it is.
          '&[data-selected]': { boxShadow: 'inset 0 -2px Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
  'RatingGroup-star',
);

/** A star of a rating that is only shown. */
export const shown = style(component({ position: 'relative', display: 'inline-grid', padding: 1 }));

export const outline = style(
  component({
    color: vars.color.controlBorder,
    selectors: { '[data-invalid] &': { color: vars.color.danger.fill } },
    '@media': { [media.forcedColors]: { color: 'currentColor' } },
  }),
);

/** The filled part of a star, from its inline start. */
export const fill = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    color: vars.color.accent.fill,
    '@media': { [media.forcedColors]: { color: 'Highlight' } },
  }),
  'RatingGroup-fill',
);

export const filledIcon = style(component({ fill: 'currentColor', flex: 'none' }));

/** The number beside the stars. */
export const text = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.body, fontVariantNumeric: 'tabular-nums' }),
  'RatingGroup-text',
);
