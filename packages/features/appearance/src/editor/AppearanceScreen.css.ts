import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const editor = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: vars.space.md,
    blockSize: 'max(520px, 100dvb - 180px)',
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 70dvb',
        blockSize: 'auto',
      },
    },
  }),
);

export const bar = style(
  feature({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
);

export const panel = style(feature({ minBlockSize: 0, overflowY: 'auto', paddingInlineEnd: vars.space.xs }));

export const preview = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: 0,
    overflowX: 'auto',
  }),
);

export const frame = style(
  feature({
    flex: 1,
    minBlockSize: 0,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.color.background,
  }),
);
