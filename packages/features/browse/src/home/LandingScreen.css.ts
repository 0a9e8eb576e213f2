import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const hero = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xl,
    minBlockSize: 'min(480px, 60dvb)',
    paddingBlock: vars.space.xl,
    '@media': { [media.phone]: { minBlockSize: 0, paddingBlock: vars.space.lg } },
  }),
);

export const words = style(feature({ flex: '1 1 340px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const covers = style(
  feature({
    flex: '1 1 300px',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.sm,
    maxInlineSize: 520,
  }),
);
