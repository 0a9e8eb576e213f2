import { style } from '@vanilla-extract/css';
import { checkerboard, colorVariable } from '../colors/checkerboard.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, focusRing, media } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    inlineSize: 264,
    maxInlineSize: '100%',
    '@media': { [media.phone]: { inlineSize: '100%' } },
  }),
  'ColorPicker-panel',
);

/** Inline, the picker keeps its width on a phone too. */
export const inline = style(component({ inlineSize: 264 }));

/** react-aria sets the colours of an area and of a slider inline; they do not depend on the theme. */
const edge = `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 16%, transparent)`;

export const area = style(
  component({
    inlineSize: '100%',
    blockSize: 160,
    flex: 'none',
    borderRadius: vars.radius.control,
    boxShadow: edge,
    forcedColorAdjust: 'none',
    selectors: { '&[data-disabled]': { opacity: 0.45 } },
    '@media': { [media.phone]: { blockSize: 200 } },
  }),
  'ColorPicker-area',
);

export const sliders = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.sm }));

export const lines = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const slider = style(component({ inlineSize: '100%' }), 'ColorPicker-slider');

export const sliderTrack = style(
  component({
    blockSize: 16,
    borderRadius: vars.radius.round,
    background: `var(${colorVariable}), ${checkerboard}`,
    boxShadow: edge,
    forcedColorAdjust: 'none',
    selectors: { '&[data-disabled]': { opacity: 0.45 } },
    '@media': { [media.coarse]: { blockSize: 28 } },
  }),
);

/** A white ring with a black outline is visible on every colour. */
export const thumb = style(
  component({
    inlineSize: 20,
    blockSize: 20,
    insetBlockStart: '50%',
    // literal: visible on every colour that can be selected
    border: '2px solid #ffffff',
    borderRadius: vars.radius.round,
    // literal: visible on every colour that can be selected
    boxShadow: '0 0 0 1px #000000a6, inset 0 0 0 1px #000000a6',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-dragging]': { scale: '1.2' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': { [media.coarse]: { inlineSize: 28, blockSize: 28 } },
  }),
  'ColorPicker-thumb',
);

export const fields = style(
  component({ display: 'flex', alignItems: 'flex-end', gap: vars.space['2xs'] }),
  'ColorPicker-fields',
);

export const format = style(component({ position: 'relative', display: 'inline-flex', flex: 'none' }));

export const chevron = style(
  component({
    position: 'absolute',
    insetInlineEnd: 6,
    insetBlockStart: 'calc(50% - 0.5em)',
    pointerEvents: 'none',
    color: vars.color.textMuted,
  }),
);

export const formats = style(
  component({
    appearance: 'none',
    inlineSize: 64,
    blockSize: measures.inputHeight.xs,
    paddingBlock: 0,
    paddingInline: vars.space.xs,
    background: 'transparent',
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    color: 'inherit',
    fontSize: vars.text.small,
    cursor: 'pointer',
    selectors: { ...focusRing, '&:disabled': { opacity: 0.45, cursor: 'default' } },
    '@media': { [media.coarse]: { blockSize: measures.touchTarget, inlineSize: 80, fontSize: 16 } },
  }),
);

export const code = style(component({ flex: 1, minInlineSize: 0 }));

/** Around the number field of a channel. */
export const channel = style(component({ flex: 1, minInlineSize: 0 }));

export const number = style(
  component({
    inlineSize: '100%',
    blockSize: measures.inputHeight.xs,
    paddingBlock: 0,
    paddingInline: 2,
    background: vars.color.raised,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    outline: 'none',
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: {
      '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '&:disabled': { opacity: 0.45 },
    },
    '@media': { [media.coarse]: { blockSize: measures.touchTarget, fontSize: 16 } },
  }),
);

export const presets = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    outline: 'none',
    '@media': { [media.coarse]: { gap: 0, marginInline: -8 } },
  }),
  'ColorPicker-presets',
);

export const preset = style(
  component({
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': { outline: `2px solid ${vars.color.text}`, outlineOffset: 1 },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
    },
    '@media': {
      [media.coarse]: {
        padding: 10,
        selectors: { '&[data-selected], &[data-focus-visible]': { outlineOffset: -7 } },
      },
      // The focus ring is a single line of the same colour.
      [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '4px double Highlight' } } },
    },
  }),
  'ColorPicker-preset',
);

export const contrast = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    selectors: { '&[data-low]': { color: vars.color.warning.ink, fontWeight: vars.weight.medium } },
  }),
  'ColorPicker-contrast',
);

export const contrastIcon = style(component({ flex: 'none', fontSize: 16 }));

/** The button that looks like a field and opens the panel. */
export const trigger = style(
  component({
    cursor: 'pointer',
    textAlign: 'start',
    inlineSize: '100%',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '&:disabled': { cursor: 'default' },
      '&[data-pressed]': { background: vars.color.hover },
    },
  }),
  'ColorPicker-trigger',
);

export const triggerSwatch = style(
  component({ flex: 'none', fontSize: 'calc(var(--segno-field-icon) + 2px)' }),
  'ColorPicker-triggerSwatch',
);

export const triggerCode = style(
  component({
    ...ellipsis,
    flex: 1,
    minInlineSize: 0,
    fontFamily: vars.font.mono,
    selectors: { '&[data-placeholder]': { fontFamily: 'inherit', color: vars.color.textMuted } },
  }),
  'ColorPicker-triggerCode',
);

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    border: 0,
    padding: 0,
  }),
);
