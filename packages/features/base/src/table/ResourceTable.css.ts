import { vars } from '@segno/ui/theme';
import { ellipsis, feature } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Narrower than this, rows are cards. */
const cards = '(max-width: 599px)';

export const name = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
);
export const image = style(feature({ flex: 'none', inlineSize: 40 }));
export const text = style(feature({ display: 'grid', minInlineSize: 0 }));
export const link = style(
  feature({ ...ellipsis, color: vars.color.text, fontWeight: vars.weight.medium, minInlineSize: 0 }),
);
export const narrowOnly = style(feature({ display: 'none', '@media': { [cards]: { display: 'block' } } }));

/** The label of a value in a card. */
export const label = style(
  feature({ display: 'none', '@media': { [cards]: { display: 'inline', color: vars.color.textMuted } } }),
);

export const table = style({});
globalStyle(`${table} thead`, feature({ '@media': { [cards]: { display: 'none' } } }));
globalStyle(
  `${table} :is(table, tbody)`,
  feature({ '@media': { [cards]: { display: 'block', inlineSize: '100%' } } }),
);
globalStyle(
  `${table} tbody tr`,
  feature({
    '@media': {
      [cards]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.sm,
        rowGap: vars.space['2xs'],
        blockSize: 'auto',
        paddingBlock: vars.space.xs,
        borderBlockEnd: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
);
globalStyle(
  `${table} tbody td, ${table} tbody th`,
  feature({
    '@media': {
      [cards]: {
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        padding: 0,
        border: 0,
        textAlign: 'start',
      },
    },
  }),
);

/** The first line of a card: the box, the name and the menu. */
export const nameCell = style(feature({ '@media': { [cards]: { flex: '1 1 60%', minInlineSize: 0 } } }));
/** The values, in the lines below. */
export const valueCell = style(
  feature({ '@media': { [cards]: { order: 1, flex: '0 1 auto', maxInlineSize: '100%' } } }),
);
// The first line ends before the values.
globalStyle(
  `${table} tbody tr::after`,
  feature({ '@media': { [cards]: { content: '""', flexBasis: '100%' } } }),
);
// A column's numbers are at its end; in a card a number follows its label.
globalStyle(
  `${table} tbody ${valueCell} > div`,
  feature({ '@media': { [cards]: { justifyContent: 'flex-start', textAlign: 'start', minBlockSize: 0 } } }),
);
export const menuCell = style(feature({}));
