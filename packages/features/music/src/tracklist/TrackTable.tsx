import {
  albumPath,
  imageSrcSet,
  imageUrl,
  trackPath,
  useFormatLocale,
  useMessages,
  useStartup,
  type Track,
} from '@segno/data';
import {
  ClockIcon,
  DataGrid,
  formattersOf,
  IconButton,
  Image,
  lazyPart,
  PartBoundary,
  PauseIcon,
  PlayIcon,
  type DataGridColumn,
  type DataGridRange,
} from '@segno/ui';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ArtistLinks, artistNames } from '../cards/ArtistLinks.tsx';
import { useHiddenMarks } from '../hides/useHiddenMarks.ts';
import { RowLike } from '../likes/RowLike.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { MediaMenuButton } from '../menus/MediaMenuButton.tsx';
import { openMediaMenu, type MediaTarget } from '../menus/mediaMenu.ts';
import { usePlayer, usePlayerState, type PlayContext } from '@segno/playback';
import { trackDragData } from '../selection/trackDrag.ts';
import type { TrackSelectionBarProps } from '../selection/TrackSelectionBar.tsx';
import { ExplicitMark } from './ExplicitMark.tsx';
import { PlayingBars } from './PlayingBars.tsx';
import { usePlayTrack } from './usePlayTrack.ts';
import * as css from './TrackTable.css.ts';

/** What a list needs that is read at any place. */
interface TracksAnywhere {
  onVisibleRangeChange: (range: DataGridRange) => void;
  /** Reads tracks wherever they are. */
  read: (indexes: readonly number[]) => Promise<readonly Track[]>;
}

/** A column that a person may hide. */
type TrackColumn = 'album' | 'added' | 'plays' | 'duration';

export interface TrackTableProps {
  /** The accessible name of the table. */
  label: string;
  /** In a list that is read at any place, tracks that are not loaded are undefined. */
  tracks: readonly (Track | undefined)[];
  context: PlayContext;
  anywhere?: TracksAnywhere;
  /** Plays from a row, where the rows are a part of what plays. @default plays `tracks` */
  onPlay?: (index: number) => void;
  /** `number` is the track number on the album; `position` counts the rows from 1. @default 'position' */
  numbering?: 'number' | 'position';
  /** The maximum number of rows. Playback continues through all tracks. */
  limit?: number;
  /** False on the page of an album, where covers and album names are redundant. @default true */
  hasAlbums?: boolean;
  /** When a row was added, in ISO 8601: a column of its own. */
  addedAt?: (index: number) => string | undefined;
  /** The columns beside the title that are shown. @default all */
  shownColumns?: readonly TrackColumn[];
  /** What the row says after its artists, such as who added it. */
  noteOf?: (index: number) => string | undefined;
  /** Removes rows from the playlist that shows them. */
  onRemove?: (indexes: number[]) => void;
  /** Removes the selected rows, in a list whose rows are removed by another button of theirs. @default onRemove */
  onRemoveSelected?: (indexes: number[]) => void;
}

const TrackSelectionBar = lazyPart<TrackSelectionBarProps>(
  () => import('../selection/TrackSelectionBar.tsx'),
);

const hideable: readonly TrackColumn[] = ['album', 'added', 'plays', 'duration'];

const noKeys: ReadonlySet<string | number> = new Set();

/** A track may be in a list twice, so its place is a part of its key. */
const keyOf = (track: Track, index: number) => `${track.id}-${index}`;
const placeOf = (_track: Track | undefined, index: number) => index;

/** The places of the selected rows, in order. */
function placesOf(
  selected: ReadonlySet<string | number>,
  tracks: readonly (Track | undefined)[],
  rowKey: typeof keyOf | typeof placeOf,
): number[] {
  if (selected.size === 0) return [];
  if (rowKey === placeOf)
    return [...selected]
      .map(Number)
      .filter((index) => index < tracks.length)
      .sort((a, b) => a - b);
  return tracks.flatMap((track, index) => (track && selected.has(rowKey(track, index)) ? [index] : []));
}

