import { TableLayout, type LayoutInfo, type Rect } from 'react-aria-components/Virtualizer';
import type { Key } from 'react-aria-components/Table';

interface Placed {
  key: Key;
  type: string;
  index: number;
  colIndex?: number | null;
}

interface Head {
  key: Key;
  props?: { 'data-stuck'?: boolean; 'data-narrow'?: boolean };
}

/** How many columns stay at the start: those that stick, with the handles and boxes before them. */
export function countStuck(columns: readonly Head[]): number {
  const end = columns.findIndex(({ props }) => !props?.['data-stuck'] && !props?.['data-narrow']);
  const leading = columns.slice(0, end < 0 ? columns.length : end);
  return leading.findLastIndex(({ props }) => props?.['data-stuck']) + 1;
}

/** A virtual table whose first columns stay in view while the others scroll sideways. */
export class StickyTableLayout<T> extends TableLayout<T> {
  protected override isStickyColumn({ key, type, index, colIndex }: Placed): boolean {
    const { columns } = this.collection;
    const place = type === 'column' ? columns.findIndex((one) => one.key === key) : (colIndex ?? index);
    return place >= 0 && place < countStuck(columns);
  }

  // What is cut by the boxes around it cannot stick to the one that scrolls.
  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const infos = super.getVisibleLayoutInfos(rect);
    if (countStuck(this.collection.columns) === 0) return infos;
    for (const info of infos) {
      if (info.isSticky || (info.type !== 'cell' && info.type !== 'column')) info.allowOverflow = true;
    }
    return infos;
  }
}
