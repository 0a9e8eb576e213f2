import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/**
 * The segments of a date, laid out as inline text: react-aria isolates them with bidi control characters, which apply to
 * text only and keep the order of dates in right-to-left languages. A narrow field scrolls to the focused segment.
 */
export const parts = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    // The hit target includes the space above and below the text.
    paddingBlock: '0.4em',
    marginBlock: '-0.4em',
    // The hit target of the last segment beyond its end.
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
        // Room for the hit targets of the segments, with a reserve so that no font makes it scroll vertically.
        paddingBlock: 'calc((48px - 1lh) / 2)',
        marginBlock: 'calc((1lh - 48px) / 2)',
      },
    },
  }),
  'dateParts-parts',
);

/** Of the only or the last date in the box, which takes the room that is left. */
export const grow = style(component({ flex: 1 }));

/** A hit target at least 24 px wide, and on touch screens 44 px high. */
const target = (height: number) => ({
  content: '',
  position: 'absolute' as const,
  insetBlock: `calc((1.2em - ${height}px) / 2)`,
  // The hit targets include the separators between the segments.
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
  'dateParts-part',
);

/** A segment of one digit, whose hit target is enlarged more. */
export const single = style(
  component({
    // The space is before the digit, in place of a second digit.
    selectors: { '&&:not([data-type="literal"])': { paddingInlineStart: 'max(2px + 1ch, 12px)' } },
  }),
);

/** Is closer to the edge than text. It keeps its space while there is nothing to clear. */
export const button = style(
  component({
    marginInlineEnd: -4,
    // The smallest size fills its box, including the border.
    marginBlock: -1,
    selectors: {
      '& + &': { marginInlineStart: -4 },
      '&[hidden]': { display: 'inline-flex', visibility: 'hidden' },
    },
    '@media': {
      [media.coarse]: {
        // Smaller buttons have larger gaps, so that hit targets of 44 px do not overlap.
        selectors: { '& + &': { marginInlineStart: 'max(-4px, (16px - 1em) * 3.75 + 4.5px)' } },
      },
    },
  }),
);
