import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const rows = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));

/** A picture, the names, and at the end the state and further links, which go under the names on phones. */
export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.md,
    rowGap: vars.space['2xs'],
    alignItems: 'center',
    minBlockSize: 56,
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    '@media': { '(max-width: 600px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

export const picture = style(feature({ inlineSize: 48 }));

/** Without a picture they begin where it would. */
export const names = style(
  feature({
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: { '&:first-child': { gridColumn: 'span 2' } },
  }),
);

export const end = style(
  feature({
    '@media': {
      '(max-width: 600px)': {
        gridColumnStart: 2,
        selectors: { [`${names}:first-child + &`]: { gridColumn: '1 / -1' } },
      },
    },
  }),
);
