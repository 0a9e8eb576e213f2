import type { Key } from 'react-aria-components/ListBox';
import type { ListState } from 'react-stately/useListState';

type Items = ListState<unknown>['collection'];
type Item = NonNullable<ReturnType<Items['getItem']>>;

/** What the collection of a table has beside its items. */
interface Columns {
  columns: readonly { key: Key }[];
  rowHeaderColumnKeys: ReadonlySet<Key>;
}

/** Where a search starts, in which collection, and which items it leaves out. */
export interface SearchedItems {
  items: Items;
  focusedKey: Key | null;
  isDisabled: (key: Key) => boolean;
}

/** Compares each different beginning once: the collation of 100,000 texts takes longer than everything else. */
function startsWith(word: string, collator: Pick<Intl.Collator, 'compare'>) {
  const known = new Map<string, boolean>();
  return (text: string | undefined): boolean => {
    if (!text) return false;
    const start = text.slice(0, word.length);
    const isKnown = known.get(start);
    if (isKnown !== undefined) return isKnown;
    const isMatch = collator.compare(start, word) === 0;
    known.set(start, isMatch);
    return isMatch;
  };
}

/**
 * Finds the first enabled item whose text begins with `word`, from the focused item to the end and then from the first
 * item. It reads each item once. In a table it compares the texts of rows and row headers, and from a cell it finds a
 * cell.
 */
export function findByText(
  word: string,
  { items, focusedKey, isDisabled }: SearchedItems,
  collator: Pick<Intl.Collator, 'compare'>,
) {
  const matches = startsWith(word, collator);
  const { columns, rowHeaderColumnKeys } = items as Partial<Columns>;
  const focused = focusedKey === null ? null : items.getItem(focusedKey);
  const isCell = focused?.type === 'cell';

  const nodeAt = (key: Key | null | undefined) => (key == null ? null : items.getItem(key));

  const goalIn = (item: Item): Key | null => {
    if (matches(item.textValue)) return item.key;
    if (!columns) return null;
    // Not by `getChildren`, which takes several times as long.
    let cell = nodeAt(item.firstChildKey);
    for (; cell?.type === 'cell'; cell = nodeAt(cell.nextKey)) {
      const column = columns[cell.index];
      if (column && rowHeaderColumnKeys?.has(column.key) && matches(cell.textValue))
        return isCell ? cell.key : item.key;
    }
    return null;
  };

  const goalFrom = (from: Key | null, end: Key | null): Key | null => {
    for (let key = from; key !== null && key !== end; key = items.getKeyAfter(key)) {
      const item = items.getItem(key);
      const goal = item?.type === 'item' ? goalIn(item) : null;
      if (goal !== null && !isDisabled(key)) return goal;
    }
    return null;
  };

  const first = items.getFirstKey();
  const start = (isCell ? focused?.parentKey : focused?.key) ?? first;
  return goalFrom(start, null) ?? goalFrom(first, start);
}
