import type { Key } from 'react-aria-components/GridList';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';

/** Returns the keys of a row and of the rows with the same parent, in their order. */
export function siblingKeys(collection: DraggableCollectionState['collection'], key: Key): Key[] {
  let node = collection.getItem(key);
  for (let before = node; before; before = collection.getItem(before.prevKey ?? '')) node = before;
  const keys: Key[] = [];
  for (; node; node = collection.getItem(node.nextKey ?? '')) if (node.type === 'item') keys.push(node.key);
  return keys;
}
