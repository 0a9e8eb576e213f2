import { downloadsPath, libraryPath, useMessages } from '@segno/data';
import { LinkTabs } from '@segno/base';
import { canDownload } from '@segno/playback';
import { useSyncExternalStore } from 'react';
import { libraryTabsMessages } from '../messages/libraryTabs.en.ts';

const lists = ['songs', 'playlists', 'albums', 'artists', 'history', 'hidden'] as const;

const subscribeToNothing = () => () => {};

/** The lists of the library and what is stored in this browser. Without `view` it is the overview. */
export function LibraryTabs({ view }: { view?: (typeof lists)[number] | 'downloads' }) {
  const t = useMessages(libraryTabsMessages);
  // A server does not know it.
  const hasDownloads = useSyncExternalStore(subscribeToNothing, canDownload, () => false);
  return (
    <LinkTabs
      label={t('libraryTabs.library')}
      tabs={[
        { href: libraryPath(), label: t('libraryTabs.overview'), isCurrent: view === undefined },
        ...lists.map((each) => ({
          href: libraryPath(each),
          label: t(`libraryTabs.${each}`),
          isCurrent: each === view,
        })),
        ...(hasDownloads
          ? [{ href: downloadsPath(), label: t('libraryTabs.downloads'), isCurrent: view === 'downloads' }]
          : []),
      ]}
    />
  );
}
