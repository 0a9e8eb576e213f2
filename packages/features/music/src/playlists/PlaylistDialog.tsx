import {
  createPlaylistMutation,
  PlaylistFields,
  playlistLimits,
  updatePlaylistMutation,
  useMessages,
  type Playlist,
} from '@segno/data';
import { FormDialog, useResourceForm } from '@segno/base';
import { lazyPart, PartBoundary, Switch, TextArea, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import type { UseMutationOptions } from '@tanstack/react-query';
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

/** The dialog in which a playlist is created or changed. */
export default function PlaylistDialog({ playlist, trackIds, onSaved, onCancel }: PlaylistDialogProps) {
  const t = useMessages(libraryMessages);
  const mutation: UseMutationOptions<{ playlist: Playlist }, Error, PlaylistFields> = playlist
    ? updatePlaylistMutation(playlist.id)
    : createPlaylistMutation(trackIds);
  const { form, ...dialog } = useResourceForm({
    schema: PlaylistFields,
    values: {
      name: playlist?.name ?? '',
      description: playlist?.description ?? '',
      public: playlist?.public ?? false,
      collaborative: playlist?.collaborative ?? false,
    },
    mutation,
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
          <PlaylistCoverField playlist={playlist} />
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
