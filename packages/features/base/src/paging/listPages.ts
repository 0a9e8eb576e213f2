/** The first page of a list: with its total, and the cursors at which the others begin. */
interface Outline {
  per_page: number;
  total: number | null;
  data: readonly unknown[];
  starts?: readonly string[] | undefined;
}

/** The pages of a list that is read at any place, counted from 0. */
export interface ListPages {
  /** The number of rows in a page. */
  size: number;
  /** The number of rows that can be read. */
  total: number;
  pageOf: (index: number) => number;
  /** The cursor of a page; undefined for the first one, and for pages that do not exist. */
  cursorOf: (page: number) => string | undefined;
  /** The pages after the first one that have rows in this range, or close to it. */
  within: (range: { start: number; end: number }) => number[];
}

export function listPagesOf({ per_page: size, total, data, starts = [] }: Outline): ListPages {
  const pageOf = (index: number) => Math.floor(index / size);
  return {
    size,
    // The cursors of a very long list end before it does.
    total: Math.min(total ?? data.length, (starts.length + 1) * size),
    pageOf,
    cursorOf: (page) => starts[page - 1],
    within({ start, end }) {
      const close = Math.floor(size / 2);
      const first = Math.max(1, pageOf(start - close));
      const last = Math.min(starts.length, pageOf(end + close));
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
    },
  };
}

/** One entry for each row of a list: those of the first page, and of other pages, in place. */
export function rowsOf<T>(
  { size, total }: ListPages,
  first: readonly T[],
  loaded: readonly { page: number; rows: readonly (T | undefined)[] | undefined }[],
): (T | undefined)[] {
  const rows: (T | undefined)[] = [];
  rows.length = total;
  const fill = (page: number, some: readonly (T | undefined)[]) =>
    some.slice(0, total - page * size).forEach((row, place) => {
      rows[page * size + place] = row;
    });
  fill(0, first);
  for (const { page, rows: some } of loaded) if (some) fill(page, some);
  return rows;
}
