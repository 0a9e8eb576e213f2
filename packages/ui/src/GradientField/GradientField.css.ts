import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media, touchTarget } from '../theme/styles.ts';

export const bar = style(
  component({
    position: 'relative',
    blockSize: 32,
    // Room for the halves of the thumbs at the ends.
    marginInline: 8,
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.controlBorder}`,
    selectors: { '[data-disabled] &': { opacity: 0.45 } },
  }),
  'GradientField-bar',
);

export const thumb = style(
  component({
    boxSizing: 'border-box',
    insetBlockStart: '50%',
    inlineSize: 16,
    blockSize: 40,
    border: `3px solid ${vars.color.raised}`,
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 1px ${vars.color.controlBorder}`,
    cursor: 'ew-resize',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&[data-disabled]': { cursor: 'default' },
    },
    '@media': {
      ...touchTarget['@media'],
      [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
    },
  }),
  'GradientField-thumb',
);

export const rows = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    paddingBlockStart: vars.space.xs,
    listStyle: 'none',
  }),
);

export const row = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 84px 36px', gap: vars.space.xs }),
  'GradientField-stop',
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingBlockStart: vars.space['2xs'],
  }),
);

export const angle = style(component({ inlineSize: 130 }));
