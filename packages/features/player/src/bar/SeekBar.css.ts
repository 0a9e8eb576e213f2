import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const seek = styleVariants({
  beside: [
    feature({
      display: 'grid',
      gridTemplateColumns: '3rem minmax(0, 1fr) 3rem',
      alignItems: 'center',
      gap: vars.space.xs,
      inlineSize: '100%',
    }),
  ],
  below: [
    feature({
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      rowGap: 0,
      inlineSize: '100%',
    }),
  ],
});

export const slider = style(
  feature({ selectors: { [`${seek.below} > &`]: { gridColumn: '1 / -1', gridRow: 1 } } }),
);

export const time = style(
  feature({
    selectors: {
      [`${seek.beside} > &:first-child`]: { textAlign: 'end' },
      [`${seek.below} > &:last-child`]: { textAlign: 'end' },
    },
  }),
);
