import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const pairs = style(
  feature({ display: 'grid', gap: vars.space.sm, maxBlockSize: 320, overflowY: 'auto' }),
);

export const pair = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.xs,
    alignItems: 'start',
  }),
);

/** The two colours as they meet. */
export const sample = style(
  feature({
    display: 'grid',
    placeContent: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.control,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
    fontWeight: vars.weight.bold,
  }),
);
