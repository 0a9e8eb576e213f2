import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const dock = style(
  feature({ blockSize: 80, background: vars.color.raised, '@media': { [media.phone]: { blockSize: 64 } } }),
);

export const failure = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    blockSize: '100%',
    paddingInline: vars.space.md,
  }),
);
