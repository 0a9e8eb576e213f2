import type { Key } from 'react-aria-components/ListBox';
import type { ListState } from 'react-stately/useListState';

type Items = ListState<unknown>['collection'];

const arrays = new WeakMap<Items, Items>();

/**
 * The same items as an array, which also has the methods of the collection. It is made once per collection. An engine
 * copies an array about a hundred times faster than another iterable.
 */
export function arrayOfItems(items: Items): Items {
  const known = arrays.get(items);
  if (known) return known;
  const array: Items = Object.assign([...items], {
    size: items.size,
    at: (index: number) => items.at(index),
    getKeys: () => items.getKeys(),
    getItem: (key: Key) => items.getItem(key),
    getKeyBefore: (key: Key) => items.getKeyBefore(key),
    getKeyAfter: (key: Key) => items.getKeyAfter(key),
    getFirstKey: () => items.getFirstKey(),
    getLastKey: () => items.getLastKey(),
    getChildren: items.getChildren?.bind(items),
    getTextValue: items.getTextValue?.bind(items),
    filter: items.filter?.bind(items),
  });
  arrays.set(items, array);
  arrays.set(array, array);
  return array;
}

/**
 * Makes the rows of a `GridList` or `Tree` read an array of the items. react-aria's `useGridListItem` copies the
 * collection for each rendered row: to look for sections in a virtualized list, to count the rows of the first level in
 * a tree. The hook accepts only the state that the list has registered, so the state itself is changed: call this in
 * `render` of the list, which runs before its rows.
 */
export function readItemsFromArray(state: Pick<ListState<unknown>, 'collection'>) {
  state.collection = arrayOfItems(state.collection);
}
