import type { LongListQuery } from '@segno/data';
import type { DataGridRange } from '@segno/ui';
import { useQueries, useQueryClient, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showErrorToast } from '../notify/showErrorToast.tsx';
import { listPagesOf, rowsOf } from './listPages.ts';

/** After a jump over a page the rows are read when the list rests for so many milliseconds: the bar may be dragged. */
const rest = 80;

/** A list that is read at any place. */
export interface LongList<T> {
  /** One entry for each row of the whole list; undefined where it is not loaded. For `DataGrid`. */
  rows: readonly (T | undefined)[];
  /** For `DataGrid`. */
  onVisibleRangeChange: (range: DataGridRange) => void;
  /** Reads rows wherever they are, in their order. */
  read: (indexes: readonly number[]) => Promise<T[]>;
  /** The loaded rows of the page with this row, the cursor of the page, and the place of the row among them. */
  pageAround: (index: number) => { rows: readonly T[]; cursor: string | undefined; place: number };
}

interface FoundPage<T> {
  data: readonly T[];
}

const foundPages = <T>(results: UseQueryResult<FoundPage<T>>[]) => ({
  pages: results.map(({ data }) => data?.data),
  error: results.find(({ isError }) => isError)?.error ?? null,
});

/**
 * Reads a list whose first page brings its total and the cursors of all other pages. Those in view are read, so that every
 * place costs the same, and the scroll bar has its true length from the start.
 */
export function useLongList<T>(list: LongListQuery<T>): LongList<T> {
  const client = useQueryClient();
  const { data: first } = useSuspenseQuery(list.first);
  const pages = useMemo(() => listPagesOf(first), [first]);
  const [range, setRange] = useVisibleRange(pages.size);
  const wanted = useMemo(() => pages.within(range), [pages, range]);
  const found = useQueries({
    queries: wanted.map((page) => list.page(pages.cursorOf(page) ?? '')),
    combine: foundPages<T>,
  });

  const name = JSON.stringify(list.first.queryKey);
  const isComplete = !found.pages.includes(undefined);
  const [shown, setShown] = useState({ name, wanted, pages: found.pages });
  if (isComplete && (shown.pages !== found.pages || shown.name !== name))
    setShown({ name, wanted, pages: found.pages });
  // While pages are read again after a change, their rows stay.
  const before = isComplete || shown.name !== name ? null : shown;
  const rows = useMemo(
    () =>
      rowsOf(
        pages,
        first.data,
        wanted.map((page, place) => ({
          page,
          rows: found.pages[place] ?? before?.pages[before.wanted.indexOf(page)],
        })),
      ),
    [pages, first, wanted, found, before],
  );

  useEffect(() => {
    if (found.error) showErrorToast(found.error);
  }, [found.error]);

  return {
    rows,
    onVisibleRangeChange: setRange,
    async read(indexes) {
      const read = new Map<number, readonly T[]>([[0, first.data]]);
      for (const page of new Set(indexes.map(pages.pageOf))) {
        const cursor = pages.cursorOf(page);
        if (cursor === undefined) continue;
        read.set(page, (await client.query({ ...list.page(cursor), staleTime: 'static' })).data);
      }
      return indexes.flatMap((index) => read.get(pages.pageOf(index))?.[index % pages.size] ?? []);
    },
    pageAround(index) {
      const page = pages.pageOf(index);
      const start = page * pages.size;
      const around = rows.slice(start, start + pages.size).filter((row) => row !== undefined);
      return { rows: around, cursor: pages.cursorOf(page), place: index - start };
    },
  };
}

/** The rows in view. After a jump they follow when it rests. */
function useVisibleRange(pageSize: number): [DataGridRange, (range: DataGridRange) => void] {
  const [range, setRange] = useState<DataGridRange>({ start: 0, end: 0 });
  const seen = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onChange = useCallback(
    (next: DataGridRange) => {
      clearTimeout(timer.current);
      const isNear = Math.abs(next.start - seen.current) < pageSize;
      seen.current = next.start;
      if (isNear) setRange(next);
      else timer.current = setTimeout(() => setRange(next), rest);
    },
    [pageSize],
  );
  return [range, onChange];
}
