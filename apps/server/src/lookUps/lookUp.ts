import { setTimeout as delay } from 'node:timers/promises';
import {
  parseLrc,
  type ProviderOffers,
  type ProviderOutcome,
  type ProviderPart,
  type SettingValues,
} from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { albumTable } from '../admin/catalogue/albumTable.ts';
import { artistTable } from '../admin/catalogue/artistTable.ts';
import { createRecord, findRecord, updateRecord } from '../admin/changes.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { lyrics } from '../lyrics/table.ts';
import type { Uploads } from '../media/images/createUploads.ts';
import { images } from '../media/table.ts';
import { normalize } from '../records/normalize.ts';
import type { Vault } from '../secrets/vault.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { outsideOf, wikipediaAddress } from '../providers/sources.ts';
import { findLyricsText } from '../providers/lrclib.ts';
import { findReleases } from '../providers/musicbrainz.ts';
import { findArticle } from '../providers/wikipedia.ts';

export interface ProviderDeps {
  db: Database;
  vault?: Vault | undefined;
  /** Stores pictures. Without it none are looked up. */
  uploads?: Uploads | undefined;
  fetchPicture?: ((address: string) => Promise<Uint8Array>) | undefined;
  fetch?: typeof fetch;
  /** @default the timer of the system */
  wait?: (milliseconds: number) => Promise<void>;
}

/** What the sources that are switched on can give. */
export const offersOf = (values: SettingValues, hasPictures: boolean): ProviderOffers => ({
  artists: [
    ...(values['providers.wikipedia.enable']
      ? (['biography', ...(hasPictures ? (['picture'] as const) : [])] as const)
      : []),
    ...(values['providers.musicbrainz.enable'] ? (['releases'] as const) : []),
  ],
  tracks: values['providers.lrclib.enable'] ? ['lyrics'] : [],
});

const outcome = (
  part: ProviderPart,
  name: ProviderOutcome['outcome'],
  detail: string | null = null,
  count = 0,
): ProviderOutcome => ({ part, outcome: name, detail, count });

/** Runs the look-up of a part. What fails outside is an outcome; the other parts go on. */
async function attempt(part: ProviderPart, run: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) throw error;
    return outcome(part, 'failed', error instanceof Error ? error.message.slice(0, 300) : null);
  }
}

const requireOffered = (parts: readonly ProviderPart[], offered: readonly ProviderPart[]) => {
  if (parts.every((part) => offered.includes(part))) return;
  throw new Problem({
    status: 422,
    code: 'not_offered',
    message: 'No source that is switched on has this. See the settings of the providers.',
  });
};

/** Looks an artist up, and stores what is missing, or may be replaced. Each change is in the log of changes. */
export async function lookUpArtist(
  deps: ProviderDeps,
  viewer: SignedInViewer,
  id: number,
  parts: readonly ProviderPart[],
): Promise<ProviderOutcome[]> {
  const { db, vault, uploads, fetchPicture } = deps;
  const values = await readSettings(db);
  requireOffered(parts, offersOf(values, uploads !== undefined && fetchPicture !== undefined).artists);
  const outside = outsideOf(values, deps.fetch);
  const mayReplace = (part: ProviderPart) => values['providers.overwrite'].includes(part);
  const [artist] = await db.select().from(artists).where(eq(artists.id, id));
  if (!artist) throw notFound();
  const token = vault ? await readSecret(db, vault, 'providers.wikipedia.token') : null;
  let article: ReturnType<typeof findArticle> | undefined;
  const readArticle = () =>
    (article ??= findArticle(outside, { address: wikipediaAddress(values), token }, artist.name));
  const outcomes: ProviderOutcome[] = [];
  const has = (part: ProviderPart) => parts.includes(part);

  if (has('biography'))
    outcomes.push(
      await attempt('biography', async () => {
        if (artist.bio && !mayReplace('biography')) return outcome('biography', 'kept');
        const found = await readArticle();
        if (!found) return outcome('biography', 'not_found');
        const present = await findRecord(db, artistTable, id);
        await updateRecord(db, artistTable, viewer, id, { ...inputOf(present), bio: found.biography });
        return outcome('biography', 'stored', found.page);
      }),
    );
  if (has('picture') && uploads && fetchPicture)
    outcomes.push(
      await attempt('picture', async () => {
        if (artist.image_key && !mayReplace('picture')) return outcome('picture', 'kept');
        const found = await readArticle();
        let file: Uint8Array | undefined;
        for (const address of found?.pictures ?? []) {
          // The largest one can be too large.
          file = await fetchPicture(address).catch(() => undefined);
          if (file) break;
        }
        if (!found || !file) return outcome('picture', 'not_found');
        await storePicture(db, uploads, viewer, id, file);
        return outcome('picture', 'stored', found.page);
      }),
    );
  if (has('releases'))
    outcomes.push(
      await attempt('releases', async () => {
        const found = await findReleases(
          outside,
          values['providers.musicbrainz.address'],
          artist.name,
          deps.wait ?? ((milliseconds) => delay(milliseconds)),
        );
        if (!found) return outcome('releases', 'not_found');
        const present = await db
          .select({ name: albums.search_name })
          .from(albums)
          .innerJoin(albumArtists, eq(albumArtists.album_id, albums.id))
          .where(eq(albumArtists.artist_id, id));
        const known = new Set(present.map(({ name }) => name));
        let count = 0;
        for (const { name, type, released } of found) {
          if (known.has(normalize(name))) continue;
          known.add(normalize(name));
          await createRecord(db, albumTable, viewer, {
            name: name.slice(0, 200),
            type,
            status: 'draft',
            release_date: released,
            artist_ids: [id],
            label_id: null,
            genre_ids: [],
            tag_ids: [],
            description: null,
          });
          count += 1;
        }
        return count === 0
          ? outcome('releases', 'kept')
          : outcome('releases', 'stored', 'MusicBrainz', count);
      }),
    );
  return outcomes;
}

