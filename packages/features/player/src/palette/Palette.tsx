import {
  accountSettingsPath,
  feedPath,
  libraryPath,
  loginPath,
  menuItemHref,
  menuItemsAt,
  notificationsPath,
  searchPath,
  searchQuery,
  useCan,
  useMessages,
  useStartup,
  useText,
} from '@segno/data';
import {
  openFolderDialog,
  openPlaylistDialog,
  openSmartPlaylistDialog,
  useCanCreatePlaylist,
} from '@segno/music';
import { usePlayerStores } from '@segno/playback';
import { CommandPalette, type Command } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { paletteMessages } from '../messages/palette.en.ts';
import { foundRecords } from './paletteResults.ts';

/** Records, pages and actions that the viewer may use, found by typing. Ctrl+K or Cmd+K opens it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useMessages(paletteMessages);
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({ ...searchQuery(query), enabled: query !== '' });
  const navigate = useNavigate();
  const go = (href: string) => () => void navigate(href);
  const pages = usePages().map(({ href, label }): Command => ({
    id: `page ${href}`,
    label,
    group: t('palette.pages'),
    onAction: go(href),
  }));
  const found =
    query === '' || !data
      ? []
      : foundRecords(data).map(({ id, kind, label, description, href }): Command => ({
          id,
          label,
          description,
          group: t(`palette.${kind}`),
          isResult: true,
          onAction: go(href),
        }));
  const all: Command[] =
    query === ''
      ? []
      : [
          {
            id: 'search all',
            label: t('palette.all', { query }),
            group: t('palette.search'),
            isResult: true,
            onAction: go(searchPath(query)),
          },
        ];
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      aria-label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      emptyText={t('palette.nothing')}
      commands={[...found, ...all, ...pages, ...useActions()]}
      isPending={isFetching}
      onInputChange={setText}
    />
  );
}

/** The pages that the viewer may open. */
function usePages(): { href: string; label: string }[] {
  const t = useMessages(paletteMessages);
  const text = useText();
  const startup = useStartup();
  const can = useCan();
  const isSignedIn = startup.user !== null;
  const own = isSignedIn
    ? [
        { href: libraryPath(), label: t('palette.library') },
        { href: libraryPath('songs'), label: t('palette.songs') },
        { href: libraryPath('playlists'), label: t('palette.playlistsOfLibrary') },
        { href: libraryPath('history'), label: t('palette.history') },
        { href: feedPath(), label: t('palette.feed') },
        { href: notificationsPath(), label: t('palette.notifications') },
        { href: accountSettingsPath(), label: t('palette.account') },
      ]
    : [{ href: loginPath({}), label: t('palette.logIn') }];
  const listed = [
    ...['sidebar-primary', 'sidebar-secondary'].flatMap((position) =>
      menuItemsAt(startup, position).map((item) => ({
        href: menuItemHref(item, startup),
        label: text(item.label),
      })),
    ),
    ...own,
    ...(can('music.create') ? [{ href: '/backstage/upload', label: t('palette.upload') }] : []),
    ...(can('admin.access') ? [{ href: '/admin', label: t('palette.admin') }] : []),
  ];
  // Menus may link to the same pages, and to other sites.
  return listed.filter(
    ({ href }, index) => href.startsWith('/') && listed.findIndex((each) => each.href === href) === index,
  );
}

/** The actions that the viewer may use now. */
function useActions(): Command[] {
  const t = useMessages(paletteMessages);
  const { commands, state, view } = usePlayerStores();
  const isSignedIn = useStartup().user !== null;
  const canCreate = useCanCreatePlaylist();
  const { current, isShuffled } = state.getState();
  const action = (id: string, label: string, onAction: () => void): Command => ({
    id,
    label,
    group: t('palette.actions'),
    onAction,
  });
  return [
    ...(current
      ? [
          action('toggle', t('palette.toggle'), () => commands.toggle()),
          action('next', t('palette.next'), () => commands.next()),
          action('previous', t('palette.previous'), () => commands.previous()),
          action('shuffle', t('palette.shuffle'), () => commands.setShuffle(!isShuffled)),
          action('mute', t('palette.mute'), () => commands.toggleMute()),
        ]
      : []),
    ...(canCreate
      ? [
          action('new playlist', t('palette.newPlaylist'), () => void openPlaylistDialog()),
          action('new smart playlist', t('palette.newSmart'), () => void openSmartPlaylistDialog()),
        ]
      : []),
    ...(isSignedIn ? [action('new folder', t('palette.newFolder'), () => void openFolderDialog())] : []),
    action('shortcuts', t('palette.shortcuts'), () => view.setState({ areShortcutsOpen: true })),
  ];
}
