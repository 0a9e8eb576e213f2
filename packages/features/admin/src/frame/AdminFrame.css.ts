import { vars } from '@segno/ui/theme';
import { feature, layoutSize, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The pages of the administration at the start, the page beside them; on narrow screens above it. */
export const frame = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg } },
  }),
);

/** It stays in view while the page scrolls. */
export const wideNavigation = style(
  feature({
    position: 'sticky',
    insetBlockStart: `var(--segno-page-start, 0px)`,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.lg,
    blockSize: `calc(100dvb - var(${layoutSize.header}, 0px) - var(${layoutSize.dock}, 0px) - ${vars.space.xs})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // Room for the focus ring, which the scroll area would clip.
    padding: `4px ${vars.space.sm} ${vars.space.lg} 4px`,
    marginInlineStart: -4,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

export const narrowNavigation = style(
  feature({ display: 'none', '@media': { [media.narrow]: { display: 'block' } } }),
);
