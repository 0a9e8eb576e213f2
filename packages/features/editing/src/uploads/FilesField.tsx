import { isRefusal, useUploads } from '@segno/data/uploads';
import { DropZone, Stack, UploadList } from '@segno/ui';
import { useState } from 'react';
import { useUploadQueue, useUploadRestrictions } from './uploadQueue.ts';
import { useUploadErrorText } from './useUploadErrorText.ts';

export interface FilesFieldProps {
  label: string;
  description?: string;
  /** The ids of the uploaded files. */
  value: readonly number[];
  onChange: (change: (before: readonly number[]) => number[]) => void;
  errorMessage?: string | undefined;
}

/** Files that are uploaded at once, and sent with the form. */
export function FilesField({ label, description, value, onChange, errorMessage }: FilesFieldProps) {
  const textOf = useUploadErrorText();
  const queue = useUploadQueue();
  const restrictions = useUploadRestrictions('uploads');
  const uploads = useUploads(queue);
  const [own, setOwn] = useState<readonly string[]>([]);
  const shown = uploads.filter(({ id, entry }) => own.includes(id) && (!entry || value.includes(entry.id)));
  return (
    <Stack space="sm">
      <DropZone
        label={label}
        description={description}
        errorMessage={errorMessage}
        allowsMultiple
        size="sm"
        onSelect={(files) =>
          setOwn([
            ...own,
            ...queue.add(files, {
              restrictions,
              metadata: { disk: 'uploads' },
              onComplete: ({ id }) => onChange((before) => [...before, id]),
            }),
          ])
        }
      />
      {shown.length > 0 && (
        <UploadList
          aria-label={label}
          items={shown.map(({ id, file, status, isPaused, bytes, error }) => ({
            id,
            name: file.name,
            size: file.size,
            loaded: bytes,
            status: isPaused && status !== 'completed' ? ('paused' as const) : status,
            ...(error && { error: textOf(error), isRetryable: !isRefusal(error) }),
          }))}
          onPause={(id) => queue.pause(id)}
          onResume={(id) => queue.resume(id)}
          onCancel={(id) => queue.abort(id)}
          onRetry={(id) => queue.retry(id)}
          onRemove={(id) => {
            const entry = uploads.find((each) => each.id === id)?.entry;
            if (entry) onChange((before) => before.filter((each) => each !== entry.id));
            setOwn(own.filter((each) => each !== id));
          }}
        />
      )}
    </Stack>
  );
}
