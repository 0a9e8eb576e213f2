import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

const rest =
  '[data-variant="quiet"]:not([data-hovered], :has(> * > :is([data-dragging], [data-focus-visible])))';
const vertical = '[data-orientation="vertical"]';

export const slider = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    inlineSize: '100%',
    selectors: {
      [`&${vertical}`]: { inlineSize: 'fit-content', blockSize: 200, alignItems: 'center' },
    },
  }),
);

export const heading = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    // The value aligns with the first line of a long label.
    alignItems: 'flex-start',
    gap: vars.space.md,
    fontSize: vars.text.body,
    fontWeight: vars.weight.medium,
    selectors: {
      [`${vertical} > &`]: { flexDirection: 'column', alignItems: 'center', gap: 0, textAlign: 'center' },
    },
  }),
  'slider-heading',
);

/** Can be narrower than a long word, which then breaks. */
export const label = style(component({ minInlineSize: 0 }), 'slider-label');

export const output = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space.xs,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
  }),
  'slider-output',
);

/** The hit target, which is larger than the visible line. */
export const track = style(
  component({
    position: 'relative',
    blockSize: measures.inputHeight['2xs'],
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '[data-disabled] > &': { cursor: 'default', opacity: 0.45 },
      '[data-readonly] > &': { cursor: 'default' },
      [`${vertical} > &`]: {
        flex: 1,
        inlineSize: 24,
        blockSize: 'auto',
        minBlockSize: 96,
        marginBlock: vars.space.xs,
      },
    },
    '@media': {
      [media.coarse]: {
        blockSize: measures.touchTarget,
        selectors: { [`${vertical} > &`]: { inlineSize: 44 } },
      },
    },
  }),
  'slider-track',
);

export const rail = style(
  component({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 2px)',
    blockSize: 4,
    overflow: 'hidden',
    background: `color-mix(in srgb, ${vars.color.text} 22%, transparent)`,
    borderRadius: vars.radius.round,
    selectors: {
      [`${vertical} > * > &`]: {
        insetBlock: 0,
        insetInline: 'calc(50% - 2px) auto',
        inlineSize: 4,
        blockSize: 'auto',
      },
      '[data-invalid] > * > &': {
        background: `color-mix(in srgb, ${vars.color.danger.fill} 40%, transparent)`,
      },
    },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
  'slider-rail',
);

const bar = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 'inherit' } as const;
const upright = { insetBlock: 'auto 0', insetInline: 0 } as const;

export const secondary = style(
  component({
    ...bar,
    background: `color-mix(in srgb, ${vars.color.text} 22%, transparent)`,
    selectors: { [`${vertical} > * > * > &`]: upright },
  }),
  'slider-secondary',
);

export const fill = style(
  component({
    ...bar,
    background: vars.color.accent.fill,
    ...transition('background-color'),
    selectors: {
      [`${rest} &`]: { background: vars.color.text },
      [`${vertical} > * > * > &`]: upright,
      '[data-invalid] > * > * > &': { background: vars.color.danger.fill },
      '[data-readonly] > * > * > &': { background: vars.color.textMuted },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  'slider-fill',
);

export const thumb = style(
  component({
    insetBlockStart: '50%',
    inlineSize: 14,
    blockSize: 14,
    borderRadius: vars.radius.round,
    background: vars.color.text,
    border: `2px solid ${vars.color.background}`,
    boxShadow: vars.shadow.raised,
    ...transition('opacity', 'scale'),
    selectors: {
      [`${rest} &`]: { opacity: 0 },
      // react-aria positions the thumb with `left` or `top`, so the other axis is a physical property too.
      [`${vertical} > * > &`]: { insetBlockStart: 'auto', left: '50%' },
      '[data-readonly] > * > &': { background: vars.color.textMuted },
      '&[data-dragging]': { scale: '1.15' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    },
    '@media': {
      [media.coarse]: {
        inlineSize: 18,
        blockSize: 18,
        // The hit target of 44 px is larger than the thumb.
        '::after': { content: '', position: 'absolute', inset: -13 },
        selectors: { [`${rest} &`]: { opacity: 1 } },
      },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { [`${rest} &`]: { opacity: 1 }, '[data-disabled] &': { background: 'GrayText' } },
      },
    },
  }),
  'slider-thumb',
);

/** The tick marks below the track. */
export const marks = style(
  component({
    position: 'relative',
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
    blockSize: 8,
    marginBlockStart: -4,
    selectors: {
      '&[data-labelled]': { blockSize: `calc(8px + 1.4em)` },
      '[data-disabled] > &': { opacity: 0.45 },
      [`${vertical} > * > &`]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '100%',
        blockSize: 'auto',
        margin: 0,
        pointerEvents: 'none',
      },
    },
    '@media': { [media.coarse]: { marginBlockStart: -12 } },
  }),
);

export const mark = style(
  component({
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    inlineSize: 0,
    whiteSpace: 'nowrap',
    '::before': { content: '', flex: 'none', inlineSize: 1, blockSize: 6, background: 'currentColor' },
    selectors: {
      // The labels at the ends do not overflow the slider.
      '&[data-end="first"]': { alignItems: 'flex-start' },
      '&[data-end="last"]': { alignItems: 'flex-end' },
      [`${vertical} &&`]: {
        flexDirection: 'row',
        alignItems: 'center',
        inlineSize: 'auto',
        blockSize: 0,
        marginInlineStart: -4,
      },
      [`${vertical} &::before`]: { inlineSize: 6, blockSize: 1 },
    },
  }),
  'slider-mark',
);
