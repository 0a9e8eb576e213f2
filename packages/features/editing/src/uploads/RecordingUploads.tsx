import { useMessages } from '@segno/data';
import { isRefusal } from '@segno/data/uploads';
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
import { messages } from '../messages/en.ts';
import type { TrackDefaults } from './recordingRuns.ts';
import { type RecordingUpload, useRecordingUploads } from './useRecordingUploads.ts';
import { useUploadErrorText } from './useUploadErrorText.ts';

export interface RecordingUploadsProps {
  /** What the new tracks have in common. */
  defaults: TrackDefaults;
  /** The number of the first new track without a number of its own. */
  firstPlace?: number;
  /** The address of a track's form. */
  trackHref: (trackId: number) => string;
}

/** Many recordings become drafts of tracks: dropped, pasted or chosen, also as folders (UPLOAD-1, BACKSTAGE-11). */
export function RecordingUploads({ defaults, firstPlace = 1, trackHref }: RecordingUploadsProps) {
  const t = useMessages(messages);
  const textOf = useUploadErrorText();
  const { rows, add, pause, resume, abort, retry, remove, clear } = useRecordingUploads(defaults, firstPlace);
  const errorOf = ({ status, error, run }: RecordingUpload) => {
    if (run?.state === 'failed') return run.error ?? t('upload.failed');
    if (status === 'interrupted') return t('upload.interrupted');
    return error ? textOf(error) : undefined;
  };
  const noteOf = ({ run }: RecordingUpload) => {
    if (run?.state === 'processing') return t('upload.processing');
    if (!run?.track) return undefined;
    return <Link href={trackHref(run.track.id)}>{t('upload.open', { name: run.track.name })}</Link>;
  };
  const itemOf = (row: RecordingUpload): UploadListItem => {
    const { id, name, size, loaded, status } = row;
    const [error, note] = [errorOf(row), noteOf(row)];
    const hasFailed = status === 'interrupted' || row.run?.state === 'failed';
    return {
      id,
      name,
      size,
      loaded,
      status: hasFailed ? 'failed' : status,
      // The bytes of an interrupted one are not in this page.
      isRetryable: status !== 'interrupted' && !(row.error && isRefusal(row.error)),
      ...(error !== undefined && { error }),
      ...(note !== undefined && { note }),
    };
  };
  return (
    <Stack>
      <DropZone label={t('upload.recordings')} acceptDirectory size="lg" onSelect={add} />
      <Inline>
        <FileTrigger allowsMultiple onSelect={(files) => add([...(files ?? [])])}>
          <Button startIcon={<UploadIcon />}>{t('upload.choose')}</Button>
        </FileTrigger>
      </Inline>
      {rows.length > 0 && (
        <>
          <UploadList
            aria-label={t('upload.files')}
            items={rows.map(itemOf)}
            onPause={pause}
            onResume={resume}
            onCancel={abort}
            onRetry={retry}
            onRemove={remove}
          />
          <Inline justify="end">
            <Button variant="ghost" onPress={clear}>
              {t('upload.clear')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
