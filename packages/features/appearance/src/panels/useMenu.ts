import type { Menu, MenuItem } from '@segno/data';
import { usePart } from '../editor/EditorContext.ts';

/** The menu at a position, and the function that replaces its items. One that is missing is made. */
export function useMenu(position: string) {
  const [menus, setMenus] = usePart('menus');
  const menu: Menu = menus.find((one) => one.positions.includes(position)) ?? {
    id: position,
    positions: [position],
    items: [],
  };
  const setItems = (items: MenuItem[]) => {
    const next = { ...menu, items };
    const isThere = menus.some(({ id }) => id === menu.id);
    setMenus(isThere ? menus.map((one) => (one.id === menu.id ? next : one)) : [...menus, next]);
  };
  return { menu, setItems };
}
