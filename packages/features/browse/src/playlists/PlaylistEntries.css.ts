import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export { cover, line, playing, textColumn } from '@segno/music/rows.css';

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    blockSize: '100%',
    '@media': { [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr) auto auto' } },
  }),
);

export const duration = style(feature({ '@media': { [media.phone]: { display: 'none' } } }));
