/** A column of the collection. */
interface ColumnNode {
  props?: { 'data-stuck'?: boolean; 'data-narrow'?: boolean };
}
type Columns = readonly ColumnNode[];

/** The sticky offset of a column. The frame sets one inline for each column, by index: `…-2`. */
export const stuckAt = '--segno-table-stuck';

/** The side at which a column is sticky, and whether it is next to the scrolling columns. */
export interface StuckPlace {
  side: 'start' | 'end';
  isEdge: boolean;
}

/** The number of sticky columns at the start of a virtualized table, including handles and checkboxes before them. */
export function countLeading(columns: Columns): number {
  const end = columns.findIndex(({ props }) => !props?.['data-stuck'] && !props?.['data-narrow']);
  const leading = columns.slice(0, end < 0 ? columns.length : end);
  return leading.findLastIndex(({ props }) => props?.['data-stuck']) + 1;
}

/** The number of sticky columns at the end: the last ones, or none if all columns are sticky. */
export function countTrailing(columns: Columns): number {
  const first = columns.findLastIndex(({ props }) => !props?.['data-stuck']) + 1;
  return columns.slice(0, first).every(({ props }) => props?.['data-narrow']) ? 0 : columns.length - first;
}

function sideOf(columns: Columns, index: number, isVirtualized: boolean): StuckPlace['side'] | undefined {
  if (!columns[index]?.props?.['data-stuck']) return undefined;
  if (index >= columns.length - countTrailing(columns)) return 'end';
  return !isVirtualized || index < countLeading(columns) ? 'start' : undefined;
}

/** The side of a sticky column; nothing if it is not sticky or in the middle of a virtualized table. */
export function stuckPlace(columns: Columns, index: number, isVirtualized: boolean): StuckPlace | undefined {
  const side = sideOf(columns, index, isVirtualized);
  if (!side) return undefined;
  const towardsOthers = side === 'start' ? index + 1 : index - 1;
  return { side, isEdge: sideOf(columns, towardsOthers, isVirtualized) !== side };
}
