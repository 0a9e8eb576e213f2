import { albumQuery, trackPath, trackQuery } from '@segno/data';
import { trackMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { TrackScreen as Component } from '@segno/player';

export const load: Load<'track'> = async ({ client, params, pathname }) => {
  const track = await client.query({ ...trackQuery(params.trackId), staleTime: 'static' });
  requireCanonical(trackPath(track), pathname);
  if (track.album) await client.query({ ...albumQuery(track.album.id), staleTime: 'static' });
};

export const meta: MetaOf<'track'> = ({ client, params, translator, language }) => {
  const track = client.getQueryData(trackQuery(params.trackId).queryKey);
  return track && trackMeta(track, translator, language);
};
