import { feature } from '@segno/ui/theme/styles';
import { measures } from '@segno/ui/theme/measures';
import { style } from '@vanilla-extract/css';

/** Set inline: the number of plays of the day. */
export const rowCount = '--segno-history-rows';

/** Has the height of its list before the list is loaded: 56 px a row, below the headers of the columns. */
export const day = style(
  feature({
    display: 'block',
    minBlockSize: `calc(var(${rowCount}) * 56px + ${measures.inputHeight.sm})`,
  }),
);
