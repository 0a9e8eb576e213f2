import {
  ApiError,
  imageUrl,
  playlistCoverLimit,
  playlistCoverMutation,
  playlistQuery,
  useMessages,
  type Playlist,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { ImageField } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { libraryMessages } from '../messages/library.en.ts';
import { useIsShown } from './useIsShown.ts';

export interface PlaylistCoverFieldProps {
  playlist: Playlist;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** The cover of a playlist. A picture is uploaded as soon as it is chosen; without one the tracks make the cover. */
export default function PlaylistCoverField({ playlist }: PlaylistCoverFieldProps) {
  const t = useMessages(libraryMessages);
  // Without data when the session has ended, until the dialog is closed.
  const { data: current = playlist } = useQuery({
    ...playlistQuery(playlist.id),
    initialData: (): Playlist | undefined => playlist,
  });
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation(playlistCoverMutation(playlist.id));

  const isShown = useIsShown();

  const change = async (file: File | null) => {
    setProblem(undefined);
    if (file) setProgress(0);
    try {
      await mutateAsync({ file, onProgress: (part) => setProgress(Math.round(part * 100)) });
    } catch (error) {
      const message = error instanceof ApiError ? error.fields.file : undefined;
      if (message === undefined || !isShown.current) showErrorToast(error);
      else setProblem(message);
    }
    setProgress(undefined);
  };
  return (
    <ImageField
      label={t('cover.label')}
      description={t(current.has_own_image ? 'cover.ownHint' : 'cover.mosaicHint')}
      src={imageUrl(current.image, 256)}
      // Chosen pictures are shown when the server has them.
      value={undefined}
      isClearable={current.has_own_image}
      acceptedFileTypes={pictures}
      maxSize={playlistCoverLimit}
      progress={progress}
      isPending={isPending && progress === undefined}
      errorMessage={problem}
      onChange={(file) => void change(file)}
    />
  );
}
