import { type DataGridRange, Grid, Skeleton, Stack } from '@segno/ui';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gridRows, type GridLayout, rowsInView } from './gridRows.ts';
import * as css from './LongGrid.css.ts';

/** Shorter lists are rendered whole. */
const longFrom = 120;

export interface LongGridProps<T> {
  /** The items of `useLongList`; undefined where they are not loaded. */
  items: readonly (T | undefined)[];
  onVisibleRangeChange: (range: DataGridRange) => void;
  /** The card of an item. All cards have one height. */
  children: (item: T, index: number) => ReactNode;
  /** The shape of the pictures of cards that are not loaded. @default 'square' */
  shape?: 'square' | 'round';
}

const useBrowserLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A grid of cards that is read at any place, in the page’s own scrolling. Rows out of view are not rendered. */
export function LongGrid<T>({ items, onVisibleRangeChange, children, shape = 'square' }: LongGridProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const isLong = items.length >= longFrom;
  const layout = useGridLayout(frame, isLong);
  const [active, setActive] = useState(-1);
  const rows = useRowsInView(frame, layout, items.length);
  const { columns = 1, stride = 0, gap = 0 } = layout ?? {};
  const { start, end } = rows ?? { start: 0, end: 0 };
  useEffect(() => {
    if (rows) onVisibleRangeChange({ start: start * columns, end: end * columns });
  }, [rows, start, end, columns, onVisibleRangeChange]);

  const card = (index: number) => {
    const item = items[index];
    return item === undefined ? (
      <Stack key={`place ${index}`} space="sm">
        <Skeleton ratio={1} radius={shape === 'round' ? 'round' : 'card'} />
        <Skeleton width="70%" />
      </Stack>
    ) : (
      children(item, index)
    );
  };
  const grid = { minItemWidth: 152, space: 'lg' } as const;
  if (!isLong || !layout)
    return (
      <Grid ref={frame} {...grid}>
        {Array.from({ length: Math.min(items.length, longFrom) }, (_, index) => card(index))}
      </Grid>
    );
  const count = Math.ceil(items.length / columns);
  return (
    <div ref={frame} className={css.frame} style={{ blockSize: count * stride - gap }}>
      {gridRows({ start, end, active, count }).map((row) => (
        <Grid
          key={row}
          {...grid}
          className={css.row}
          style={{ insetBlockStart: row * stride }}
          onFocus={() => setActive(row)}
        >
          {Array.from({ length: Math.min(columns, items.length - row * columns) }, (_, place) =>
            card(row * columns + place),
          )}
        </Grid>
      ))}
    </div>
  );
}

/** The number of columns and the distance of rows, as the browser lays them out. Null before the first measurement. */
function useGridLayout(frame: RefObject<HTMLDivElement | null>, isLong: boolean): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  useBrowserLayout(() => {
    if (!isLong) {
      setLayout(null);
      return undefined;
    }
    const measure = () => {
      const element = frame.current;
      const grid = element?.classList.contains(css.frame) ? element.firstElementChild : element;
      const card = grid?.firstElementChild;
      if (!grid || !card) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
      const columns = gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(rowGap) || 0;
      const stride = grid.firstElementChild.getBoundingClientRect().height + gap;
      setLayout((old) =>
        old?.columns === columns && old.stride === stride && old.gap === gap ? old : { columns, stride, gap },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The frame is another element after the first measurement; its parent stays.
    if (frame.current?.parentElement) observer.observe(frame.current.parentElement);
    return () => observer.disconnect();
  }, [frame, isLong]);
  return layout;
}

/** The rows in the viewport and some around them. Null before the first measurement. */
function useRowsInView(
  frame: RefObject<HTMLDivElement | null>,
  layout: GridLayout | null,
  length: number,
): { start: number; end: number } | null {
  const [rows, setRows] = useState<{ start: number; end: number } | null>(null);
  useBrowserLayout(() => {
    if (!layout) return undefined;
    const update = () => {
      const { top } = frame.current?.getBoundingClientRect() ?? { top: 0 };
      const next = rowsInView(layout, { top, height: window.innerHeight, length });
      setRows((old) => (old?.start === next.start && old.end === next.end ? old : next));
    };
    update();
    // In the capture phase, to receive the scroll events of every scroll container around the grid.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [frame, layout, length]);
  return rows;
}
