import { useMessages, useStartup } from '@segno/data';
import { formatSize, type UploadItem, uploadSettingsOf, useUploads } from '@segno/data/uploads';
import {
  Button,
  DropZone,
  FileTrigger,
  Inline,
  Link,
  Stack,
  UploadIcon,
  UploadList,
  type UploadListItem,
} from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages/en.ts';
import { makeTrack, runStoreOf, type TrackDefaults } from './recordingRuns.ts';
import { useListedUploads, useUploadQueue } from './uploadQueue.ts';

export interface RecordingUploadsProps {
  /** What the new tracks have in common. */
  defaults: TrackDefaults;
  /** The number of the first new track without a number of its own. */
  firstPlace?: number;
  /** The address of a track's form. */
  trackHref: (trackId: number) => string;
}

/** Types that the page offers. What a file is, the server decides. */
const audio = ['audio/*', '.flac', '.mp3', '.wav', '.aif', '.aiff', '.m4a', '.ogg', '.opus'];

/** Many recordings become drafts of tracks: dropped, pasted or chosen, also as folders (UPLOAD-1, BACKSTAGE-11). */
export function RecordingUploads({ defaults, firstPlace = 1, trackHref }: RecordingUploadsProps) {
  const t = useMessages(messages);
  const client = useQueryClient();
  const queue = useUploadQueue();
  const uploads = useUploads(queue);
  const store = runStoreOf(client);
  const runs = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [own, setOwn] = useListedUploads(`album ${defaults.albumId ?? 'none'}`);
  const { settings } = useStartup();
  const add = (files: readonly File[]) => {
    const { restrictions } = uploadSettingsOf(settings, 'uploads');
    let place = firstPlace + own.length - 1;
    const sorted = [...files].toSorted((one, other) =>
      one.name.localeCompare(other.name, undefined, { numeric: true }),
    );
    const added = sorted.flatMap((file) => {
      place += 1;
      const number = place;
      return queue.add([file], {
        restrictions: { ...restrictions, allowedTypes: audio },
        metadata: { disk: 'uploads' },
        onComplete: (entry, item) => void makeTrack(client, item.id, entry, defaults, number),
      });
    });
    setOwn([...own, ...added]);
  };
  const shown = uploads.filter(({ id }) => own.includes(id));
  const errorOf = ({ error }: UploadItem) => {
    if (!error) return undefined;
    if (error.code === 'timeout') return t('upload.timeout');
    if (error.code === 'type') return t('upload.type');
    if (error.code === 'too_large') return t('upload.tooLarge', { size: formatSize(error.size ?? 0) });
    return error.message;
  };
  const rowOf = (item: UploadItem): UploadListItem => {
    const run = runs.get(item.id);
    const base = { id: item.id, name: item.file.name, size: item.file.size, loaded: item.bytes };
    if (run?.state === 'failed') return { ...base, status: 'failed', error: run.error ?? t('upload.failed') };
    const status = item.isPaused && item.status !== 'completed' ? 'paused' : item.status;
    const error = errorOf(item);
    const note =
      run?.state === 'processing' ? (
        t('upload.processing')
      ) : run?.track ? (
        <Link href={trackHref(run.track.id)}>{t('upload.open', { name: run.track.name })}</Link>
      ) : undefined;
    return { ...base, status, ...(error !== undefined && { error }), ...(note !== undefined && { note }) };
  };
  const retry = (id: string) => {
    const item = uploads.find((each) => each.id === id);
    if (item?.entry && runs.get(id)?.state === 'failed')
      void makeTrack(client, id, item.entry, defaults, firstPlace + own.indexOf(id));
    else queue.retry(id);
  };
  return (
    <Stack>
      <DropZone label={t('upload.recordings')} acceptDirectory size="lg" onSelect={add} />
      <Inline>
        <FileTrigger allowsMultiple onSelect={(files) => add([...(files ?? [])])}>
          <Button startIcon={<UploadIcon />}>{t('upload.choose')}</Button>
        </FileTrigger>
      </Inline>
      {shown.length > 0 && (
        <>
          <UploadList
            aria-label={t('upload.files')}
            items={shown.map(rowOf)}
            onPause={(id) => queue.pause(id)}
            onResume={(id) => queue.resume(id)}
            onCancel={(id) => queue.abort(id)}
            onRetry={retry}
            onRemove={(id) => setOwn(own.filter((each) => each !== id))}
          />
          <Inline justify="end">
            <Button
              variant="ghost"
              onPress={() => {
                const isMoving = (id: string) =>
                  uploads.some(
                    (item) => item.id === id && (item.status === 'pending' || item.status === 'inProgress'),
                  );
                setOwn(own.filter(isMoving));
              }}
            >
              {t('upload.clear')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
