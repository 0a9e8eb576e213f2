import { downloadsPath, libraryPath, useMessages } from '@segno/data';
import { LinkTabs } from '@segno/base';
import { canDownload } from '@segno/playback';
import { useSyncExternalStore } from 'react';
import { socialMessages } from '../messages/social.en.ts';

const views = ['songs', 'playlists', 'albums', 'artists', 'history', 'hidden'] as const;

const subscribeToNothing = () => () => {};

/** The lists of the library. Without `view` it is the overview. */
export function LibraryTabs({ view }: { view?: (typeof views)[number] }) {
  const t = useMessages(socialMessages);
  // A server does not know it.
  const hasDownloads = useSyncExternalStore(subscribeToNothing, canDownload, () => false);
  return (
    <LinkTabs
      label={t('tabs.library')}
      tabs={[
        { href: libraryPath(), label: t('tabs.overview'), isCurrent: view === undefined },
        ...views.map((each) => ({
          href: libraryPath(each),
          label: t(`tabs.${each}`),
          isCurrent: each === view,
        })),
        ...(hasDownloads ? [{ href: downloadsPath(), label: t('tabs.downloads'), isCurrent: false }] : []),
      ]}
    />
  );
}