/** A function with one identity, which calls the latest one. */
function useLatest<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/**
 * A complete list of tracks in columns. A double click, Enter, or the button in the first column plays a track. Several
 * are selected by clicks or keys (SELECT-1).
 */
export function TrackTable({
  label,
  tracks,
  context,
  numbering = 'position',
  anywhere,
  onPlay,
  limit,
  hasAlbums = true,
  addedAt,
  shownColumns,
  noteOf,
  onRemove,
  onRemoveSelected = onRemove,
}: TrackTableProps) {
  const t = useMessages(pageMessages);
  const format = formattersOf(useFormatLocale());
  const player = usePlayer();
  const currentId = usePlayerState(({ current }) => current?.track.id);
  const [selected, setSelected] = useState(noKeys);
  const isSignedIn = useStartup().user !== null;
  const shown = limit === undefined ? tracks : tracks.slice(0, limit);
  const rowKey = anywhere ? placeOf : keyOf;
  const chosen = useMemo(() => placesOf(selected, shown, rowKey), [selected, shown, rowKey]);
  const tracksAt = (indexes: readonly number[]) => indexes.flatMap((index) => shown[index] ?? []);
  const loaded = useMemo(() => shown.filter((track) => track !== undefined), [shown]);
  const hiddenMark = useHiddenMarks(loaded);
  const playFrom = useLatest((index: number) =>
    onPlay ? onPlay(index) : player.play(context, tracks as readonly Track[], index),
  );
  const clear = () => setSelected(noKeys);
  const remove = useLatest((indexes: number[]) => onRemove?.(indexes));
  const canRemove = onRemove !== undefined;
  /** The target of a row's menu, with the actions that depend on the list. */
  const targetOf = useCallback(
    (track: Track, index: number): MediaTarget => ({
      type: 'track',
      track,
      onSelect: () => setSelected((keys) => new Set([...keys, rowKey(track, index)])),
      onRemove: canRemove ? () => remove([index]) : undefined,
    }),
    [canRemove, remove, rowKey],
  );
  const columns = useMemo((): DataGridColumn<Track>[] => {
    const cells: (DataGridColumn<Track> | false)[] = [
      {
        id: 'number',
        header: t('column.number'),
        hideHeader: true,
        // Relative to the width of the grid, because a phone has less space.
        width: 'clamp(28px, 5cqi, 40px)',
        align: 'center',
        render: (track, index) => (
          <PlayCell
            track={track}
            onPlay={() => playFrom(index)}
            number={numbering === 'number' ? (track.number ?? index + 1) : index + 1}
          />
        ),
      },
      {
        id: 'title',
        header: t('column.title'),
        width: hasAlbums ? 'minmax(0, 5fr)' : 'minmax(0, 1fr)',
        render: (track, index) => (
          <TitleCell track={track} hasCover={hasAlbums} note={hiddenMark(track) ?? noteOf?.(index)} />
        ),
      },
      hasAlbums && {
        id: 'album',
        header: t('column.album'),
        width: 'minmax(0, 3fr)',
        hideBelow: 'md',
        render: (track) =>
          track.album && (
            <a
              className={css.albumLink}
              href={albumPath(track.album, track.artists)}
              title={track.album.name}
            >
              {track.album.name}
            </a>
          ),
      },
      addedAt !== undefined && {
        id: 'added',
        header: t('column.added'),
        width: '120px',
        align: 'end',
        hideBelow: 'lg',
        render: (_track, index) => {
          const added = addedAt(index);
          return <span className={css.figure}>{added && format.date(added)}</span>;
        },
      },
      isSignedIn && {
        id: 'like',
        header: t('column.like'),
        hideHeader: true,
        width: '44px',
        align: 'end',
        hideBelow: 'sm',
        render: (track) => <RowLike kind="tracks" id={track.id} name={track.name} />,
      },
      {
        id: 'plays',
        header: t('column.plays'),
        width: '112px',
        align: 'end',
        hideBelow: 'md',
        render: (track) => <span className={css.figure}>{format.number(track.plays_count)}</span>,
      },
      {
        id: 'duration',
        // The word is wider than the column in many languages.
        header: <ClockIcon size={16} label={t('column.duration')} />,
        width: '72px',
        align: 'end',
        hideBelow: 'sm',
        render: (track) => <span className={css.figure}>{format.clock(track.duration)}</span>,
      },
      {
        id: 'actions',
        header: t('column.actions'),
        hideHeader: true,
        isRevealed: true,
        width: '44px',
        align: 'end',
        render: (track, index) => <MediaMenuButton target={targetOf(track, index)} />,
      },
    ];
    const isHidden = (id: string) =>
      shownColumns !== undefined &&
      (hideable as readonly string[]).includes(id) &&
      !(shownColumns as readonly string[]).includes(id);
    return cells.filter((column) => column !== false).filter(({ id }) => !isHidden(id));
  }, [
    t,
    format,
    playFrom,
    numbering,
    hasAlbums,
    noteOf,
    targetOf,
    isSignedIn,
    hiddenMark,
    addedAt,
    shownColumns,
  ]);
  return (
    <div
      onContextMenu={(event) => {
        const row =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
        const index = Number(row?.dataset.index ?? -1);
        const track = tracks[index];
        if (track) openMediaMenu(event, targetOf(track, index));
      }}
    >
      <DataGrid
        label={label}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        onVisibleRangeChange={anywhere?.onVisibleRangeChange}
        rowLabel={(track) => `${track.name}, ${artistNames(track.artists)}`}
        isCurrent={(track) => track.id === currentId}
        onAction={(track, index) => (track.id === currentId ? player.toggle() : playFrom(index))}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        dragData={(index) => trackDragData(tracksAt(chosen.includes(index) ? chosen : [index]))}
      />
      {chosen.length > 0 && (
        <PartBoundary>
          <TrackSelectionBar
            tracks={tracksAt(chosen)}
            count={chosen.length}
            onRead={anywhere && (() => anywhere.read(chosen))}
            onClear={clear}
            onRemove={onRemoveSelected && (() => onRemoveSelected(chosen))}
          />
        </PartBoundary>
      )}
    </div>
  );
}

