/** The number of rows rendered before the first measurement, and so on the server. */
export const firstRows = 30;

/** Lists shorter than this are rendered whole. */
export const virtualFrom = 60;

const overscan = 8;
/** The range moves in steps, so that not every scroll event renders. */
const step = 4;

export interface Range {
  readonly start: number;
  /** The index after the last rendered row. */
  readonly end: number;
}

interface View {
  /** The distance of the first row from the upper edge of the viewport. */
  top: number;
  /** The height of the viewport. */
  height: number;
  rowHeight: number;
  count: number;
}

/** The rows of equal height to render. */
export function visibleRange({ top, height, rowHeight, count }: View): Range {
  const first = Math.floor(-top / rowHeight) - overscan;
  const last = Math.ceil((height - top) / rowHeight) + overscan;
  const start = Math.floor(first / step) * step;
  const end = Math.ceil(last / step) * step;
  return { start: Math.min(Math.max(0, start), count), end: Math.min(Math.max(0, end), count) };
}

/**
 * The indexes of the rows to render, in order: the range, and the focused row or tab stop, which must stay in the
 * document.
 */
export function drawnRows({ start, end }: Range, active: number, count: number): number[] {
  const rows: number[] = [];
  if (active < start && active >= 0) rows.push(active);
  for (let index = start; index < Math.min(end, count); index++) rows.push(index);
  if (active >= end && active < count) rows.push(active);
  return rows;
}
