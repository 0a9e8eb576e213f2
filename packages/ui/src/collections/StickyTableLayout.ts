import { Rect, TableLayout, type LayoutInfo } from 'react-aria-components/Virtualizer';
import type { Key } from 'react-aria-components/Table';
import { countLeading, countTrailing } from './stuckColumns.ts';

interface Placed {
  key: Key;
  type: string;
  index: number;
  colIndex?: number | null;
}

/** A virtualized table whose first and last columns can be sticky. */
export class StickyTableLayout<T> extends TableLayout<T> {
  /** The index of the column. */
  #place({ key, type, index, colIndex }: Placed): number {
    return type === 'column'
      ? this.collection.columns.findIndex((one) => one.key === key)
      : (colIndex ?? index);
  }

  #isTrailing(place: number): boolean {
    const { columns } = this.collection;
    return place >= columns.length - countTrailing(columns);
  }

  protected override isStickyColumn(node: Placed): boolean {
    const place = this.#place(node);
    return place >= 0 && (place < countLeading(this.collection.columns) || this.#isTrailing(place));
  }

  // A row lays out only cells inside the rectangle, so the rectangle is extended to the trailing sticky cells.
  protected override layoutIfNeeded(rect: Rect): void {
    const isWhole = countTrailing(this.collection.columns) > 0;
    const width = Math.max(rect.maxX, this.contentSize.width);
    super.layoutIfNeeded(isWhole ? new Rect(0, rect.y, width, rect.height) : rect);
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const infos = super.getVisibleLayoutInfos(rect);
    const { columns } = this.collection;
    if (countLeading(columns) === 0 && countTrailing(columns) === 0) return infos;
    return infos.map((info) => {
      const isOfColumn = info.type === 'cell' || info.type === 'column';
      // An ancestor with `overflow: hidden` would prevent a cell from sticking to the scroll container.
      if (info.isSticky || !isOfColumn) info.allowOverflow = true;
      if (!info.isSticky || !isOfColumn) return info;
      const node = this.collection.getItem(info.key);
      return node && this.#isTrailing(this.#place(node)) ? this.#atTheEnd(info) : info;
    });
  }

  /** Places a trailing cell as far from the end of the viewport as it is from the end of the table. */
  #atTheEnd(info: LayoutInfo): LayoutInfo {
    const stuck = info.copy();
    const fromEnd = this.contentSize.width - info.rect.x;
    stuck.rect.x = Math.min(info.rect.x, this.virtualizer!.size.width - fromEnd);
    // The z-indexes of header cells decrease, so the last one would be below the others.
    if (info.type === 'column') stuck.zIndex = this.collection.columns.length + 2;
    return stuck;
  }
}
