import type { Key } from 'react-aria-components/ListBox';
import { LayoutInfo, ListLayout, Rect, Size } from 'react-aria-components/Virtualizer';
import { arrayOfItems } from './arrayOfItems.ts';

type Update = Parameters<ListLayout<unknown>['update']>[0];

/**
 * A `ListLayout` for rows of one height. It computes only the rows in view and those that stay rendered, such as the
 * focused one. `ListLayout` lays out every row before a far row that gets the focus, and compares each of them with the
 * viewport when the list scrolls. A list with sections or loading rows is laid out by `ListLayout`.
 */
export class RowLayout<T> extends ListLayout<T> {
  #items: unknown;
  #rowKeys: readonly Key[] | null = null;
  #places: Map<Key, number> | null = null;
  #layoutInfos = new Map<Key, LayoutInfo>();

  override update(context: Update) {
    const { collection, size } = this.virtualizer!;
    if (collection !== this.#items) {
      const rows = [...arrayOfItems(collection)].filter(({ type }) => type !== 'content');
      this.#items = collection;
      this.#rowKeys = rows.every(({ type }) => type === 'item') ? rows.map(({ key }) => key) : null;
      this.#places = null;
    }
    this.#layoutInfos.clear();
    if (!this.#rowKeys) {
      super.update(context);
      return;
    }
    this.rowSize = context.layoutOptions?.rowSize ?? this.rowSize;
    this.contentSize = new Size(size.width, this.#rowKeys.length * this.rowSize!);
  }

  /** The place of a row from the top, or -1. */
  #placeOf(key: Key, rowKeys: readonly Key[]) {
    const index = this.virtualizer!.collection.getItem(key)?.index;
    // In a tree it is the place among the items of one parent.
    if (index !== undefined && rowKeys[index] === key) return index;
    this.#places ??= new Map(rowKeys.map((rowKey, place) => [rowKey, place]));
    return this.#places.get(key) ?? -1;
  }

  #layoutInfoAt(place: number, key: Key) {
    const known = this.#layoutInfos.get(key);
    if (known) return known;
    const rect = new Rect(0, place * this.rowSize!, this.virtualizer!.size.width, this.rowSize!);
    const layoutInfo = new LayoutInfo('item', key, rect);
    layoutInfo.allowOverflow = true;
    this.#layoutInfos.set(key, layoutInfo);
    return layoutInfo;
  }

  override getLayoutInfo(key: Key) {
    if (!this.#rowKeys) return super.getLayoutInfo(key);
    const place = this.#placeOf(key, this.#rowKeys);
    return place < 0 ? null : this.#layoutInfoAt(place, key);
  }

  override getVisibleLayoutInfos(rect: Rect) {
    const rowKeys = this.#rowKeys;
    if (!rowKeys) return super.getVisibleLayoutInfos(rect);
    const places = new Set<number>();
    if (rect.area > 0) {
      const last = Math.min(Math.ceil(rect.maxY / this.rowSize!), rowKeys.length - 1);
      for (let place = Math.max(0, Math.floor(rect.y / this.rowSize!)); place <= last; place += 1)
        places.add(place);
    }
    for (const key of this.virtualizer!.persistedKeys) places.add(this.#placeOf(key, rowKeys));
    places.delete(-1);
    // Screen readers read the rows in the order of their elements.
    return [...places].sort((a, b) => a - b).map((place) => this.#layoutInfoAt(place, rowKeys[place]!));
  }
}
