import {
  createPlaylistMutation,
  playlistCoverMutation,
  PlaylistFields,
  playlistLimits,
  updatePlaylistMutation,
  useMessages,
  type Playlist,
} from '@segno/data';
import { FormDialog, useResourceForm } from '@segno/base';
import { lazyPart, PartBoundary, Switch, TextArea, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { libraryMessages } from '../messages/library.en.ts';
import type { PlaylistCoverFieldProps } from './PlaylistCoverField.tsx';

export interface PlaylistDialogProps {
  /** The playlist to change; without it a new one is created. */
  playlist?: Playlist;
  /** Tracks that a new playlist begins with. */
  trackIds?: number[];
  /** Called with the stored playlist. */
  onSaved: (playlist: Playlist) => void;
  onCancel: () => void;
}

const PlaylistCoverField = lazyPart<PlaylistCoverFieldProps>(() => import('./PlaylistCoverField.tsx'));

/** The fields, and a picture that replaces the cover; null removes it. The server names it `file` when it refuses it. */
const Fields = v.object({ ...PlaylistFields.entries, file: v.optional(v.nullable(v.instance(File))) });

/** The dialog in which a playlist is created or changed. */
export default function PlaylistDialog({ playlist, trackIds, onSaved, onCancel }: PlaylistDialogProps) {
  const t = useMessages(libraryMessages);
  const { mutateAsync: create } = useMutation(createPlaylistMutation(trackIds));
  const { mutateAsync: update } = useMutation(updatePlaylistMutation(playlist?.id ?? 0));
  const { mutateAsync: changeCover } = useMutation(playlistCoverMutation(playlist?.id ?? 0));
  const [progress, setProgress] = useState<number>();
  const { form, ...dialog } = useResourceForm({
    schema: Fields,
    values: {
      name: playlist?.name ?? '',
      description: playlist?.description ?? '',
      public: playlist?.public ?? false,
      collaborative: playlist?.collaborative ?? false,
      file: undefined,
    },
    mutation: mutationOptions({
      async mutationFn({ file, ...fields }: v.InferOutput<typeof Fields>) {
        if (!playlist) return create(fields);
        // First, because it is refused more often: then nothing is stored.
        if (file !== undefined)
          try {
            await changeCover({ file, onProgress: (part) => setProgress(Math.round(part * 100)) });
          } finally {
            setProgress(undefined);
          }
        return update(fields);
      },
    }),
    name: playlist ? `playlist-${playlist.id}` : 'new-playlist',
    onLeave: onCancel,
    onSuccess: (response) => onSaved(response.playlist),
  });
  return (
    <FormDialog
      {...dialog}
      title={t(playlist ? 'playlist.editTitle' : 'playlist.new')}
      submitLabel={t(playlist ? 'playlist.save' : 'playlist.create')}
      onCancel={onCancel}
    >
      {playlist && (
        <PartBoundary>
          <FormField control={form.control} name="file">
            {({ ref, value, onChange, errorMessage }) => (
              <PlaylistCoverField
                ref={ref}
                playlist={playlist}
                value={value}
                onChange={onChange}
                errorMessage={errorMessage}
                progress={progress}
                isPending={dialog.submitProps.isPending}
              />
            )}
          </FormField>
        </PartBoundary>
      )}
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={t('playlist.name')}
            maxLength={playlistLimits.name}
            autoComplete="off"
            autoFocus={!playlist}
            isRequired
          />
        )}
      </FormField>
      <FormField control={form.control} name="description">
        {({ value, ...field }) => (
          <TextArea
            {...field}
            value={value ?? ''}
            label={t('playlist.descriptionField')}
            maxLength={playlistLimits.description}
          />
        )}
      </FormField>
      <FormField control={form.control} name="public">
        {({ value, ...field }) => (
          <Switch {...field} isSelected={value} description={t('playlist.publicHint')}>
            {t('playlist.public')}
          </Switch>
        )}
      </FormField>
      <FormField control={form.control} name="collaborative">
        {({ value, ...field }) => (
          <Switch {...field} isSelected={value} description={t('playlist.collaborativeHint')}>
            {t('playlist.collaborative')}
          </Switch>
        )}
      </FormField>
    </FormDialog>
  );
}
