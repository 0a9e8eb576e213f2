import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const dock = style(
  feature({ blockSize: 80, background: vars.color.raised, '@media': { [media.phone]: { blockSize: 64 } } }),
);
