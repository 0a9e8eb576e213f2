import {
  moveTracksMutation,
  removeTracksMutation,
  restoreTracksMutation,
  useLanguage,
  useMessages,
  type Playlist,
  type PlaylistTrack,
} from '@segno/data';
import { showErrorToast } from '@segno/shell/offers';
import { CloseIcon, formattersOf, IconButton, MoreIcon, ReorderList, Text, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { Cover } from '../bar/Cover.tsx';
import { artistNames } from '../cards/ArtistLinks.tsx';
import { openMediaMenuAt } from '../menus/mediaMenu.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { libraryMessages } from '../messages/library.en.ts';
import type { PlayContext } from '../playback/PlayerState.ts';
import { usePlayer, usePlayerState } from '../playback/usePlayer.ts';
import { ExplicitMark } from '../tracklist/ExplicitMark.tsx';
import { PlayingBars } from '../tracklist/PlayingBars.tsx';
import * as css from './PlaylistEntries.css.ts';

export interface PlaylistEntriesProps {
  playlist: Playlist;
  entries: readonly PlaylistTrack[];
  context: PlayContext;
  /** Whether further pages can be loaded. */
  hasMore: boolean;
}

/**
 * The tracks of a playlist that the viewer may edit: they are moved by dragging or by keyboard, and removed. A removal
 * can be undone.
 */
export default function PlaylistEntries({ playlist, entries, context, hasMore }: PlaylistEntriesProps) {
  const t = useMessages(libraryMessages);
  const player = usePlayer();
  const { id } = playlist;
  const { mutate: move } = useMutation({ ...moveTracksMutation(), onError: showErrorToast });
  const { mutate: remove } = useMutation(removeTracksMutation());
  const { mutateAsync: restore } = useMutation(restoreTracksMutation());

  const removeEntry = ({ id: entryId, track }: PlaylistTrack) =>
    remove(
      { id, ids: [entryId] },
      {
        onSuccess: ({ removal_id }) =>
          toast(t('playlist.removed', { title: track.name }), {
            action: {
              label: t('playlist.undo'),
              onAction: () => void restore({ id, removal_id }).catch(showErrorToast),
            },
          }),
        onError: showErrorToast,
      },
    );
  const tracks = entries.map(({ track }) => track);
  const play = (entry: PlaylistTrack) =>
    player.play(context, hasMore ? undefined : tracks, entries.indexOf(entry));
  return (
    <ReorderList
      label={t('playlist.entries', { name: playlist.name })}
      items={entries}
      itemKey={(entry) => String(entry.id)}
      itemLabel={({ track }) => `${track.name}, ${artistNames(track.artists)}`}
      rowHeight={60}
      onMove={(key, before) => {
        // Dropped after the last loaded entry, while others follow on the server: before the entry after it.
        const isLastLoaded = before === null && hasMore;
        if (!isLastLoaded) move({ id, ids: [Number(key)], before: before === null ? null : Number(before) });
      }}
      onAction={play}
      onRemove={removeEntry}
      renderItem={(entry) => <Entry entry={entry} playlist={playlist} onRemove={() => removeEntry(entry)} />}
    />
  );
}

interface EntryProps {
  entry: PlaylistTrack;
  playlist: Playlist;
  onRemove: () => void;
}

function Entry({ entry: { track, added_by }, playlist, onRemove }: EntryProps) {
  const t = useMessages(libraryMessages);
  const catalogue = useMessages(catalogueMessages);
  const { clock } = formattersOf(useLanguage());
  const isCurrent = usePlayerState(({ current }) => current?.track.id === track.id);
  const isPlaying = usePlayerState(
    ({ status }) => isCurrent && (status === 'playing' || status === 'loading'),
  );
  const isFromOther = playlist.collaborative && added_by !== null;
  return (
    <div className={css.row} aria-current={isCurrent || undefined}>
      <div className={css.cover}>
        <Cover track={track} sizes="40px" />
        {isCurrent && <PlayingBars isPlaying={isPlaying} className={css.playing} />}
      </div>
      <div className={css.textColumn}>
        <span className={css.line}>
          <Text truncate weight="medium" tone={isCurrent ? 'accent' : 'neutral'}>
            {track.name}
          </Text>
          {track.is_explicit && <ExplicitMark />}
        </span>
        <Text truncate size="sm" tone="muted">
          {artistNames(track.artists)}
          {isFromOther && ` · ${t('playlist.addedBy', { name: added_by.name })}`}
        </Text>
      </div>
      <Text size="sm" tone="muted" tabular className={css.duration}>
        {clock(track.duration)}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        shape="round"
        aria-label={catalogue('moreFor', { name: track.name })}
        aria-haspopup="menu"
        onPress={(event) => openMediaMenuAt(event.target, { type: 'track', track })}
      >
        <MoreIcon />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        shape="round"
        aria-label={t('playlist.removeTrack', { title: track.name })}
        onPress={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}
