import { vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { feature, media } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { play } from '../cards/MediaCard.css.ts';

export const card = style(
  feature({
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    selectors: {
      // The gap of the grid is 24 px.
      '&[data-selected]': {
        background: vars.color.selected,
        boxShadow: `0 0 0 8px ${vars.color.selected}`,
      },
    },
  }),
);

// While cards are selected, the checkbox takes all presses.
globalStyle(`${card}[data-selecting] ${play}`, feature({ visibility: 'hidden' }));

/** The checkbox of a card: its corner, and the whole card while cards are selected. */
export const pick = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'start',
    inlineSize: measures.touchTarget,
    blockSize: measures.touchTarget,
    padding: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.card,
    background: 'none',
    cursor: 'pointer',
    opacity: 0,
    selectors: {
      [`${card}:hover &, &:focus-visible, ${card}[data-selecting] &`]: { opacity: 1 },
      [`${card}[data-selecting] &`]: {
        inlineSize: 'auto',
        blockSize: 'auto',
        insetInlineEnd: 0,
        insetBlockEnd: 0,
      },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 },
    },
    '@media': {
      // A tap near the corner of a card opens it. A selection begins with the button above the cards.
      '(hover: none)': { selectors: { [`${card}:not([data-selecting]) &`]: { display: 'none' } } },
    },
  }),
);

export const mark = style(
  feature({
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    inlineSize: measures.inputHeight['2xs'],
    blockSize: measures.inputHeight['2xs'],
    border: `1.5px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    background: vars.color.raised,
    color: vars.color.accent.text,
    selectors: {
      '[aria-checked="true"] > &': {
        borderColor: vars.color.accent.fill,
        background: vars.color.accent.fill,
      },
      [`${pick}:hover > &`]: { borderColor: vars.color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[aria-checked="true"] > &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
