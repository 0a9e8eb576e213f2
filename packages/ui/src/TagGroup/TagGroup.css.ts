import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media, touchTarget, transition } from '../theme/styles.ts';

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, minInlineSize: 0, outline: 'none' }),
);

/** What a tag adds to a chip's look. */
export const tag = style(
  component({
    boxSizing: 'border-box',
    position: 'relative',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    ...transition('background-color', 'border-color', 'color', 'opacity'),
    selectors: {
      ...focusRing,
      '&[data-hovered]': { borderColor: vars.color.controlBorder },
      '&[data-pressed]': { opacity: 0.7 },
      '&[data-selected]': { background: vars.color.text, color: vars.color.background },
      '&[data-disabled]': { opacity: 0.45 },
      '&[data-allows-removing]': { paddingInlineEnd: '0.3em' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

export const remove = style(
  component({
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    flex: 'none',
    inlineSize: '1.4em',
    blockSize: '1.4em',
    padding: 0,
    appearance: 'none',
    background: 'none',
    border: 'none',
    borderRadius: vars.radius.round,
    outline: 'none',
    color: 'inherit',
    font: 'inherit',
    opacity: 0.75,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...touchTarget,
    selectors: {
      ...focusRing,
      '&:hover': { opacity: 1, background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    },
  }),
);

export const empty = style(component({ color: vars.color.textMuted, fontSize: vars.text.body }));
