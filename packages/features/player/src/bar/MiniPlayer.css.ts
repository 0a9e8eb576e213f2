import { vars } from '@segno/ui/theme';
import { feature, focusRingInside, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const mini = style(
  feature({
    boxSizing: 'border-box',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space['2xs'],
    blockSize: 64,
    paddingInlineEnd: vars.space.xs,
    background: vars.color.raised,
    touchAction: 'none',
  }),
);

export const hairline = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 2,
    background: vars.color.hairline,
    '@media': { [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
  }),
);

export const played = style(
  feature({
    blockSize: '100%',
    background: vars.color.accent.fill,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);

export const open = style(
  feature({
    appearance: 'none',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.sm,
    blockSize: '100%',
    minInlineSize: 0,
    padding: 0,
    paddingInlineStart: 10,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: focusRingInside,
  }),
);

export const cover = style(feature({ inlineSize: 44 }));

export const textColumn = style(feature({ display: 'grid', gap: vars.space['3xs'], minInlineSize: 0 }));
