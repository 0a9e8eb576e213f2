import { useMessages } from '@segno/data';
import { isRefusal, useUploads } from '@segno/data/uploads';
import { Button, DropZone, Inline, Stack, Text, UploadList } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePendingFile } from '../pending/usePendingFile.ts';
import { messages } from '../messages/en.ts';
import { failureText, measureRecording, titleOf } from '../uploads/recordingRuns.ts';
import { useRecordingRestrictions, useUploadQueue } from '../uploads/uploadQueue.ts';
import { useUploadErrorText } from '../uploads/useUploadErrorText.ts';

export interface SoundFieldProps {
  label: string;
  /** The address of the stored sound; null without one. */
  src: string | null;
  /** The uploaded file whose recording replaces it; without one it stays. */
  value: number | null | undefined;
  /** Called with the title that the recording states, or the name of its file. */
  onChange: (entryId: number | undefined, title?: string) => void;
  errorMessage?: string | undefined;
}

/** The sound of a track: a recording that is uploaded and measured at once, and stored with the form. */
export function SoundField({ label, src, value, onChange, errorMessage }: SoundFieldProps) {
  const t = useMessages(messages);
  const client = useQueryClient();
  const textOf = useUploadErrorText();
  const queue = useUploadQueue();
  const restrictions = useRecordingRestrictions();
  const uploads = useUploads(queue);
  const [uploadId, setUploadId] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const upload = uploads.find(({ id }) => id === uploadId);
  const measure = async (entryId: number, name: string) => {
    const found = await measureRecording(client, entryId).catch(failureText);
    if (typeof found === 'string') setRefusal(found || t('upload.failed'));
    else {
      setUploadId(undefined);
      onChange(entryId, found.tags.title?.trim() || titleOf(name));
    }
  };
  const add = ([file]: readonly File[]) => {
    if (!file) return;
    setRefusal(undefined);
    const [id] = queue.add([file], {
      restrictions,
      metadata: { disk: 'uploads' },
      onComplete: (entry) => void measure(entry.id, entry.name),
    });
    setUploadId(id);
  };
  const forget = () => {
    setRefusal(undefined);
    setUploadId(undefined);
  };
  const isPending =
    upload !== undefined && !upload.error && upload.status !== 'aborted' && refusal === undefined;
  usePendingFile(isPending, () => upload && queue.abort(upload.id));
  const error = refusal ?? (upload?.error ? textOf(upload.error) : undefined);
  return (
    <Stack space="sm">
      {src && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are edited on this page
        <audio controls preload="none" src={src} aria-label={label} />
      )}
      {typeof value === 'number' && (
        <Inline space="sm" wrap>
          <Text>{t('sound.ready')}</Text>
          <Button size="sm" variant="ghost" onPress={() => onChange(undefined)}>
            {t('form.discard')}
          </Button>
        </Inline>
      )}
      {upload ? (
        <UploadList
          aria-label={label}
          items={[
            {
              id: upload.id,
              name: upload.file.name,
              size: upload.file.size,
              loaded: upload.bytes,
              status: refusal === undefined ? upload.status : 'failed',
              ...(error !== undefined && { error }),
              isRetryable: !(upload.error && isRefusal(upload.error)),
              ...(upload.status === 'completed' && error === undefined && { note: t('upload.processing') }),
            },
          ]}
          onCancel={(id) => {
            queue.abort(id);
            forget();
          }}
          onRetry={(id) => {
            setRefusal(undefined);
            if (upload.entry) void measure(upload.entry.id, upload.entry.name);
            else queue.retry(id);
          }}
          onRemove={forget}
        />
      ) : (
        <DropZone
          label={t(src ? 'sound.replace' : 'sound.add')}
          {...(src && { description: t('sound.text') })}
          errorMessage={errorMessage}
          size="sm"
          onSelect={add}
        />
      )}
    </Stack>
  );
}
