import type { Menu } from '@segno/data/contract';

/** The other sites from which pages fetch icons of menus, for the content policy (MENU-5). */
export const menuIconOrigins = (menus: readonly Menu[]): string[] => [
  ...new Set(
    menus.flatMap(({ items }) =>
      items
        .flatMap((item) => [item, ...(item.items ?? [])])
        .flatMap(({ icon }) => {
          const url = icon?.startsWith('https:') ? URL.parse(icon) : null;
          return url ? [url.origin] : [];
        }),
    ),
  ),
];
