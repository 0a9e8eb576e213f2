import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const layout = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 640px)',
    alignItems: 'start',
    gap: vars.space.xl,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 640px)', gap: vars.space.lg } },
  }),
);

/** The index stays in view beside the sections; above them it has as many columns as fit. */
export const index = style(
  feature({
    position: 'sticky',
    insetBlockStart: 'var(--segno-page-start, 0px)',
    display: 'grid',
    gap: vars.space.sm,
    '@media': {
      [media.narrow]: {
        position: 'static',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      },
    },
  }),
);

/** A section that its link scrolls below the header of the page. */
export const section = style(feature({ scrollMarginBlockStart: `calc(var(--segno-page-start, 0px) + 8px)` }));

/** A field with its button behind it, on phones below it. */
export const withButton = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.xs,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The recovery codes, without the marks of a list. */
export const codes = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));
