import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

/** Between the two dates. */
export const dash = style(
  component({ position: 'relative', flex: 'none', color: vars.color.textMuted, marginInline: -4 }),
);

const { inputHeight } = measures;

const grown = (minBlockSize: number) =>
  style(component({ selectors: { '&&': { blockSize: 'auto', minBlockSize } } }));

/** A box that grows when two dates do not fit in one line. */
export const box = {
  '2xs': grown(inputHeight['2xs']),
  xs: grown(inputHeight.xs),
  sm: grown(inputHeight.sm),
  md: grown(inputHeight.md),
  lg: grown(inputHeight.lg),
  xl: grown(inputHeight.xl),
};

const lines = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    flex: 1,
    minInlineSize: 0,
    // Each line is a hit target for touch.
    '@media': { [media.coarse]: { rowGap: 'calc(46px - 1lh)', fontSize: 'max(16px, 1em)' } },
  }),
);

const between = (marginBlock: number) => style([lines, component({ marginBlock })]);

/** The padding above and below the dates when they are in two lines. */
export const dates = {
  '2xs': between(-1),
  xs: between(2),
  sm: between(4),
  md: between(6),
  lg: between(8),
  xl: between(10),
};

/** The compared period, under the box. */
export const compared = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' }),
);

export const dialog = style(
  component({
    display: 'flex',
    gap: vars.space.md,
    padding: vars.space.md,
    overflow: 'auto',
    outline: 'none',
    '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.sm } },
  }),
  'DateRangePicker-dialog',
);

/** A column beside the days; on a phone a row above them. */
export const presets = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    gap: vars.space['3xs'],
    paddingInlineEnd: vars.space.md,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
    '@media': {
      [media.phone]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: `${vars.space.xs} ${vars.space['2xs']}`,
        paddingInlineEnd: 0,
        paddingBlockEnd: vars.space.sm,
        borderInlineEnd: 'none',
        borderBlockEnd: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
  'DateRangePicker-presets',
);

export const preset = style(
  component({
    justifyContent: 'flex-start',
    inlineSize: '100%',
    fontSize: vars.text.body,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.color.selected, fontWeight: vars.weight.medium },
    },
    '@media': {
      [media.phone]: {
        inlineSize: 'auto',
        minBlockSize: measures.inputHeight.sm,
        background: vars.color.hover,
        borderRadius: vars.radius.round,
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
  'DateRangePicker-preset',
);

export const main = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    minInlineSize: 0,
    '@media': { [media.phone]: { alignItems: 'center' } },
  }),
);

/** The times of the first and the last day at the start; the Done button at the end. */
export const times = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space.sm,
    inlineSize: '100%',
  }),
  'DateRangePicker-times',
);

export const done = style(component({ marginInlineStart: 'auto' }));

export const compare = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'end',
    gap: vars.space.sm,
    inlineSize: '100%',
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
  'DateRangePicker-compare',
);

export const choice = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'] }));

export const chevron = style(component({ position: 'relative', flex: 'none', pointerEvents: 'none' }));

export const select = style(
  component({
    cursor: 'pointer',
    // The chevron covers the select’s own button, so that a press on it opens the select.
    marginInlineEnd: -32,
    paddingInlineEnd: 32,
    borderRadius: 'inherit',
    '@media': { [media.coarse]: { blockSize: measures.touchTarget, flexShrink: 0 } },
  }),
);

export const actions = style(
  component({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xs, inlineSize: '100%' }),
  'DateRangePicker-actions',
);
