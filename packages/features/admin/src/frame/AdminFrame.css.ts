import { vars } from '@segno/ui/theme';
import { feature, layoutSize, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A navigation at the start, the page beside it; on narrow screens above it. */
export const frame = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg } },
  }),
);

/** A navigation at the start, which stays in view while the page scrolls. */
export const beside = style(
  feature({
    position: 'sticky',
    insetBlockStart: `var(--segno-page-start, 0px)`,
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

/** It scrolls by itself. */
export const wideNavigation = style([
  beside,
  feature({
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
    // The grid would win over `beside`.
    '@media': { [media.narrow]: { display: 'none' } },
  }),
]);

/** The navigation above the page, on narrow screens. */
export const narrowNavigation = style(
  feature({ display: 'none', minInlineSize: 0, '@media': { [media.narrow]: { display: 'block' } } }),
);
