/** How many rows are drawn before the browser has measured, and so by the server. */
export const firstRows = 30;

/** Lists shorter than this are drawn whole. */
export const virtualFrom = 60;

const overscan = 8;
/** The range moves in steps, so that not every scroll event draws. */
const step = 4;

export interface Range {
  readonly start: number;
  /** The first row that is not drawn. */
  readonly end: number;
}

interface View {
  /** Where the first row begins, measured from the upper edge of the screen. */
  top: number;
  /** How high the screen is. */
  height: number;
  rowHeight: number;
  count: number;
}

/** Which rows of equal height to draw. */
export function visibleRange({ top, height, rowHeight, count }: View): Range {
  const first = Math.floor(-top / rowHeight) - overscan;
  const last = Math.ceil((height - top) / rowHeight) + overscan;
  const start = Math.floor(first / step) * step;
  const end = Math.ceil(last / step) * step;
  return { start: Math.min(Math.max(0, start), count), end: Math.min(Math.max(0, end), count) };
}

/** The rows to draw in order: the range, and the row that has or would take the focus, which must never go away. */
export function drawnRows({ start, end }: Range, active: number, count: number): number[] {
  const rows: number[] = [];
  if (active < start && active >= 0) rows.push(active);
  for (let index = start; index < Math.min(end, count); index++) rows.push(index);
  if (active >= end && active < count) rows.push(active);
  return rows;
}
