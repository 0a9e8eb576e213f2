import * as v from 'valibot';
import { normalize } from '../records/normalize.ts';
import { fetchJson, type Outside } from './fetchJson.ts';

const Artists = v.object({
  artists: v.array(v.object({ id: v.string(), name: v.string(), score: v.number() })),
});
const Releases = v.object({
  'release-groups': v.array(
    v.object({
      title: v.string(),
      'first-release-date': v.optional(v.string()),
      'primary-type': v.nullish(v.string()),
    }),
  ),
});

export interface FoundRelease {
  name: string;
  type: 'album' | 'single' | 'ep';
  /** `YYYY-MM-DD`, where it is known to the day or less. */
  released: string | null;
}

/** How sure MusicBrainz must be of an artist, of 100. */
const surely = 90;
/** MusicBrainz allows one request in so many milliseconds. */
const pause = 1100;
const types: Record<string, FoundRelease['type']> = { Album: 'album', Single: 'single', EP: 'ep' };

const dayOf = (date: string | undefined) => {
  const [, year, month = '01', day = '01'] = /^([12]\d{3})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date ?? '') ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
};

/** The releases of an artist, oldest first; null when MusicBrainz does not surely know the name. */
export async function findReleases(
  outside: Outside,
  address: string,
  artist: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<FoundRelease[] | null> {
  const search = new URL('/ws/2/artist', address);
  search.search = new URLSearchParams({
    query: `artist:"${artist.replaceAll(/["\\]/g, ' ')}"`,
    limit: '5',
    fmt: 'json',
  }).toString();
  const found = await fetchJson(outside, Artists, search);
  const same = (found?.artists ?? []).filter(
    ({ name, score }) => score >= surely && normalize(name) === normalize(artist),
  );
  // Two artists with one name cannot be told apart.
  const [only, other] = same;
  if (!only || other) return null;
  await wait(pause);
  const list = new URL('/ws/2/release-group', address);
  list.search = new URLSearchParams({
    artist: only.id,
    type: 'album|ep|single',
    limit: '100',
    fmt: 'json',
  }).toString();
  const releases = await fetchJson(outside, Releases, list);
  return (releases?.['release-groups'] ?? [])
    .flatMap((release): FoundRelease[] => {
      const type = types[release['primary-type'] ?? ''];
      return type ? [{ name: release.title, type, released: dayOf(release['first-release-date']) }] : [];
    })
    .toSorted((a, b) => (a.released ?? '9').localeCompare(b.released ?? '9'));
}
