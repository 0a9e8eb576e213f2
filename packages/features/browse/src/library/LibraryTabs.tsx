import { libraryPath, useMessages } from '@segno/data';
import { LinkTabs } from '@segno/base';
import { socialMessages } from '../messages/social.en.ts';

const views = ['songs', 'playlists', 'albums', 'artists', 'history', 'hidden'] as const;

/** The lists of the library. Without `view` it is the overview. */
export function LibraryTabs({ view }: { view?: (typeof views)[number] }) {
  const t = useMessages(socialMessages);
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
      ]}
    />
  );
}
