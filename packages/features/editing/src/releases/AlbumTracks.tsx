import { showErrorToast } from '@segno/base';
import {
  type AlbumTrack,
  type FormerTracks,
  type ManagedAlbum,
  managedAlbumTracksQuery,
  orderAlbumTracksMutation,
  undoBulkTracksMutation,
  useMessages,
} from '@segno/data';
import {
  Button,
  CloseIcon,
  FormattedDuration,
  IconButton,
  Inline,
  Link,
  openDialog,
  ReorderList,
  Stack,
  Text,
  toast,
} from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { FieldGroup } from '../form/EditForm.tsx';
import { messages } from '../messages/en.ts';
import * as css from './AlbumTracks.css.ts';
import { RecordingUploads } from '../uploads/RecordingUploads.tsx';

export interface AlbumTracksProps {
  album: ManagedAlbum;
  /** The address of a track's form. */
  trackHref: (trackId: number) => string;
}

/** The tracks of an album: added by dropping recordings, moved by drag or keyboard, removed with an undo. */
export function AlbumTracks({ album, trackHref }: AlbumTracksProps) {
  const t = useMessages(messages);
  const client = useQueryClient();
  const query = managedAlbumTracksQuery(album.id);
  const { data: tracks } = useSuspenseQuery(query);
  const { mutateAsync } = useMutation(orderAlbumTracksMutation(album.id));
  const { mutateAsync: undoBulk } = useMutation(undoBulkTracksMutation());
  const order = async (next: readonly AlbumTrack[]) => {
    const before = client.getQueryData(query.queryKey);
    client.setQueryData(query.queryKey, [...next]);
    try {
      await mutateAsync(next.map(({ id }) => id));
    } catch (error) {
      client.setQueryData(query.queryKey, before);
      showErrorToast(error);
    }
  };
  const move = (keys: string[], beforeKey: string | null) => {
    const isMoved = ({ id }: AlbumTrack) => keys.includes(String(id));
    const rest = tracks.filter((track) => !isMoved(track));
    const at = beforeKey === null ? rest.length : rest.findIndex(({ id }) => String(id) === beforeKey);
    void order([...rest.slice(0, at), ...tracks.filter(isMoved), ...rest.slice(at)]);
  };
  const undoAll = async (former: FormerTracks) => {
    try {
      await undoBulk(former);
      toast(t('bulk.undone'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const editAll = async () => {
    const { BulkTracksDialog } = await import('./BulkTracksDialog.tsx');
    await openDialog(({ close }) => (
      <BulkTracksDialog
        albumId={album.id}
        trackIds={tracks.map(({ id }) => id)}
        onDone={(former) => {
          close();
          toast(t('bulk.done'), {
            action: { label: t('removal.undo'), onAction: () => void undoAll(former) },
          });
        }}
        onCancel={() => close()}
      />
    ));
  };
  const remove = (track: AlbumTrack) => {
    const before = tracks;
    void order(tracks.filter(({ id }) => id !== track.id));
    toast(t('tracks.removed', { name: track.name }), {
      action: { label: t('removal.undo'), onAction: () => void order(before) },
    });
  };
  return (
    <FieldGroup title={t('tracks.title')}>
      <Stack id="field-tracks">
        <RecordingUploads
          defaults={{ albumId: album.id, artists: album.artists, genreIds: album.genre_ids }}
          firstPlace={tracks.length + 1}
          trackHref={trackHref}
        />
        {tracks.length > 1 && (
          <Inline justify="end">
            <Button variant="ghost" onPress={() => void editAll()}>
              {t('bulk.edit')}
            </Button>
          </Inline>
        )}
        <ReorderList
          label={t('tracks.title')}
          items={tracks}
          itemKey={({ id }) => String(id)}
          itemLabel={({ name }) => name}
          emptyText={t('tracks.empty')}
          onMove={move}
          onRemove={remove}
          renderItem={(track) => (
            <div className={css.track}>
              <span className={css.names}>
                <Link href={trackHref(track.id)} truncate>
                  {track.name}
                </Link>
                <Text size="sm" tone="muted">
                  {[
                    !track.has_sound && t('tracks.noSound'),
                    track.is_explicit && t('tracks.explicit'),
                    t(`status.${track.status}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <FormattedDuration value={track.duration} />
              <IconButton
                aria-label={t('tracks.remove', { name: track.name })}
                variant="ghost"
                size="sm"
                onPress={() => remove(track)}
              >
                <CloseIcon />
              </IconButton>
            </div>
          )}
        />
      </Stack>
    </FieldGroup>
  );
}
