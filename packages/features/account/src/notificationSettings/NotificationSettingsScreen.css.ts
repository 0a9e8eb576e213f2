import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The channels of one kind of notifications: in a row, on phones below each other with the switches at the end. */
export const channels = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(110px, auto))',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%' } },
  }),
);
