import { vars } from '@segno/ui/theme';
import { ellipsis, feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export { cover, line, row, textColumn } from '@segno/music/rows.css';

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

// literal: the height of a row of tracks, as in ReorderList
export const item = style(feature({ blockSize: 60 }));

export const name = style(
  feature({
    ...ellipsis,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const artists = style(
  feature({ ...ellipsis, color: vars.color.textMuted, fontSize: vars.text.small }),
);