interface PlayCellProps {
  track: Track;
  number: number;
  onPlay: () => void;
}

/** The number of a row, which is replaced by the play button on hover and focus. */
function PlayCell({ track, number, onPlay }: PlayCellProps) {
  const t = useMessages(pageMessages);
  const { isCurrent, isPlaying, play, preload } = usePlayTrack(track.id, onPlay);
  return (
    <div className={css.playCell} data-current={isCurrent || undefined}>
      {isCurrent ? (
        <PlayingBars isPlaying={isPlaying} className={css.playing} />
      ) : (
        <span className={css.number} aria-hidden>
          {number}
        </span>
      )}
      <IconButton
        className={css.play}
        variant="ghost"
        size="sm"
        shape="round"
        aria-label={t(isPlaying ? 'pauseNamed' : 'playNamed', { name: track.name })}
        onPointerEnter={preload}
        onFocus={preload}
        onPress={play}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </div>
  );
}

interface TitleCellProps {
  track: Track;
  hasCover: boolean;
  note?: string;
}

function TitleCell({ track, hasCover, note }: TitleCellProps) {
  return (
    <div className={css.title}>
      {hasCover && (
        <div className={css.cover}>
          <Image
            src={imageUrl(track.image, 64)}
            srcSet={imageSrcSet(track.image, 128)}
            sizes="40px"
            color={track.image?.color}
            alt=""
            ratio={1}
            radius="control"
            loading="lazy"
          />
        </div>
      )}
      <div className={css.textColumn}>
        <div className={css.line}>
          <a className={css.trackLink} href={trackPath(track)} title={track.name}>
            {track.name}
          </a>
          {track.is_explicit && <ExplicitMark />}
        </div>
        <div className={css.artists}>
          <ArtistLinks artists={track.artists} />
          {note && ` · ${note}`}
        </div>
      </div>
    </div>
  );
}
