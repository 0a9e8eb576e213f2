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
import {
  Chip,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Inline,
  SearchField,
  SearchIcon,
  Stack,
  VisuallyHidden,
} from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { AlbumCard, ArtistCard, GenreCard, PlaylistCard } from '../cards/RecordCards.tsx';
import { LinkTabs } from '../linktabs/LinkTabs.tsx';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import type { PlayContext } from '../playback/PlayerState.ts';
import { TrackTable } from '../tracklist/TrackTable.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';

/** How long a pause in typing ends a word, in milliseconds. */
const typingPause = 150;

/** How many results of a type its own tab shows. */
const perTab = 50;

/** What a tab asks of the search. */
export const searchTabInput = (tab: SearchType | undefined) => (tab ? { types: [tab], perPage: perTab } : {});

export const isSearchTab = (tab: string | undefined): tab is SearchType | undefined =>
  tab === undefined || (searchTypes as readonly string[]).includes(tab);

/** Search over the whole catalogue; the address follows what is typed. */
export function SearchScreen() {
  const t = useMessages(catalogueMessages);
  const params = useParams();
  const query = params.searchQuery ?? '';
  const tab = isSearchTab(params.tabName) ? params.tabName : undefined;
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('search.title')}
      </Heading>
      <SearchBox query={query} tab={tab} />
      {query === '' ? <Browse /> : <Results query={query} tab={tab} />}
    </Stack>
  );
}

/** What an entry of the history says of itself: its address was typed here. */
interface SearchState {
  isTyped?: boolean;
}

function SearchBox({ query, tab }: { query: string; tab?: SearchType }) {
  const t = useMessages(catalogueMessages);
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const action = useNavigationType();
  const isAskedFor = action === 'PUSH' && query === '';
  // Whoever comes here by a link comes to type.
  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);
  const { key, state } = useLocation();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // An address that was typed may be older than what stands in the field by now; any other one is followed.
    const isTyped = action !== 'POP' && (state as SearchState | null)?.isTyped === true;
    if (!isTyped) setText(query);
  }
  useEffect(() => {
    const words = text.trim();
    if (words === query) return undefined;
    const timer = setTimeout(() => {
      const typed: SearchState = { isTyped: true };
      void navigate(searchPath(words, tab), {
        replace: query !== '',
        preventScrollReset: true,
        state: typed,
      });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, query, tab, navigate]);
  return (
    <SearchField
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      size="lg"
      maxLength={maxSearchLength}
      inputRef={field}
      value={text}
      onChange={setText}
    />
  );
}

/** What there is before anything is typed. */
function Browse() {
  const t = useMessages(catalogueMessages);
  const { data: genres = [] } = useQuery(genresQuery());
  if (genres.length === 0) return null;
  return (
    <Stack as="section" space="sm" aria-label={t('search.browse')}>
      <Heading level={2} size="heading">
        {t('search.browse')}
      </Heading>
      <Grid minItemWidth={152} space="lg">
        {genres.map((genre) => (
          <GenreCard key={genre.id} genre={genre} />
        ))}
      </Grid>
    </Stack>
  );
}

function Results({ query, tab }: { query: string; tab?: SearchType }) {
  const t = useMessages(catalogueMessages);
  const { data, isError, isFetching, refetch } = useQuery(searchQuery(query, searchTabInput(tab)));
  // In the place of the results, and not of the page: what was typed stays.
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
  const t = useMessages(catalogueMessages);
  const context: PlayContext = {
    type: 'search',
    id: query,
    name: t('search.titleFor', { query }),
    href: searchPath(query),
  };
  const row = <T extends { id: number }>(
    type: SearchType,
    items: readonly T[],
    draw: (item: T) => React.ReactNode,
  ) =>
    items.length > 0 && (
      <Stack as="section" space="sm" aria-label={t(type)}>
        <Heading level={2} size="heading">
          {t(type)}
        </Heading>
        <Grid minItemWidth={152} space="lg">
          {items.slice(0, isWhole ? undefined : 6).map(draw)}
        </Grid>
      </Stack>
    );
  return (
    <>
      {row('artists', results.artists, (artist) => (
        <ArtistCard key={artist.id} artist={artist} />
      ))}
      {results.tracks.length > 0 && (
        <Stack as="section" space="sm" aria-label={t('tracks')}>
          <Heading level={2} size="heading">
            {t('tracks')}
          </Heading>
          <TrackTable
            label={t('tracks')}
            tracks={results.tracks}
            limit={isWhole ? undefined : 5}
            context={context}
          />
        </Stack>
      )}
      {row('albums', results.albums, (album) => (
        <AlbumCard key={album.id} album={album} />
      ))}
      {row('playlists', results.playlists, (playlist) => (
        <PlaylistCard key={playlist.id} playlist={playlist} />
      ))}
      {row('genres', results.genres, (genre) => (
        <GenreCard key={genre.id} genre={genre} />
      ))}
      {results.tags.length > 0 && (
        <Stack as="section" space="sm" aria-label={t('tags')}>
          <Heading level={2} size="heading">
            {t('tags')}
          </Heading>
          <Inline space="xs" wrap>
            {results.tags.map((tag) => (
              <Chip key={tag.id} size="lg" href={tagPath(tag)}>
                #{tag.display_name}
              </Chip>
            ))}
          </Inline>
        </Stack>
      )}
    </>
  );
}
