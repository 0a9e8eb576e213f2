import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

const rest = '[data-variant="quiet"]:not([data-hovered], [data-dragging], [data-focus-visible])';

export const slider = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    inlineSize: '100%',
  }),
);

export const heading = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.md,
    fontSize: vars.text.body,
    fontWeight: vars.weight.medium,
  }),
);

export const output = style(
  component({
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
  }),
);

/** Takes the pointer well outside the line that is drawn. */
export const track = style(
  component({
    position: 'relative',
    blockSize: 24,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '[data-disabled] > &': { cursor: 'default', opacity: 0.45 } },
    '@media': { [media.coarse]: { blockSize: 44 } },
  }),
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
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

const bar = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 'inherit' } as const;

export const secondary = style(
  component({ ...bar, background: `color-mix(in srgb, ${vars.color.text} 22%, transparent)` }),
);

export const fill = style(
  component({
    ...bar,
    background: vars.color.accent.fill,
    ...transition('background-color'),
    selectors: { [`${rest} &`]: { background: vars.color.text } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
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
      '[data-dragging] &': { scale: '1.15' },
      '[data-focus-visible] &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    },
    '@media': {
      [media.coarse]: {
        inlineSize: 18,
        blockSize: 18,
        selectors: { [`${rest} &`]: { opacity: 1 } },
      },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { [`${rest} &`]: { opacity: 1 } },
      },
    },
  }),
);
