import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

const place = style(
  feature({
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginInline: 'auto',
    overflow: 'hidden',
    '@media': { print: { display: 'none' } },
  }),
);

/** The largest widths are those of the specification. */
export const places = {
  general_top: place,
  general_bottom: place,
  artist_top: style([place, feature({ maxInlineSize: 1000 })]),
  artist_bottom: style([place, feature({ maxInlineSize: 430 })]),
  album_above: place,
};

export const frame = style(feature({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 }));
