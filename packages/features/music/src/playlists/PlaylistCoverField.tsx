import { imageUrl, playlistCoverLimit, useMessages, type Playlist } from '@segno/data';
import { ImageField } from '@segno/ui';
import type { Ref } from 'react';
import { libraryMessages } from '../messages/library.en.ts';

export interface PlaylistCoverFieldProps {
  playlist: Playlist;
  /** The chosen picture; null removes the one of the playlist, undefined keeps it. */
  value: File | null | undefined;
  onChange: (file: File | null | undefined) => void;
  errorMessage: string | undefined;
  /** The sent part of the picture, from 0 to 100. */
  progress: number | undefined;
  isPending: boolean;
  ref: Ref<HTMLDivElement>;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** The cover of a playlist, which is stored with its form. Without a picture of its own, the tracks make the cover. */
export default function PlaylistCoverField({
  playlist,
  value,
  onChange,
  errorMessage,
  progress,
  isPending,
  ref,
}: PlaylistCoverFieldProps) {
  const t = useMessages(libraryMessages);
  const hasOwn = value === undefined ? playlist.has_own_image : value !== null;
  const hint = value === null ? 'cover.removedHint' : hasOwn ? 'cover.ownHint' : 'cover.mosaicHint';
  return (
    <ImageField
      ref={ref}
      label={t('cover.label')}
      description={t(hint)}
      src={imageUrl(playlist.image, 256)}
      value={value}
      isClearable={hasOwn}
      acceptedFileTypes={pictures}
      maxSize={playlistCoverLimit}
      progress={progress}
      isPending={isPending && progress === undefined}
      errorMessage={errorMessage}
      // There is nothing to remove from a playlist without a picture of its own.
      onChange={(file) => onChange(file ?? (playlist.has_own_image ? null : undefined))}
    />
  );
}
