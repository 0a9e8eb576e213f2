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
    // What the last number answers to beyond its end.
    paddingInlineEnd: 2,
    marginInlineEnd: -2,
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
      },
    },
  }),
);

/** Of the only or the last date in the box, which takes the room that is left. */
export const grow = style(component({ flex: 1 }));

/** A target of 24 px in width, however short its number is, and of 44 px in height where fingers point. */
const target = (height: number) => ({
  content: '',
  position: 'absolute' as const,
  insetBlock: `calc((1.2em - ${height}px) / 2)`,
  // The room of the signs between the numbers belongs to them too.
  insetInline: 'min(-2px, calc((100% - 24px) / 2))',
});

export const part = style(
  component({
    borderRadius: 4,
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type="literal"]': { color: vars.color.textMuted },
      '&:not([data-type="literal"])': {
        position: 'relative',
        paddingInline: 'max(2px, 12px - 1ch)',
      },
      '&:not([data-type="literal"])::after': target(24),
      '&[data-placeholder]': { color: vars.color.textMuted },
      '&[data-focused]': { background: vars.color.accent.fill, color: vars.color.accent.text },
    },
    '@media': {
      [media.coarse]: { selectors: { '&:not([data-type="literal"])::after': target(44) } },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

/** A number of one digit, which leaves more room to be filled. */
export const single = style(
  component({
    // Before it, as if the other digit stood there.
    selectors: { '&&:not([data-type="literal"])': { paddingInlineStart: 'max(2px + 1ch, 12px)' } },
  }),
);

/** Stands nearer to the edge than words. Keeps its room when there is nothing to clear. */
export const button = style(
  component({
    marginInlineEnd: -4,
    // The smallest fills its box, edges and all.
    marginBlock: -1,
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
