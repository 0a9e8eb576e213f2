import { Page, showErrorToast } from '@segno/base';
import { useFormatLocale, useMessages, useStartup } from '@segno/data';
import { Cover, LibraryTabs, PlayButton } from '@segno/music';
import { canDownload, type Download, downloadKey, useDownloads } from '@segno/playback';
import {
  DownloadIcon,
  EmptyState,
  formattersOf,
  IconButton,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  toast,
  TrashIcon,
} from '@segno/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messages } from '../messages/downloads.en.ts';
import * as css from './DownloadsScreen.css.ts';

const subscribeToNothing = () => () => {};

/** What is stored in this browser, and plays without a connection (OFFLINE-3). */
export function DownloadsScreen() {
  const t = useMessages(messages);
  const { user } = useStartup();
  const { downloads, active } = useDownloads();
  // A server does not know it.
  const isSupported = useSyncExternalStore(subscribeToNothing, canDownload, () => true);
  return (
    <Page title={t('downloads.title')} description={<Text tone="muted">{t('downloads.intro')}</Text>}>
      <Stack space="lg">
        {user && <LibraryTabs view="downloads" />}
        {active && (
          <Text role="status">{t('downloads.active', { done: active.done, total: active.total })}</Text>
        )}
        {!isSupported ? (
          <EmptyState
            icon={<DownloadIcon />}
            title={t('downloads.unsupported')}
            description={t('downloads.unsupportedText')}
          />
        ) : downloads === null ? (
          <Stack space="sm" aria-busy="true">
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </Stack>
        ) : downloads.length === 0 ? (
          <EmptyState
            icon={<DownloadIcon />}
            title={t('downloads.empty')}
            description={t('downloads.emptyText')}
          />
        ) : (
          <>
            <ul className={css.list}>
              {downloads.map((download) => (
                <Row key={downloadKey(download.context)} download={download} />
              ))}
            </ul>
            <Storage key={downloads.length} />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Bytes in megabytes. */
const useMegabytes = () => {
  const { number } = formattersOf(useFormatLocale());
  return (bytes: number) =>
    number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: bytes < 1e7 ? 1 : 0 });
};

function Row({ download: { context, tracks, size } }: { download: Download }) {
  const t = useMessages(messages);
  const { remove } = useDownloads();
  const megabytes = useMegabytes();
  const { name } = context;
  const ref = useRef<HTMLLIElement>(null);
  // The button that removes a row hands its focus to that of the next one, or to the page.
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const other = row.nextElementSibling ?? row.previousElementSibling;
      const target = [...(other?.querySelectorAll('button') ?? [])].at(-1) ?? row.closest('main');
      target?.focus({ preventScroll: true });
    };
  }, []);
  const take = async () => {
    try {
      await remove(context);
      toast(t('downloads.removed'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <li ref={ref} className={css.row}>
      {tracks[0] && <Cover track={tracks[0]} sizes="56px" className={css.cover} />}
      <div className={css.texts}>
        <Link href={context.href} truncate>
          {name}
        </Link>
        <Text size="sm" tone="muted">
          {t('downloads.summary', { count: tracks.length, size: megabytes(size) })}
        </Text>
      </div>
      <Inline space="xs">
        <PlayButton
          context={context}
          tracks={tracks}
          playLabel={t('downloads.play', { name })}
          pauseLabel={t('downloads.pause', { name })}
        />
        <IconButton size="md" aria-label={t('downloads.remove', { name })} onPress={() => void take()}>
          <TrashIcon />
        </IconButton>
      </Inline>
    </li>
  );
}

/** How much of the space of this site is used. */
function Storage() {
  const t = useMessages(messages);
  const megabytes = useMegabytes();
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  useEffect(() => {
    let isCurrent = true;
    navigator.storage?.estimate?.().then(
      (found) => isCurrent && setEstimate(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!estimate?.quota) return null;
  return (
    <Text size="sm" tone="muted">
      {t('downloads.stored', { used: megabytes(estimate.usage ?? 0), quota: megabytes(estimate.quota) })}
    </Text>
  );
}
