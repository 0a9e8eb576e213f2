import { InsightsView } from '@segno/editing';

const trackHref = (id: number) => `/backstage/tracks/${id}/insights`;

/** The insights of a track, for those who act for its artist (INSIGHT-1). */
export function TrackInsightsScreen({ params: { trackId } }: { params: { trackId: number } }) {
  return <InsightsView kind="tracks" id={trackId} trackHref={trackHref} />;
}

/** The insights of an album, for those who act for its artist (INSIGHT-1). */
export function AlbumInsightsScreen({ params: { albumId } }: { params: { albumId: number } }) {
  return <InsightsView kind="albums" id={albumId} trackHref={trackHref} />;
}

/** The insights of an artist, for those who act for the artist (INSIGHT-1). */
export function ArtistInsightsScreen({ params: { artistId } }: { params: { artistId: number } }) {
  return <InsightsView kind="artists" id={artistId} trackHref={trackHref} />;
}
