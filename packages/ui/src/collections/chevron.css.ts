import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction, focusRingInside, media, transition } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

/** The button that expands a row. */
export const chevron = style(
  component({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: measures.inputHeight['2xs'],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      ...focusRingInside,
      '&:hover': { background: vars.color.hover, color: vars.color.text },
    },
    '@media': { [media.coarse]: { '::after': { content: '', position: 'absolute', inset: -10 } } },
  }),
);

/** Points in the reading direction, and down while the row is expanded. */
export const chevronIcon = style(
  component({
    ...transition('transform'),
    selectors: { '[data-expanded] &': { transform: `scaleX(${direction}) rotate(90deg)` } },
  }),
);
