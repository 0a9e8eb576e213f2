import type { MenuItem } from '@segno/data';

/** An item with its inner items, as a tree moves them. */
export interface Branch {
  id: string;
  item: Omit<MenuItem, 'items'>;
  children: Branch[];
}

const toBranch = ({ items = [], ...item }: MenuItem): Branch => ({
  id: item.id,
  item,
  children: items.map(toBranch),
});

export const toTree = (items: readonly MenuItem[]): Branch[] => items.map(toBranch);

/** The items of a tree. What is deeper than one level moves up, after the item that contained it. */
export const toItems = (tree: readonly Branch[]): MenuItem[] =>
  tree.map(({ item, children }) => {
    const inner = children.flatMap((child) => [
      child.item,
      ...child.children.flatMap((deeper) => flat(deeper)),
    ]);
    return inner.length > 0 ? { ...item, items: inner } : item;
  });

const flat = ({ item, children }: Branch): Branch['item'][] => [item, ...children.flatMap(flat)];

/** All items in the order of the list, inner ones after the one that contains them. Addresses have their indexes. */
export const itemsInOrder = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...(item.items ?? [])]);

/** Changes the item of an id at any level; null removes it. */
export const withItem = (
  items: readonly MenuItem[],
  id: string,
  change: (item: MenuItem) => MenuItem | null,
): MenuItem[] =>
  items.flatMap((item) => {
    if (item.id === id) return change(item) ?? [];
    if (!item.items) return [item];
    const inner = withItem(item.items, id, change);
    return [{ ...item, items: inner }];
  });

/** An id that no item of the menu has. */
export const freeId = (items: readonly MenuItem[]): string => {
  const all = itemsInOrder(items);
  let serial = all.length + 1;
  while (all.some(({ id }) => id === `item-${serial}`)) serial += 1;
  return `item-${serial}`;
};
