import { isRefusal, type UploadItem, useUploads } from '@segno/data/uploads';
import { DropZone, Stack, UploadList, type UploadListItem } from '@segno/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUploadQueue, useUploadRestrictions } from './uploadQueue.ts';
import { useUploadErrorText } from './useUploadErrorText.ts';

/** An uploaded file. */
export interface StoredFile {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
}

export interface FilesFieldProps {
  label: string;
  description?: string;
  value: readonly StoredFile[];
  onChange: (change: (before: readonly StoredFile[]) => StoredFile[]) => void;
  /** Told how many files of the list are not uploaded and still can be. */
  onUnfinishedChange?: (count: number) => void;
  errorMessage?: string | undefined;
}

const isUnfinished = ({ entry, status, error }: UploadItem) =>
  !entry && status !== 'aborted' && !(error && isRefusal(error));

const storedItem = ({ id, name, size }: StoredFile): UploadListItem => ({
  id: `stored-${id}`,
  name,
  size,
  loaded: size,
  status: 'completed',
});

/** Files that are uploaded at once, and sent with the form. */
export function FilesField({
  label,
  description,
  value,
  onChange,
  onUnfinishedChange,
  errorMessage,
}: FilesFieldProps) {
  const textOf = useUploadErrorText();
  const queue = useUploadQueue();
  const restrictions = useUploadRestrictions('uploads');
  const uploads = useUploads(queue);
  const [own, setOwn] = useState<readonly string[]>([]);
  const listed = uploads.filter(({ id }) => own.includes(id));
  const shown = listed.filter(({ entry }) => !entry || value.some(({ id }) => id === entry.id));
  // Those of an earlier page, which are kept with what was typed.
  const earlier = value.filter(({ id }) => !listed.some(({ entry }) => entry?.id === id));
  const items: UploadListItem[] = [
    ...earlier.map(storedItem),
    ...shown.map(({ id, file, status, isPaused, bytes, error }) => ({
      id,
      name: file.name,
      size: file.size,
      loaded: bytes,
      status: isPaused && status !== 'completed' ? ('paused' as const) : status,
      ...(error && { error: textOf(error), isRetryable: !isRefusal(error) }),
    })),
  ];
  const unfinished = listed.filter(isUnfinished).length;
  const tell = useEffectEvent((count: number) => onUnfinishedChange?.(count));
  useEffect(() => tell(unfinished), [unfinished]);
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
              onComplete: ({ id, name, file_size }) =>
                onChange((before) => [...before, { id, name, size: file_size }]),
            }),
          ])
        }
      />
      {items.length > 0 && (
        <UploadList
          aria-label={label}
          items={items}
          onPause={(id) => queue.pause(id)}
          onResume={(id) => queue.resume(id)}
          onCancel={(id) => queue.abort(id)}
          onRetry={(id) => queue.retry(id)}
          onRemove={(id) => {
            const entryId =
              listed.find((each) => each.id === id)?.entry?.id ?? Number(/^stored-(\d+)$/.exec(id)?.[1]);
            onChange((before) => before.filter((each) => each.id !== entryId));
            setOwn(own.filter((each) => each !== id));
          }}
        />
      )}
    </Stack>
  );
}
