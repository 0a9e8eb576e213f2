import { vars } from '@segno/ui/theme';
import { feature, layoutSize, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const editor = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    columnGap: vars.space.md,
    blockSize: `max(520px, 100dvb - var(${layoutSize.dock}, 0px) - ${vars.space.xs})`,
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
    padding: `0 ${vars.space.sm} ${vars.space.xs}`,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const panel = style(
  feature({
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: vars.space.md,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const preview = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: 0,
    overflowX: 'auto',
    paddingBlock: vars.space.xs,
    paddingInlineEnd: vars.space.sm,
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
