import {
  genresQuery,
  maxSearchLength,
  searchPath,
  searchQuery,
  searchTypes,
  tagPath,
  useMessages,
  type SearchResults,
  type SearchType,
} from '@segno/data';
import { CardGrid, CardRow, LinkTabs, Section } from '@segno/base';
import {
  AlbumCard,
  ArtistCard,
  GenreCard,
  PlaylistCard,
  TrackTable,
  TrackTiles,
  UserCard,
  useRecentSearches,
} from '@segno/music';
import type { PlayContext } from '@segno/playback';
import {
  Chip,
  EmptyState,
  ErrorState,
  Heading,
  SearchField,
  SearchIcon,
  Stack,
  VisuallyHidden,
} from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { pageMessages } from '../messages/pages.en.ts';
import { LabelCard } from './LabelCard.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import * as css from './SearchScreen.css.ts';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { topResult } from './topResult.ts';
import { TopResultCard } from './TopResultCard.tsx';

/** A search starts after a pause in typing of this many milliseconds. */
const typingPause = 150;

/** The number of results on the tab of one type. */
const perTab = 50;

/** The search parameters of a tab. */
export const searchTabInput = (tab: SearchType | undefined) => (tab ? { types: [tab], perPage: perTab } : {});

/** Searches the whole catalogue. The URL is updated while typing. */
export function SearchScreen({ params }: { params: { searchQuery?: string; searchTab?: SearchType } }) {
  const t = useMessages(pageMessages);
  const { searchQuery: query = '', searchTab: tab } = params;
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('search.title')}
      </Heading>
      <SearchBox query={query} tab={tab} />
      {query === '' ? (
        <>
          <RecentSearches />
          <Browse />
        </>
      ) : (
        <Results query={query} tab={tab} />
      )}
    </Stack>
  );
}

/** The state of a history entry that was created by typing in the search field. */
interface SearchState {
  isTyped?: boolean;
}

