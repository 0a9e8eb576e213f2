import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const box = style(
  feature({
    position: 'relative',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
    background: vars.color.background,
  }),
);

/** The frame is laid out from the left in every direction of writing, because it is scaled from there. */
export const frame = style(
  feature({ position: 'absolute', top: 0, left: 0, border: 0, transformOrigin: '0 0' }),
);

export const cover = style(
  feature({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    padding: vars.space.md,
    background: vars.color.background,
  }),
);
