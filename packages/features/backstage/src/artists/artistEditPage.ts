import { page } from '@segno/base';
import { artistTeamQuery, managedArtistQuery, readId } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { ArtistEditScreen } from './ArtistEditScreen.tsx';

export const artistEditPage = page({
  path: '/backstage/artists/:artistId/edit',
  params: { artistId: readId },
  rule: { permission: 'music.create' },
  load: ({ client, params }) =>
    Promise.all([
      client.query({ ...managedArtistQuery(params.artistId), staleTime: 'static' }),
      client.query({ ...artistTeamQuery(params.artistId), staleTime: 'static' }),
    ]),
  meta: ({ translator, params }) =>
    backstageMeta(translator, 'editArtist', `/backstage/artists/${params.artistId}/edit`),
  screen: ArtistEditScreen,
});
