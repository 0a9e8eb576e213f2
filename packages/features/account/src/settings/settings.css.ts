import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const layout = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 640px)',
    alignItems: 'start',
    gap: vars.space.lg,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
