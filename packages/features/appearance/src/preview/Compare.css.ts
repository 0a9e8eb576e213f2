import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const compare = style(
  feature({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: vars.space.sm,
    justifyItems: 'center',
  }),
);

export const control = style(feature({ inlineSize: 'min(100%, 420px)' }));

/** Both frames at one place. */
export const stack = style(feature({ display: 'grid', position: 'relative' }));

export const layer = style(feature({ gridArea: '1 / 1' }));

/** The published site lies above, cut at the divider, and cannot be pressed there. */
export const live = style(feature({ gridArea: '1 / 1', pointerEvents: 'none' }));

export const divider = style(
  feature({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: 2,
    background: vars.color.accent.fill,
    pointerEvents: 'none',
  }),
);
