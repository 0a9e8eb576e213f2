import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

/** The custom property for the minimum width of an item. */
export const itemWidth = '--segno-grid-item-width';

export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(${itemWidth}, 160px)), 1fr))`,
  }),
);
