/** How a browser lays a grid out, in pixels. */
export interface GridLayout {
  columns: number;
  /** The distance between the beginnings of two rows. */
  stride: number;
  gap: number;
}

interface View {
  /** The distance of the first row from the upper edge of the viewport. */
  top: number;
  /** The height of the viewport. */
  height: number;
  /** The number of items. */
  length: number;
}

/** The rows that are rendered above and below those in view. */
const overscan = 2;

/** The rows in view and some around them: the first, and the one after the last. */
export function rowsInView({ columns, stride }: GridLayout, { top, height, length }: View) {
  const count = Math.ceil(length / columns);
  const within = (row: number) => Math.min(Math.max(0, row), count);
  return {
    start: within(Math.floor(-top / stride) - overscan),
    end: within(Math.ceil((height - top) / stride) + overscan),
  };
}

/** The rows to render, in order: those in view, and the one with the focus, which must stay in the document. */
export function gridRows({
  start,
  end,
  active,
  count,
}: {
  start: number;
  end: number;
  active: number;
  count: number;
}): number[] {
  const rows = Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);
  if (active < 0 || active >= count || rows.includes(active)) return rows;
  return active < start ? [active, ...rows] : [...rows, active];
}
