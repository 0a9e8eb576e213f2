import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';
import { row } from './Row.css.ts';
import { cover } from './stuckCells.css.ts';
// Its padding replaces that of both kinds of cells, so it comes after them.
import './TableHeader.css.ts';

/** A column of boxes or handles. */
export const narrowColumn = style(
  component({
    inlineSize: 44,
    paddingInlineEnd: 0,
    selectors: { [`div&:is(${row} *)`]: cover },
  }),
);
