import type { ReleaseFinding } from '@segno/data/contract';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { images, recordings } from '../media/table.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { findManagedAlbum, findManagedTrack } from './store.ts';

/** The least width and height of a cover, in pixels. */
const leastCover = 1000;
/** The highest true peak without audible clipping after encoding, in dBTP. */
const highestPeak = 0;
/** Loudness outside of which players change the level noticeably, in LUFS. */
const loudness = { loudest: -6, quietest: -24 };
/** Silence at an end that is long, in milliseconds. */
const longSilence = 5000;
/** The highest value of the waveform that counts as silence, of 255. */
const silent = 1;

const withSound = (where: SQL) => (db: Database) =>
  db
    .select({
      track: { id: tracks.id, name: tracks.name },
      isrc: tracks.isrc,
      licence: tracks.licence,
      credits: tracks.credits,
      is_explicit: tracks.is_explicit,
      duration: tracks.duration,
      stream_url: tracks.stream_url,
      key: tracks.recording_key,
      peaks: recordings.peaks,
      loudness: recordings.loudness,
      true_peak: recordings.true_peak,
      // Another track with the same recording, with a file of the same bytes, or with the same sound in another file.
      isDuplicate: sql<boolean>`exists (select 1 from ${tracks} o
        where o.id <> ${tracks.id} and (o.recording_key = ${tracks.recording_key} or o.recording_key in (
          select r.key from ${recordings} r
          where r.hash = ${recordings.hash} or r.audio_hash = ${recordings.audio_hash})))`,
    })
    .from(tracks)
    .leftJoin(recordings, eq(recordings.key, tracks.recording_key))
    .where(where)
    .orderBy(sql`coalesce(${tracks.disc}, 1)`, sql`${tracks.number} nulls last`, asc(tracks.id));

type Sound = Awaited<ReturnType<ReturnType<typeof withSound>>>[number];

type Found = Omit<ReleaseFinding, 'track' | 'value'> & { value?: number | null };

/** Milliseconds of silence at an end of a recording. */
function silenceAt(peaks: Uint8Array | null, duration: number, end: 'start' | 'end'): number {
  if (!peaks || peaks.length === 0) return 0;
  const values = end === 'start' ? [...peaks] : [...peaks].toReversed();
  const first = values.findIndex((value) => value > silent);
  return ((first < 0 ? values.length : first) / values.length) * duration;
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

function findingsOfTrack(sound: Sound): ReleaseFinding[] {
  const { duration, peaks, true_peak: peak } = sound;
  const [start, end] = [silenceAt(peaks, duration, 'start'), silenceAt(peaks, duration, 'end')];
  const found: (Found | false)[] = [
    sound.key === null && !sound.stream_url && { code: 'no_sound', level: 'error', field: 'sound' },
    sound.isDuplicate && { code: 'duplicate', level: 'warning', field: 'sound' },
    peak !== null &&
      peak > highestPeak && { code: 'clipping', level: 'warning', field: 'sound', value: peak },
    sound.loudness !== null &&
      sound.loudness > loudness.loudest && {
        code: 'loud',
        level: 'hint',
        field: 'sound',
        value: sound.loudness,
      },
    sound.loudness !== null &&
      sound.loudness < loudness.quietest && {
        code: 'quiet',
        level: 'hint',
        field: 'sound',
        value: sound.loudness,
      },
    start > longSilence && { code: 'silence_start', level: 'warning', field: 'sound', value: start / 1000 },
    end > longSilence && { code: 'silence_end', level: 'warning', field: 'sound', value: end / 1000 },
    !sound.isrc && { code: 'no_isrc', level: 'warning', field: 'isrc' },
    sound.credits.length === 0 && { code: 'no_credits', level: 'warning', field: 'credits' },
    !sound.licence && { code: 'no_licence', level: 'warning', field: 'licence' },
  ];
  return found.flatMap((each) =>
    each ? { ...each, track: sound.track, value: rounded(each.value ?? null) } : [],
  );
}

interface CoverOwner {
  artist_ids: number[];
  genre_ids: number[];
}

/** What both kinds of releases need besides their sound. */
async function findingsOfRelease(
  db: Database,
  { artist_ids, genre_ids }: CoverOwner,
  cover: SQL,
): Promise<ReleaseFinding[]> {
  const [image] = await db
    .select()
    .from(images)
    .where(sql`${images.key} = (${cover})`);
  const { width, height } = image ?? { width: null, height: null };
  const found: (Found | false)[] = [
    artist_ids.length === 0 && { code: 'no_artist', level: 'error', field: 'artist_ids' },
    !image && { code: 'no_cover', level: 'warning', field: 'cover_entry_id' },
    width !== null &&
      height !== null &&
      Math.min(width, height) < leastCover && {
        code: 'cover_small',
        level: 'warning',
        field: 'cover_entry_id',
        value: Math.min(width, height),
      },
    width !== null &&
      height !== null &&
      width !== height && { code: 'cover_shape', level: 'hint', field: 'cover_entry_id' },
    image !== undefined && !image.alt && { code: 'no_alt', level: 'warning', field: 'cover_alt' },
    genre_ids.length === 0 && { code: 'no_genre', level: 'warning', field: 'genre_ids' },
  ];
  return found.flatMap((each) => (each ? { ...each, track: null, value: each.value ?? null } : []));
}

/** What should be looked at before an album is released (BACKSTAGE-9). */
export async function checkAlbum(
  db: Database,
  viewer: SignedInViewer,
  id: number,
): Promise<ReleaseFinding[]> {
  const album = await findManagedAlbum(db, viewer, id);
  const sounds = await withSound(sql`${tracks.album_id} = ${id} and ${tracks.status} <> 'hidden'`)(db);
  const own = await findingsOfRelease(db, album, sql`select a.image_key from ${albums} a where a.id = ${id}`);
  const whole = { track: null, value: null };
  return [
    ...(sounds.length === 0
      ? [{ code: 'no_tracks', level: 'error', field: 'tracks', ...whole } as const]
      : []),
    ...own,
    ...sounds.flatMap(findingsOfTrack),
    ...(sounds.length > 0 && sounds.every(({ is_explicit: isExplicit }) => !isExplicit)
      ? [{ code: 'not_explicit', level: 'hint', field: 'tracks', ...whole } as const]
      : []),
  ];
}

/** The same for a track. */
export async function checkTrack(
  db: Database,
  viewer: SignedInViewer,
  id: number,
): Promise<ReleaseFinding[]> {
  const track = await findManagedTrack(db, viewer, id);
  const sounds = await withSound(eq(tracks.id, id))(db);
  const cover = sql`select coalesce(t.image_key, a.image_key) from ${tracks} t left join ${albums} a on a.id = t.album_id where t.id = ${id}`;
  return [
    ...(await findingsOfRelease(db, track, cover)),
    ...sounds.flatMap(findingsOfTrack),
    ...(track.is_explicit
      ? []
      : [{ code: 'not_explicit', level: 'hint', field: 'is_explicit', track: null, value: null } as const]),
  ];
}
