import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));

/** A mark, what was found, and the tracks that it is about. */
export const finding = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    columnGap: vars.space.sm,
    rowGap: vars.space['2xs'],
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);

export const mark = style(feature({ display: 'grid', placeItems: 'center', blockSize: '1.5em' }));

export const tracks = style(
  feature({
    gridColumnStart: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.md,
    rowGap: vars.space['2xs'],
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);
