import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The pages of the administration at the start, the page beside them; on narrow screens above it. */
export const frame = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: vars.space['2xl'],
    alignItems: 'start',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg } },
  }),
);

export const wideNavigation = style(
  feature({
    display: 'grid',
    gap: vars.space.lg,
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

export const narrowNavigation = style(
  feature({ display: 'none', '@media': { [media.narrow]: { display: 'block' } } }),
);
