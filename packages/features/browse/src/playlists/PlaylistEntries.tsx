import {
  albumPath,
  moveTracksMutation,
  playlistTracksQuery,
  trackPath,
  useFormatLocale,
  useMessages,
  type Playlist,
  type PlaylistTrack,
} from '@segno/data';
import { LoadMore, showErrorToast } from '@segno/base';
import {
  ArtistLinks,
  Cover,
  artistNames,
  openMediaMenu,
  openMediaMenuAt,
  RowLike,
  trackDragData,
  TrackSelectionBar,
  ExplicitMark,
  PlayingBars,
} from '@segno/music';
import { type PlayContext, usePlayer, usePlayerState } from '@segno/playback';
import { ClockIcon, CloseIcon, formattersOf, IconButton, MoreIcon, ReorderList } from '@segno/ui';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { libraryMessages } from '../messages/library.en.ts';
import { socialMessages } from '../messages/social.en.ts';
import * as css from './PlaylistEntries.css.ts';
import { useRemoveEntries } from './useRemoveEntries.ts';

export interface PlaylistEntriesProps {
  playlist: Playlist;
  context: PlayContext;
  /** How often the entries are read again, in milliseconds. */
  pollingInterval: number | false;
}

/**
 * The tracks of a playlist that the viewer may edit: they are moved by dragging or by keyboard, and removed, several at
 * once if several are selected. A removal can be undone.
 */
export default function PlaylistEntries({ playlist, context, pollingInterval }: PlaylistEntriesProps) {
  const t = useMessages(libraryMessages);
  const player = usePlayer();
  const { id } = playlist;
  const query = useSuspenseInfiniteQuery({
    ...playlistTracksQuery(id),
    refetchInterval: pollingInterval,
  });
  const entries = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const hasMore = query.hasNextPage;
  const { mutateAsync: move } = useMutation(moveTracksMutation());
  const remove = useRemoveEntries(playlist);
  const [selected, setSelected] = useState(noKeys);
  const chosen = entries.filter((entry) => selected.has(String(entry.id)));
  const clear = () => setSelected(noKeys);

  const tracks = entries.map(({ track }) => track);
  const play = (entry: PlaylistTrack) =>
    player.play(context, hasMore ? undefined : tracks, entries.indexOf(entry));
  return (
    <div>
      <EntriesHead />
      <ReorderList
        label={t('playlist.entries', { name: playlist.name })}
        items={entries}
        itemKey={(entry) => String(entry.id)}
        itemLabel={({ track }) => `${track.name}, ${artistNames(track.artists)}`}
        rowHeight={60}
        onMove={(keys, before) => {
          const moved = new Set(keys);
          // After the last loaded entry, while others follow on the server.
          const after =
            before === null && hasMore
              ? entries.findLast((entry) => !moved.has(String(entry.id)))?.id
              : undefined;
          move({ id, ids: keys.map(Number), before: before === null ? null : Number(before), after }).catch(
            showErrorToast,
          );
        }}
        onAction={play}
        onRemove={(entry) => remove(chosen.includes(entry) ? chosen : [entry])}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        dragData={({ track }) => trackDragData([track])}
        renderItem={(entry) => (
          <Entry
            entry={entry}
            playlist={playlist}
            onSelect={() => setSelected((keys) => new Set([...keys, String(entry.id)]))}
            onRemove={() => remove([entry])}
          />
        )}
      />
      {chosen.length > 0 && (
        <TrackSelectionBar
          tracks={chosen.map(({ track }) => track)}
          onClear={clear}
          onRemove={() => remove(chosen)}
        />
      )}
      <LoadMore {...query} />
    </div>
  );
}

const noKeys: ReadonlySet<string> = new Set();

/** The names of the columns, for the eye: a screen reader reads the rows of a list without columns. */
function EntriesHead() {
  const t = useMessages(socialMessages);
  return (
    <div aria-hidden className={css.head}>
      <div className={css.columns}>
        <span className={css.headTitle}>{t('columns.title')}</span>
        <span className={css.untilMd}>{t('columns.album')}</span>
        <span className={css.untilSm} />
        <span className={`${css.figure} ${css.untilMd}`}>{t('columns.plays')}</span>
        <span className={`${css.figure} ${css.untilSm}`}>
          <ClockIcon size={16} />
        </span>
      </div>
    </div>
  );
}

interface EntryProps {
  entry: PlaylistTrack;
  playlist: Playlist;
  onSelect: () => void;
  onRemove: () => void;
}

function Entry({ entry: { track, added_by }, playlist, onSelect, onRemove }: EntryProps) {
  const t = useMessages(libraryMessages);
  const catalogue = useMessages(catalogueMessages);
  const { clock, number } = formattersOf(useFormatLocale());
  const isCurrent = usePlayerState(({ current }) => current?.track.id === track.id);
  const isPlaying = usePlayerState(
    ({ status }) => isCurrent && (status === 'playing' || status === 'loading'),
  );
  const isShared = playlist.collaborative || playlist.workspace_id !== null;
  const isFromOther = isShared && added_by !== null;
  const target = { type: 'track', track, onSelect, onRemove } as const;
  return (
    <div
      className={css.row}
      aria-current={isCurrent || undefined}
      onContextMenu={(event) => openMediaMenu(event, target)}
    >
      <div className={css.columns}>
        <div className={css.cover}>
          <Cover track={track} sizes="40px" />
          {isCurrent && <PlayingBars isPlaying={isPlaying} className={css.playing} />}
        </div>
        <div className={css.textColumn}>
          <span className={css.line}>
            <a className={css.trackLink} href={trackPath(track)} title={track.name} draggable={false}>
              {track.name}
            </a>
            {track.is_explicit && <ExplicitMark />}
          </span>
          <span className={css.artists}>
            <ArtistLinks artists={track.artists} />
            {isFromOther && ` · ${t('playlist.addedBy', { name: added_by.name })}`}
          </span>
        </div>
        {track.album ? (
          <a
            className={`${css.albumLink} ${css.untilMd}`}
            href={albumPath(track.album, track.artists)}
            title={track.album.name}
            draggable={false}
          >
            {track.album.name}
          </a>
        ) : (
          <span className={css.untilMd} />
        )}
        <span className={css.untilSm}>
          <RowLike kind="tracks" id={track.id} name={track.name} />
        </span>
        <span className={`${css.figure} ${css.untilMd}`}>{number(track.plays_count)}</span>
        <span className={`${css.figure} ${css.untilSm}`}>{clock(track.duration)}</span>
        <IconButton
          variant="ghost"
          size="sm"
          shape="round"
          aria-label={catalogue('moreFor', { name: track.name })}
          aria-haspopup="menu"
          onPress={(event) => openMediaMenuAt(event.target, target)}
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
    </div>
  );
}