function SearchBox({ query, tab }: { query: string; tab?: SearchType }) {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const { add: addSearch } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  const action = useNavigationType();
  const isAskedFor = action === 'PUSH' && query === '';
  // After a navigation by a link, the field gets the focus for typing.
  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);
  const { key, state } = useLocation();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // The URL of a typed search may be older than the text in the field by now. Any other URL sets the text.
    const isTyped = action !== 'POP' && (state as SearchState | null)?.isTyped === true;
    if (!isTyped) setText(query);
  }
  const { location: next } = useNavigation();
  // A result that was pressed just after a letter opens: the address of the search would end its navigation.
  const isLeaving = next !== undefined && (next.state as SearchState | null)?.isTyped !== true;
  // Before another timer can run: a layout effect is cleaned up while the page is updated.
  useLayoutEffect(() => {
    const nextQuery = text.trim();
    if (isLeaving || nextQuery === query) return undefined;
    const timer = setTimeout(() => {
      const typed: SearchState = { isTyped: true };
      void navigate(searchPath(nextQuery, tab), {
        replace: query !== '',
        preventScrollReset: true,
        state: typed,
      });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, query, tab, isLeaving, navigate]);
  return (
    <div role="search">
      <SearchField
        onSubmit={(nextQuery) => {
          if (nextQuery.trim()) addSearch(nextQuery);
        }}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        size="lg"
        maxLength={maxSearchLength}
        inputRef={field}
        value={text}
        onChange={setText}
      />
    </div>
  );
}

/** The content without a query. */
function Browse() {
  const t = useMessages(pageMessages);
  const { data: genres = [] } = useQuery(genresQuery());
  if (genres.length === 0) return null;
  return (
    <Section title={t('search.browse')}>
      <CardGrid>
        {genres.map((genre, index) => (
          <GenreCard key={genre.id} genre={genre} isEager={index < 8} />
        ))}
      </CardGrid>
    </Section>
  );
}

function Results({ query, tab }: { query: string; tab?: SearchType }) {
  const t = useMessages(pageMessages);
  const { data, isError, isFetching, refetch } = useQuery(searchQuery(query, searchTabInput(tab)));
  // Replaces only the results, not the page, so that the typed text is kept.
  if (isError && !data)
    return (
      <ErrorState
        title={t('search.failed')}
        description={t('search.failedText')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <SearchSkeleton />;
  const { results } = data;
  const count = searchTypes.reduce((sum, type) => sum + results[type].length, 0);
  return (
    <Stack space="xl">
      <LinkTabs
        label={t('search.tabs')}
        tabs={[
          { href: searchPath(query), label: t('search.all'), isCurrent: !tab },
          ...searchTypes.map((type) => ({
            href: searchPath(query, type),
            label: t(type),
            isCurrent: tab === type,
          })),
        ]}
      />
      <VisuallyHidden role="status">{t('search.found', { count })}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState
          icon={<SearchIcon />}
          title={t('search.none', { query })}
          description={t('search.noneText')}
        />
      ) : (
        <ResultLists query={query} results={results} isWhole={tab !== undefined} />
      )}
    </Stack>
  );
}

function ResultLists({
  query,
  results,
  isWhole,
}: {
  query: string;
  results: SearchResults['results'];
  isWhole: boolean;
}) {
  const t = useMessages(pageMessages);
  const context: PlayContext = {
    type: 'search',
    id: query,
    name: t('search.titleFor', { query }),
    href: searchPath(query),
  };
  const shelf: ShelfProps = { query, isWhole };
  const { tracks, albums, artists, playlists, genres, tags, labels, users } = results;
  // A search counts as used when a result is used.
  const { add } = useRecentSearches();
  const addSearch = () => add(query);
  return (
    <Stack space="xl" onClickCapture={addSearch}>
      {isWhole && tracks.length > 0 && (
        <Section title={t('tracks')}>
          <TrackTable label={t('tracks')} tracks={tracks} context={context} />
        </Section>
      )}
      {!isWhole && <Best query={query} results={results} context={context} />}
      <Shelf {...shelf} type="artists" items={artists} card={(artist) => <ArtistCard artist={artist} />} />
      <Shelf {...shelf} type="albums" items={albums} card={(album) => <AlbumCard album={album} />} />
      <Shelf
        {...shelf}
        type="playlists"
        items={playlists}
        card={(playlist) => <PlaylistCard playlist={playlist} />}
      />
      <Shelf {...shelf} type="genres" items={genres} card={(genre) => <GenreCard genre={genre} />} />
      <Shelf {...shelf} type="labels" items={labels} card={(label) => <LabelCard label={label} />} />
      <Shelf {...shelf} type="users" items={users} card={(user) => <UserCard user={user} />} />
      {tags.length > 0 && (
        <Section title={t('tags')}>
          <div className={isWhole ? css.allChips : css.chips}>
            {tags.map((tag) => (
              <Chip key={tag.id} size="lg" href={tagPath(tag)}>
                #{tag.display_name}
              </Chip>
            ))}
          </div>
        </Section>
      )}
    </Stack>
  );
}

interface ShelfProps {
  query: string;
  /** Whether this is the tab of one type, which shows all its results. */
  isWhole: boolean;
}

/** The maximum number of cards or tracks of each type. A heading links to the tab with the others. */
const shown = { tracks: 4, cards: 5 };

/** The cards of one type: one row of them, or all on the tab of the type. */
function Shelf<T extends { id: number }>({
  type,
  items,
  card,
  query,
  isWhole,
}: ShelfProps & { type: SearchType; items: readonly T[]; card: (item: T) => ReactNode }) {
  const t = useMessages(pageMessages);
  if (items.length === 0) return null;
  const cards = items.map((item) => <Fragment key={item.id}>{card(item)}</Fragment>);
  if (isWhole)
    return (
      <Section title={t(type)}>
        <CardGrid>{cards}</CardGrid>
      </Section>
    );
  const href = items.length > shown.cards ? searchPath(query, type) : undefined;
  return (
    <CardRow title={t(type)} href={href}>
      {cards}
    </CardRow>
  );
}

/** The top result, large, beside four tracks. */
function Best({
  query,
  results,
  context,
}: {
  query: string;
  results: SearchResults['results'];
  context: PlayContext;
}) {
  const t = useMessages(pageMessages);
  const { tracks } = results;
  const top = topResult(query, results);
  if (!top) return null;
  const href = tracks.length > shown.tracks ? searchPath(query, 'tracks') : undefined;
  return (
    <div className={css.best}>
      <div className={css.bestColumns}>
        <Section title={t('search.topResult')}>
          <TopResultCard result={top} />
        </Section>
        {tracks.length > 0 && (
          <Section title={t('tracks')} href={href}>
            <TrackTiles tracks={tracks} limit={shown.tracks} columns={1} context={context} />
          </Section>
        )}
      </div>
    </div>
  );
}
