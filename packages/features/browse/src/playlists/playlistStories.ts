import {
  type HttpClient,
  playlistQuery,
  playlistTracksList,
  playlistTracksQuery,
  type PlaylistTrack,
  type PlaylistTracksInput,
} from '@segno/data';
import { samplePage, samplePlaylists, samplePlaylistTracks, sampleUser } from '@segno/data/samples';
import { answer, answerPages, asOwner } from '@segno/testing';
import { fn } from 'storybook/test';
import './PlaylistEntries.tsx';
import './PlaylistFilters.tsx';
import { playlistPage } from './playlistPage.ts';

export const playlist = samplePlaylists[0]!;

const whole = (entries: readonly PlaylistTrack[]) => ({
  ...samplePage(entries),
  total: entries.length,
  starts: [],
});
/** A playlist with these tracks, or a sorted or filtered view of it. */
export const tracksAnswer = (entries: readonly PlaylistTrack[], input?: PlaylistTracksInput) =>
  answer(playlistTracksList(playlist.id, input).first, whole(entries), { empty: whole([]) });
export const entriesAnswer = answerPages(playlistTracksQuery(playlist.id), samplePlaylistTracks);

/** The page of the playlist as others see it. */
export const playlistArgs = {
  page: playlistPage,
  address: `/playlist/${playlist.id}/playlist`,
  answers: [
    answer(playlistQuery(playlist.id), playlist, {
      empty: { ...playlist, tracks_count: 0, duration: 0, image: null },
    }),
    tracksAnswer(samplePlaylistTracks),
  ],
};

/** The playlist as its owner sees it. */
export const own = {
  ...playlist,
  owner: { id: sampleUser.id, name: sampleUser.name },
  is_own: true,
  public: false,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
};
export const signedIn = asOwner(own);

/** The server answers a change with the playlist. */
export const send = fn<HttpClient['send']>(() => Promise.resolve({ playlist: own }));
