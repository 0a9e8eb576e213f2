import { sampleAlbums } from '../albums/samples.ts';
import { sampleArtists } from '../artists/samples.ts';
import { samplePlaylists } from '../playlists/samples.ts';
import type { MemberHome } from './contract.ts';

/** What a listener returns to, for stories and tests. */
export const sampleMemberHome: MemberHome = {
  sections: [
    {
      kind: 'jump_back_in',
      about: null,
      items: sampleAlbums.slice(0, 4).map((album) => ({ type: 'album', album })),
    },
    {
      kind: 'own_playlists',
      about: null,
      items: samplePlaylists.slice(0, 3).map((playlist) => ({ type: 'playlist', playlist })),
    },
    {
      kind: 'because_you_played',
      about: sampleArtists[0]!.name,
      items: sampleArtists.slice(1, 5).map((artist) => ({ type: 'artist', artist })),
    },
  ],
};
