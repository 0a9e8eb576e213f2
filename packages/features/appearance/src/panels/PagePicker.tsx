import { adminOptionsQuery, type MenuItem, useMessages } from '@segno/data';
import { Select, SelectItem } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { menuMessages } from '../messages/menus.en.ts';

interface PagePickerProps {
  item: MenuItem;
  onChange: (values: Partial<MenuItem>) => void;
}

/** The pages of the site that every visitor or signed-in person can open, by the names of their messages. */
const sitePages = {
  home: '/',
  search: '/search',
  genres: '/genres',
  'new-releases': '/new-releases',
  'popular-tracks': '/popular-tracks',
  'popular-albums': '/popular-albums',
  'popular-artists': '/popular-artists',
  'popular-playlists': '/popular-playlists',
  library: '/library',
  'library-songs': '/library/songs',
  'library-playlists': '/library/playlists',
  'library-albums': '/library/albums',
  'library-artists': '/library/artists',
  'library-history': '/library/history',
  feed: '/feed',
  pricing: '/pricing',
  contact: '/contact',
  'api-docs': '/api-docs',
  'backstage-requests': '/backstage/requests',
  admin: '/admin',
} as const;
const names = Object.keys(sitePages) as (keyof typeof sitePages)[];

/** The key of the option for an address that is written. */
const other = 'other';

/** A page or a channel of the site from a list, as the address of an item. */
export function PagePicker({ item, onChange }: PagePickerProps) {
  const t = useMessages(menuMessages);
  // Who may not see channels finds the pages only.
  const { data: channels = [] } = useQuery({ ...adminOptionsQuery('channels', { query: '' }), retry: false });
  const pages = [
    ...names.map((name) => ({ path: sitePages[name] as string, name: t(`menu.page.${name}`) })),
    ...channels.map(({ name, detail }) => ({ path: `/${detail ?? ''}`, name })),
  ];
  const options = pages.filter(({ path }, index) => pages.findIndex((one) => one.path === path) === index);
  return (
    <Select
      label={t('menu.page')}
      value={options.find(({ path }) => path === item.action)?.path ?? other}
      onChange={(key) => key !== other && onChange({ type: 'route', action: String(key) })}
    >
      {[{ path: other, name: t('menu.otherPage') }, ...options].map(({ path, name }) => (
        <SelectItem key={path} id={path} {...(path !== other && { description: path })}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
