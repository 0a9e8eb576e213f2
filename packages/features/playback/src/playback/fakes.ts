import type { Track } from '@segno/data/contract';
import type { PlayContext } from './PlayerState.ts';

/** A track for a test, with a number in its name and its own audio URL. */
export const fakeTrack = (id: number, duration = 180_000): Track => ({
  id,
  name: `Track ${id}`,
  slug: `track-${id}`,
  image: null,
  duration,
  number: id,
  disc: 1,
  album: { id: 1, name: 'Album', slug: 'album' },
  artists: [{ id: 1, name: 'Artist', slug: 'artist', role: 'primary', order: 0 }],
  source: { type: 'file', url: `/media/audio/${id}.mp3` },
  has_lyrics: false,
  is_explicit: false,
  plays_count: 0,
  likes_count: 0,
  permissions: { update: false, delete: false },
});

export const fakeTracks = (count: number): Track[] =>
  Array.from({ length: count }, (_, index) => fakeTrack(index + 1));

export const fakeContext: PlayContext = {
  type: 'album',
  id: 1,
  name: 'Album',
  href: '/album/1/artist/album',
};

/** A storage in memory. */
export function createFakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
