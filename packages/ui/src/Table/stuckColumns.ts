/** A column as the collection holds it. */
interface ColumnNode {
  props?: { 'data-stuck'?: boolean; 'data-narrow'?: boolean };
}
type Columns = readonly ColumnNode[];

/** Set inline: how far from its end of the frame a column stays. The frame says it for each by its number: `…-2`. */
export const stuckAt = '--segno-table-stuck';

/** The end of the row that a column stays at, and whether what scrolls goes under it next to it. */
export interface StuckPlace {
  side: 'start' | 'end';
  isEdge: boolean;
}

/** How many columns stay at the start of a virtual table: those that stick, with the handles and boxes before them. */
export function countLeading(columns: Columns): number {
  const end = columns.findIndex(({ props }) => !props?.['data-stuck'] && !props?.['data-narrow']);
  const leading = columns.slice(0, end < 0 ? columns.length : end);
  return leading.findLastIndex(({ props }) => props?.['data-stuck']) + 1;
}

/** How many columns stay at the end: the last that stick, unless all do, which then stay at the start. */
export function countTrailing(columns: Columns): number {
  const first = columns.findLastIndex(({ props }) => !props?.['data-stuck']) + 1;
  return columns.slice(0, first).every(({ props }) => props?.['data-narrow']) ? 0 : columns.length - first;
}

function sideOf(columns: Columns, index: number, isVirtualized: boolean): StuckPlace['side'] | undefined {
  if (!columns[index]?.props?.['data-stuck']) return undefined;
  if (index >= columns.length - countTrailing(columns)) return 'end';
  return !isVirtualized || index < countLeading(columns) ? 'start' : undefined;
}

/** Where a column stays. Nowhere, if it does not stick, or stands in the middle of a virtual table. */
export function stuckPlace(columns: Columns, index: number, isVirtualized: boolean): StuckPlace | undefined {
  const side = sideOf(columns, index, isVirtualized);
  if (!side) return undefined;
  const towardsOthers = side === 'start' ? index + 1 : index - 1;
  return { side, isEdge: sideOf(columns, towardsOthers, isVirtualized) !== side };
}