/** The properties of an artist that its form changes. */
const inputOf = (record: object) => {
  const { entries } = artistTable.resource.input as unknown as { entries: object };
  const present = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(entries).map((name) => [name, present[name]]));
};

async function storePicture(
  db: Database,
  uploads: Uploads,
  viewer: SignedInViewer,
  id: number,
  file: Uint8Array,
) {
  const stored = await uploads.store(file);
  try {
    await db.transaction(async (tx) => {
      const before = await findRecord(tx, artistTable, id);
      await tx.insert(images).values({ ...stored, kind: 'artist' });
      await tx
        .update(artists)
        .set({ image_key: stored.key, updated_at: new Date() })
        .where(eq(artists.id, id));
      const after = await findRecord(tx, artistTable, id);
      const record = { type: 'artists', ids: [id], name: artistTable.nameOf(after) };
      await recordChange(tx, viewer, { action: 'picture', record, before, after });
    });
  } catch (error) {
    await uploads.remove(stored.key);
    throw error;
  }
}

/** Looks the lyrics of a track up, and stores them where it has none or they may be replaced. */
export async function lookUpTrack(
  { db, fetch: send }: ProviderDeps,
  viewer: SignedInViewer,
  id: number,
  parts: readonly ProviderPart[],
): Promise<ProviderOutcome[]> {
  const values = await readSettings(db);
  requireOffered(parts, offersOf(values, false).tracks);
  const [track] = await db
    .select({
      name: tracks.name,
      duration: tracks.duration,
      has_lyrics: tracks.has_lyrics,
      album: sql<string | null>`(select name from ${albums} where id = ${tracks.album_id})`,
      artist: sql<string | null>`(select a.name from ${trackArtists} l join ${artists} a on a.id = l.artist_id
        where l.track_id = ${tracks}.id order by l."order" limit 1)`,
    })
    .from(tracks)
    .where(eq(tracks.id, id));
  if (!track) throw notFound();
  return [
    await attempt('lyrics', async () => {
      if (track.has_lyrics && !values['providers.overwrite'].includes('lyrics'))
        return outcome('lyrics', 'kept');
      const text = await findLyricsText(outsideOf(values, send), values['providers.lrclib.address'], {
        ...track,
        artist: track.artist ?? '',
      });
      const lines = text === null ? [] : parseLrc(text).lines;
      if (lines.length === 0) return outcome('lyrics', 'not_found');
      const kind = lines[0]?.start == null ? ('plain' as const) : ('synced' as const);
      await db.transaction(async (tx) => {
        const [before] = await tx.select().from(lyrics).where(eq(lyrics.track_id, id));
        const stored = { kind, lines, source: 'LRCLIB', author: null, language: before?.language ?? null };
        await tx
          .insert(lyrics)
          .values({ ...stored, track_id: id })
          .onConflictDoUpdate({ target: lyrics.track_id, set: { ...stored, updated_at: new Date() } });
        await tx.update(tracks).set({ has_lyrics: true }).where(eq(tracks.id, id));
        await recordChange(tx, viewer, {
          action: 'lyrics',
          record: { type: 'tracks', ids: [id], name: track.name },
          before: before ? { source: before.source, lines: before.lines.length } : null,
          after: { source: 'LRCLIB', lines: lines.length },
        });
      });
      return outcome('lyrics', 'stored', 'LRCLIB');
    }),
  ];
}
