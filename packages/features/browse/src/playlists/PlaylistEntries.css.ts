import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export { albumLink, artists, cover, line, playing, textColumn, trackLink } from '@segno/music/rows.css';

/** Widths of a row, as in `TrackTable`, below which it shows fewer columns. */
const below = { sm: '(max-width: 479.98px)', md: '(max-width: 639.98px)' };

const buttons = '44px 44px';

/** The columns of a row are those of `TrackTable`, and a button that removes the row. */
export const columns = style(
  feature({
    display: 'grid',
    gridTemplateColumns: `40px minmax(0, 5fr) minmax(0, 3fr) 44px 112px 72px ${buttons}`,
    alignItems: 'center',
    columnGap: vars.space.sm,
    blockSize: '100%',
    '@container': {
      [below.md]: { gridTemplateColumns: `40px minmax(0, 1fr) 44px 72px ${buttons}` },
      [below.sm]: { gridTemplateColumns: `40px minmax(0, 1fr) ${buttons}` },
    },
  }),
);

export const row = style(feature({ containerType: 'inline-size', blockSize: '100%' }));

/** The names of the columns, over rows that begin with a handle. */
export const head = style([
  row,
  feature({
    blockSize: 'auto',
    paddingBlock: vars.space.xs,
    paddingInlineStart: 34,
    paddingInlineEnd: vars.space.xs,
    marginBlockEnd: vars.space['2xs'],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    '@media': { [media.phone]: { display: 'none' } },
  }),
]);

export const headTitle = style(feature({ gridColumn: '1 / 3' }));

export const figure = style(
  feature({
    justifySelf: 'end',
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const untilSm = style(feature({ '@container': { [below.sm]: { display: 'none' } } }));
export const untilMd = style(feature({ '@container': { [below.md]: { display: 'none' } } }));
