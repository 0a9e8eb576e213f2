import {
  maxSearchLength,
  radioQuery,
  searchQuery,
  trackPath,
  tracksQuery,
  useMessages,
  type Playlist,
  type Track,
} from '@segno/data';
import { ArtistLinks, Cover, ExplicitMark, usePlayTrack } from '@segno/music';
import { trackContext, usePlayer } from '@segno/playback';
import {
  Button,
  ErrorState,
  Heading,
  IconButton,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  SearchField,
  Spinner,
  Stack,
  Text,
} from '@segno/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type FocusEvent, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { libraryMessages } from '../messages/library.en.ts';
import { pageMessages } from '../messages/pages.en.ts';
import * as css from './AddTracks.css.ts';
import { useAddTracks } from './useAddTracks.ts';

export interface AddTracksProps {
  playlist: Playlist;
  /** What the playlist has. */
  tracks: readonly Track[];
}

/** The number of shown tracks. More are read, because those that were added are left out. */
const shownCount = 8;
const readCount = 50;

/** Finds tracks for a playlist in place: by a search, else some that go with it, or popular ones while it has none. */
export default function AddTracks({ playlist, tracks }: AddTracksProps) {
  const t = useMessages(libraryMessages);
  const page = useMessages(pageMessages);
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  // What was suggested first stays, so that the rows do not change under the pointer.
  const [isFirst] = useState(playlist.tracks_count === 0);
  const found = useQuery({
    ...searchQuery(query, { types: ['tracks'], perPage: readCount }),
    enabled: query !== '',
  });
  const popular = useInfiniteQuery({
    ...tracksQuery({ order: 'popular', perPage: readCount }),
    enabled: isFirst,
  });
  const similar = useQuery({ ...radioQuery('playlist', playlist.id), enabled: !isFirst });
  const suggested = isFirst ? popular : similar;
  const { isPending, isError, refetch } = query === '' ? suggested : found;
  const offered =
    query === ''
      ? isFirst
        ? popular.data?.pages[0]?.pagination.data
        : similar.data
      : found.data?.results.tracks;
  // Others may add what is suggested.
  const present = new Set(tracks.map(({ id }) => id));
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const add = useAddTracks(playlist);
  const without = (keys: ReadonlySet<number>, id: number) => new Set([...keys].filter((key) => key !== id));
  const field = useRef<HTMLInputElement>(null);
  const list = useFocusKeeper(field);
  const addTrack = async ({ id }: Track) => {
    setAdded((keys) => new Set([...keys, id]));
    const isAdded = await add([id], () => setAdded((keys) => without(keys, id)));
    if (!isAdded) setAdded((keys) => without(keys, id));
  };
  const shown =
    offered?.filter(({ id }) => !added.has(id) && (query !== '' || !present.has(id))).slice(0, shownCount) ??
    [];
  return (
    <Stack as="section" space="md" aria-labelledby="add-tracks">
      <Heading id="add-tracks" level={2} size="heading">
        {t('playlist.find')}
      </Heading>
      <SearchField
        aria-label={t('playlist.findLabel')}
        placeholder={t('playlist.findLabel')}
        maxLength={maxSearchLength}
        inputRef={field}
        value={text}
        onChange={setText}
      />
      {isError ? (
        <ErrorState title={t('playlist.findFailed')} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Spinner label={t('playlist.findPending')} />
      ) : shown.length === 0 ? (
        <Text tone="muted" role="status">
          {query === '' ? t('playlist.noSuggestions') : page('search.none', { query })}
        </Text>
      ) : (
        <ul
          {...list}
          className={css.list}
          aria-label={query === '' ? t('playlist.suggested') : t('playlist.found')}
        >
          {shown.map((track) => (
            <Row key={track.id} track={track} onAdd={() => void addTrack(track)} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** The props of a list whose focused row may leave: the row that takes its place gets the focus, else the field. */
function useFocusKeeper(field: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLUListElement>(null);
  const place = useRef<number>(null);
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const rows = ref.current?.children ?? [];
    const next = rows[Math.min(place.current, rows.length - 1)];
    (next?.querySelector<HTMLElement>('button:last-of-type') ?? field.current)?.focus();
  });
  return {
    ref,
    onFocus({ target }: FocusEvent) {
      place.current = [...(ref.current?.children ?? [])].findIndex((row) => row.contains(target));
    },
    // A row that is removed with the focus has no such event.
    onBlur() {
      place.current = null;
    },
  };
}

function Row({ track, onAdd }: { track: Track; onAdd: () => void }) {
  const t = useMessages(libraryMessages);
  const player = usePlayer();
  const { name } = track;
  const { isPlaying, play, preload } = usePlayTrack(track.id, () =>
    player.play(trackContext(track), [track], 0),
  );
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div className={css.cover}>
          <Cover track={track} sizes="40px" />
        </div>
        <div className={css.textColumn}>
          <span className={css.line}>
            <a className={css.name} href={trackPath(track)} title={name}>
              {name}
            </a>
            {track.is_explicit && <ExplicitMark />}
          </span>
          <span className={css.artists}>
            <ArtistLinks artists={track.artists} />
          </span>
        </div>
        <IconButton
          variant="ghost"
          shape="round"
          aria-label={t(isPlaying ? 'playlist.pauseTrack' : 'playlist.playTrack', { title: name })}
          onPointerEnter={preload}
          onFocus={preload}
          onPress={play}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <Button startIcon={<PlusIcon />} aria-label={t('playlist.addTrack', { title: name })} onPress={onAdd}>
          {t('playlist.add')}
        </Button>
      </div>
    </li>
  );
}
