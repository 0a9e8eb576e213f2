import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media, transition } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

const cellSize = 36;

export const calendar = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
  }),
);

export const header = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'] }),
  'calendar-header',
);

/** The name of each month is centred above its days. */
export const titles = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    flex: 1,
    minInlineSize: 0,
    justifyItems: 'center',
    alignItems: 'center',
  }),
);

export const choices = style(
  component({ display: 'flex', justifyContent: 'center', minInlineSize: 0, maxInlineSize: '100%' }),
);

export const title = style(
  component({ fontSize: vars.text.body, fontWeight: vars.weight.medium }),
  'calendar-title',
);

export const choice = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    minInlineSize: 0,
    // Without room for both, the name of the month is truncated and not the year.
    selectors: { '&:last-child': { flexShrink: 0 } },
  }),
);

export const select = style(
  component({
    appearance: 'none',
    maxInlineSize: '100%',
    blockSize: 32,
    paddingBlock: 0,
    paddingInline: `${vars.space.xs} 22px`,
    background: 'transparent',
    color: 'inherit',
    border: 'none',
    borderRadius: vars.radius.control,
    fontSize: vars.text.body,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    ...transition('background-color'),
    selectors: { ...focusRing, '&:disabled': { cursor: 'default', opacity: 0.45 } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
      [media.coarse]: { blockSize: measures.touchTarget, fontSize: 16 },
    },
  }),
);

export const chevron = style(
  component({
    position: 'absolute',
    insetInlineEnd: 6,
    insetBlockStart: 'calc(50% - 0.5em)',
    pointerEvents: 'none',
    color: vars.color.textMuted,
    fontSize: 14,
  }),
);

export const months = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: vars.space.lg,
  }),
);

export const grid = style(component({ borderCollapse: 'separate', borderSpacing: '0 2px' }), 'calendar-grid');

export const weekday = style(
  component({
    inlineSize: cellSize,
    padding: 0,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    textAlign: 'center',
    '@media': { [media.coarse]: { inlineSize: 44 } },
  }),
  'calendar-weekday',
);

const mark = {
  content: '',
  position: 'absolute',
  insetBlockEnd: 4,
  insetInlineStart: 'calc(50% - 2px)',
  inlineSize: 4,
  blockSize: 4,
  borderRadius: vars.radius.round,
  background: 'currentColor',
} as const;

export const cell = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: cellSize,
    blockSize: cellSize,
    borderRadius: vars.radius.control,
    outline: 'none',
    fontSize: vars.text.body,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...transition('background-color'),
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-pressed]': { background: vars.color.neutral.fill },
      '[data-readonly] &': { cursor: 'default' },
      '[data-readonly] &:is([data-hovered], [data-pressed])': { background: 'transparent' },
      '&[data-today]': { color: vars.color.accent.ink, fontWeight: vars.weight.bold },
      '&[data-today]::after': mark,
      '&[data-selected]': { background: vars.color.accent.fill, color: vars.color.accent.text },
      '&[data-selected][data-hovered]': { background: vars.color.accent.hover },
      '&[data-selected][data-invalid]': { background: vars.color.danger.fill, color: vars.color.danger.text },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1, zIndex: 1 },
      '&[data-unavailable]': {
        color: vars.color.textMuted,
        textDecoration: 'line-through',
        cursor: 'default',
        background: 'transparent',
      },
      '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      [media.coarse]: { inlineSize: 44, blockSize: measures.touchTarget },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected], &[data-selected]:is([data-hovered], [data-invalid])': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  'calendar-cell',
);

const band = `color-mix(in srgb, ${vars.color.accent.fill} 16%, transparent)`;
const isEnd = ':is([data-selection-start], [data-selection-end])';

/** The days between the ends of a range form one pale band. */
export const rangeCell = style(
  component({
    selectors: {
      [`&[data-selected]:not(${isEnd})`]: {
        background: band,
        color: vars.color.text,
        borderRadius: 0,
      },
      [`&[data-selected][data-invalid]:not(${isEnd})`]: {
        background: `color-mix(in srgb, ${vars.color.danger.fill} 16%, transparent)`,
      },
      '&[data-selection-start]:not([data-selection-end])': {
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
      },
      '&[data-selection-end]:not([data-selection-start])': {
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
      [`td:first-child > &[data-selected]:not(${isEnd})`]: {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      [`td:last-child > &[data-selected]:not(${isEnd})`]: {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`&[data-selected]:not(${isEnd})`]: { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

export const footer = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: vars.space.xs, flexWrap: 'wrap' }),
);

export const error = style(
  component({
    // As wide as the days; the text does not widen the calendar.
    inlineSize: 0,
    minInlineSize: '100%',
    color: vars.color.danger.ink,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
);
