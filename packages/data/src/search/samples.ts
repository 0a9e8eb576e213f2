import { sampleAlbums } from '../albums/samples.ts';
import { sampleArtists } from '../artists/samples.ts';
import { sampleGenres } from '../genres/samples.ts';
import { sampleListedLabel } from '../labels/samples.ts';
import { samplePlaylists } from '../playlists/samples.ts';
import { sampleTags } from '../tags/samples.ts';
import { sampleTracks } from '../tracks/samples.ts';
import { sampleUsers } from '../users/samples.ts';
import type { SearchResults } from './contract.ts';

/** Results of every type, for stories and tests. */
export const sampleSearchResults: SearchResults = {
  query: 'tide',
  results: {
    tracks: sampleTracks.slice(0, 5),
    albums: sampleAlbums.slice(0, 6),
    artists: sampleArtists.slice(0, 6),
    playlists: samplePlaylists.slice(0, 4),
    genres: sampleGenres.slice(0, 3),
    tags: sampleTags.slice(0, 3),
    labels: [sampleListedLabel],
    users: sampleUsers.slice(0, 3),
  },
};
