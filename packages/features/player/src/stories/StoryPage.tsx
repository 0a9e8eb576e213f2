import {
  createHttpClient,
  createQueryClient,
  type AlbumDetail,
  type ArtistDetail,
  type Channel,
  type SearchResults,
  type TrackDetail,
} from '@segno/data';
import {
  sampleAlbum,
  sampleAlbums,
  sampleArtist,
  sampleChannel,
  sampleGenreChannel,
  sampleGenres,
  samplePage,
  samplePlaylists,
  samplePlaylistTracks,
  sampleSearchResults,
  sampleTags,
  sampleTrack,
  sampleTracks,
} from '@segno/data/samples';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
// Fetched on intent in the application; here from the first, so that a story waits for nothing.
import '../menus/MediaMenuHost.tsx';
import { MediaMenuDock } from '../menus/MediaMenuDock.tsx';
import { StoryPlayer } from '../playback/StoryPlayer.tsx';

/** What the story's backend holds. Anything left out is the samples'. */
interface StoryCatalogue {
  album?: AlbumDetail;
  artist?: ArtistDetail;
  artistTracks?: typeof sampleTracks;
  artistAlbums?: typeof sampleAlbums;
  track?: TrackDetail;
  playlistTracks?: typeof samplePlaylistTracks;
  tagTracks?: typeof sampleTracks;
  channel?: Channel;
  search?: SearchResults;
}

const page = <T,>(data: readonly T[]) => ({ pagination: samplePage(data) });

const rows = sampleChannel.sections.filter(({ content_type }) => content_type !== 'genres');

/** The home channel, or the page of a genre or tag, with rows of all that can carry one. */
const narrowed = (restriction: string | null, slug = ''): Channel => {
  if (!restriction) return sampleChannel;
  if (slug !== 'genre' && slug !== 'tag') return sampleGenreChannel;
  const name = { id: 1, name: restriction, display_name: restriction };
  return { ...sampleChannel, slug, name: slug, restriction: { type: slug, ...name }, sections: rows };
};

/** Answers as the backend would, from the samples and what the story puts over them. */
const answer = (path: string, query: URLSearchParams, over: StoryCatalogue): unknown => {
  const [kind, name, part] = path.split('/');
  if (kind === 'albums') return { album: over.album ?? sampleAlbum };
  if (kind === 'artists') {
    if (part === 'tracks') return page(over.artistTracks ?? sampleTracks.slice(0, 12));
    if (part === 'albums') return page(over.artistAlbums ?? sampleAlbums.slice(0, 8));
    return { artist: over.artist ?? sampleArtist };
  }
  if (kind === 'tracks') return { track: over.track ?? sampleTrack };
  if (kind === 'playlists')
    return part === 'tracks'
      ? page(over.playlistTracks ?? samplePlaylistTracks)
      : { playlist: samplePlaylists[0] };
  if (kind === 'tags') {
    if (part === 'tracks') return page(over.tagTracks ?? sampleTracks.slice(0, 12));
    if (part === 'albums') return page(sampleAlbums);
    return { tag: sampleTags[0] };
  }
  if (kind === 'genres')
    return name ? { genre: sampleGenres.find((genre) => genre.name === name) } : page(sampleGenres);
  if (kind === 'channels') return { channel: over.channel ?? narrowed(query.get('restriction'), name) };
  if (kind === 'search') return over.search ?? { ...sampleSearchResults, query: query.get('query') ?? '' };
  return undefined;
};

export interface StoryPageProps {
  /** The screen, or what stands for it. */
  screen: ComponentType;
  /** Its route, as the application has it. */
  route: string;
  /** The address that is open. */
  address: string;
  catalogue?: StoryCatalogue;
}

/** A screen as the application shows it, over a backend of samples. */
export function StoryPage({ screen: Screen, route, address, catalogue = {} }: StoryPageProps) {
  const [queryClient] = useState(() =>
    createQueryClient({
      http: createHttpClient({
        fetch: (input) => {
          const url = new URL(input instanceof Request ? input.url : input, location.href);
          const body = answer(url.pathname.replace('/api/v1/', ''), url.searchParams, catalogue);
          return Promise.resolve(Response.json(body));
        },
      }),
    }),
  );
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route,
          element: (
            <StoryPlayer context={null}>
              <QueryClientProvider client={queryClient}>
                <main>
                  <Suspense>
                    <Screen />
                  </Suspense>
                </main>
                <MediaMenuDock />
              </QueryClientProvider>
            </StoryPlayer>
          ),
        },
        { path: '*', element: null },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}
