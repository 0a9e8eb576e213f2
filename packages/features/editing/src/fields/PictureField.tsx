import { imageUrl, type Image, useMessages } from '@segno/data';
import { useUploads } from '@segno/data/uploads';
import { ImageField, Stack, Text } from '@segno/ui';
import { useState } from 'react';
import { usePendingFile } from '../pending/usePendingFile.ts';
import { messages } from '../messages/en.ts';
import { useUploadQueue, useUploadRestrictions } from '../uploads/uploadQueue.ts';
import { useUploadErrorText } from '../uploads/useUploadErrorText.ts';

export interface PictureFieldProps {
  label: string;
  description?: string;
  /** The stored picture. */
  image: Image | null;
  /** The uploaded file that replaces it; null removes it, undefined keeps it. */
  value: number | null | undefined;
  onChange: (entryId: number | null | undefined) => void;
  shape?: 'square' | 'round';
  aspectRatio?: number;
  errorMessage?: string | undefined;
}

/** A picture that is cropped, uploaded at once, and stored with the form. */
export function PictureField({
  label,
  description,
  image,
  value,
  onChange,
  shape = 'square',
  aspectRatio = 1,
  errorMessage,
}: PictureFieldProps) {
  const t = useMessages(messages);
  const textOf = useUploadErrorText();
  const queue = useUploadQueue();
  const restrictions = useUploadRestrictions('public');
  const uploads = useUploads(queue);
  const [chosen, setChosen] = useState<File | null>();
  const [uploadId, setUploadId] = useState<string>();
  const upload = uploads.find(({ id }) => id === uploadId);
  const isMoving = upload?.status === 'inProgress' || upload?.status === 'pending';
  usePendingFile(isMoving, () => upload && queue.abort(upload.id));
  const failure = upload?.status === 'failed' && upload.error ? textOf(upload.error) : undefined;
  const src = imageUrl(image, 512);
  return (
    <Stack space="xs">
      <ImageField
        label={label}
        description={description}
        size="lg"
        shape={shape}
        aspectRatio={aspectRatio}
        maxWidth={2048}
        acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
        {...(src !== undefined && { src })}
        alt={image?.alt ?? ''}
        // What was typed and discarded is forgotten.
        {...(value === null && { value })}
        {...(typeof value === 'number' && chosen !== undefined && { value: chosen })}
        {...(isMoving &&
          upload && { progress: upload.file.size > 0 ? (upload.bytes / upload.file.size) * 100 : 0 })}
        isInvalid={(failure ?? errorMessage) !== undefined}
        errorMessage={failure ?? errorMessage}
        onChange={(file) => {
          setChosen(file);
          // It would arrive after the next one.
          if (isMoving && upload) queue.abort(upload.id);
          if (!file) {
            onChange(image || file === null ? null : undefined);
            return;
          }
          const [id] = queue.add([file], {
            restrictions,
            metadata: { disk: 'public' },
            onComplete: (entry) => onChange(entry.id),
          });
          setUploadId(id);
        }}
      />
      {typeof value === 'number' && chosen === undefined && (
        // The picture was uploaded before a reload, and is not in this page.
        <Text size="sm">{t('picture.ready')}</Text>
      )}
    </Stack>
  );
}
