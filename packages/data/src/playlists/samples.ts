import { slugify } from '../paths/slugify.ts';
import { sampleImage } from '../shared/samples.ts';
import { sampleTracks } from '../tracks/samples.ts';
import type { Playlist, PlaylistTrack } from './contract.ts';

const lists: [name: string, description: string | null][] = [
  ['Rain on the Roof', 'Slow songs for the hour after midnight.'],
  ['Deep Work', 'No words, few surprises.'],
  ['First Light', 'Wake up gently, leave the house on time.'],
  ['Long Way Home', null],
  ['Kitchen Table Sessions', 'Played in one room, with people listening.'],
  ['New This Week', 'Chosen by our editors every Friday.'],
];

/** Playlists for stories and tests. */
export const samplePlaylists: Playlist[] = lists.map(([name, description], index) => ({
  id: 51 + index,
  name,
  slug: slugify(name),
  image: index === 3 ? null : sampleImage(60 + index * 7),
  has_own_image: index === 0,
  description,
  owner: { id: 1, name: 'Segno editors' },
  workspace_id: null,
  is_own: false,
  public: true,
  collaborative: index === 4,
  is_smart: false,
  tracks_count: 24 + index * 6,
  duration: (24 + index * 6) * 214_000,
  followers_count: 48_310 - index * 7411,
  plays_count: 812_400 - index * 90_113,
  created_at: '2025-09-01T08:00:00.000Z',
  updated_at: '2026-11-06T08:00:00.000Z',
  permissions: { update: false, delete: false, move: false, edit_tracks: false },
}));

/** The tracks of the first sample playlist, as entries. */
export const samplePlaylistTracks: PlaylistTrack[] = sampleTracks.map((track, index) => ({
  id: 501 + index,
  position: index + 1,
  track,
  added_by: { id: 1, name: 'Segno editors' },
  added_at: '2026-10-12T08:00:00.000Z',
}));
