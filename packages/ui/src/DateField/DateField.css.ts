import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/**
 * The parts of a date in a line of text, so that a language which is written right to left keeps the order of its dates:
 * react-aria isolates them with characters that only text obeys. In a narrow field it scrolls to what is written.
 */
export const parts = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    // A press above or below the words counts too.
    paddingBlock: '0.4em',
    marginBlock: '-0.4em',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    whiteSpace: 'pre',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.coarse]: {
        fontSize: 'max(16px, 1em)',
        // Room for the touches of the numbers, and so much more that no font lets it be scrolled up and down.
        paddingBlock: 'calc((48px - 1lh) / 2)',
        marginBlock: 'calc((1lh - 48px) / 2)',
        paddingInlineEnd: 2,
        marginInlineEnd: -2,
      },
    },
  }),
);

/** Of the only or the last date in the box, which takes the room that is left. */
export const grow = style(component({ flex: 1 }));

export const part = style(
  component({
    paddingInline: 2,
    borderRadius: 4,
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type="literal"]': { paddingInline: 0, color: vars.color.textMuted },
      '&[data-placeholder]': { color: vars.color.textMuted },
      '&[data-focused]': { background: vars.color.accent.fill, color: vars.color.accent.text },
    },
    '@media': {
      // A finger meets 44 px from above to below, and the room of the signs between the numbers.
      [media.coarse]: {
        selectors: {
          '&:not([data-type="literal"])': { position: 'relative' },
          '&:not([data-type="literal"])::after': {
            content: '',
            position: 'absolute',
            insetBlock: 'calc((1.2em - 44px) / 2)',
            insetInline: 'min(-2px, calc((100% - 24px) / 2))',
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

/** Stands nearer to the edge than words. Keeps its room when there is nothing to clear. */
export const button = style(
  component({
    marginInlineEnd: -4,
    selectors: {
      '& + &': { marginInlineStart: -4 },
      '&[hidden]': { display: 'inline-flex', visibility: 'hidden' },
    },
    '@media': {
      [media.coarse]: {
        // The smaller the buttons, the more room between them, so that the 44 px of one do not lie over the other.
        selectors: { '& + &': { marginInlineStart: 'max(-4px, (16px - 1em) * 3.75 + 4.5px)' } },
      },
    },
  }),
);
