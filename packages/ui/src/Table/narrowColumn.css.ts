import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';
import { row } from './Row.css.ts';
import { cover } from './stuckCells.css.ts';
// Its padding overrides that of header and body cells, so it is after them in the stylesheet.
import './TableHeader.css.ts';

/** A column of checkboxes or handles. */
export const narrowColumn = style(
  component({
    inlineSize: 44,
    paddingInlineEnd: 0,
    selectors: { [`div&:is(${row} *)`]: cover },
  }),
);
