import { hasPermission } from '@segno/data/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { PgTable } from 'drizzle-orm/pg-core';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { isManagedAlbum, isManagedTrack } from '../backstage/access.ts';
import { isLinked } from '../backstage/links.ts';
import type { Database } from '../db/Database.ts';
import { fileEntries } from '../files/table.ts';
import { genres } from '../genres/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { notFound, notSignedIn } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { labels } from '../labels/table.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { remember } from '../remember.ts';
import { readSettings } from '../settings/store.ts';
import { tracks } from '../tracks/table.ts';
import { isAdmin, type SignedInViewer, type Viewer } from '../viewer/Viewer.ts';
import { recordings } from '../media/table.ts';

export interface MediaAccessOptions {
  db: Database;
  /** The viewer of a request without a session. */
  guest: () => Promise<Viewer>;
  /** Sets `c.var.viewer` from the session. */
  viewer: MiddlewareHandler<AppEnv>;
}

/** For how many milliseconds a file stays public after its record is not: browsers keep it much longer anyway. */
const publicLifetime = 60_000;
/** For how many milliseconds the setting is remembered, as others are. */
const settingLifetime = 5000;
const mostRemembered = 20_000;

const allowsMusic = allow('music.view');

/**
 * Admits those to sound and pictures who may see a record with them (MEDIA-1). What every guest may see is answered
 * without reading the session, and any cache may keep it. Everything else is for one browser.
 */
export function mediaAccess({
  db,
  guest,
  viewer: readViewer,
}: MediaAccessOptions): MiddlewareHandler<AppEnv> {
  const guestsHear = remember(settingLifetime, async () => (await readSettings(db))['player.guests']);
  const publicUntil = new Map<string, number>();
  const isPublic = async (kind: MediaKind, key: string) => {
    const name = `${kind}/${key}`;
    if ((publicUntil.get(name) ?? 0) > performance.now()) return true;
    if (!(await isShown(db, kind, key))) return false;
    if (publicUntil.size >= mostRemembered) publicUntil.clear();
    publicUntil.set(name, performance.now() + publicLifetime);
    return true;
  };
  /** Files for those who have a private link (BACKSTAGE-10), which can be taken back at any time. */
  const forLink = async (c: Context<AppEnv>, next: Next, token: string, [kind = '', file = '']: string[]) => {
    await readViewer(c, async () => {
      await allowsMusic(c, async () => {
        if (!isMediaKind(kind) || !(await isLinked(db, token, kind, decodeKey(kind, file)))) throw notFound();
        await next();
        if (c.res.ok || c.res.status === 304) c.res.headers.set('cache-control', 'private, max-age=60');
      });
    });
    return undefined;
  };
  return async (c, next) => {
    const [, , kind = '', file = '', ...rest] = new URL(c.req.url).pathname.split('/');
    if (kind === 'linked') return forLink(c, next, file, rest);
    if (!isMediaKind(kind)) return next();
    const key = decodeKey(kind, file);
    const heard = kind === 'audio' ? await guestsHear() : 'all';
    const isSilent = heard === 'nothing' || (heard === 'preview' && c.req.query('preview') === undefined);
    const mayGuests = !isSilent && hasPermission(await guest(), 'music.view');
    if (mayGuests && (await isPublic(kind, key))) return next();
    await readViewer(c, async () => {
      if (isSilent && !c.var.viewer.user) throw notSignedIn();
      await allowsMusic(c, async () => {
        if (!(await isPublic(kind, key)) && !(await isShown(db, kind, key, c.var.viewer))) throw notFound();
        await next();
        const { headers } = c.res;
        if (c.res.ok || c.res.status === 304)
          headers.set(
            'cache-control',
            headers.get('cache-control')?.replace('public', 'private') ?? 'private',
          );
      });
    });
    return undefined;
  };
}

const mediaKinds = ['audio', 'images'] as const;
type MediaKind = (typeof mediaKinds)[number];
const isMediaKind = (name: string): name is MediaKind => mediaKinds.some((kind) => kind === name);

/** The key in the last segment of an address; empty for one that is not encoded well, which no record has. */
function decodeKey(kind: MediaKind, file: string): string {
  try {
    const name = decodeURIComponent(file);
    return kind === 'audio' ? name.replace(/\.mp3$/, '') : name;
  } catch {
    return '';
  }
}

/** Whether a viewer may see a file: by default a guest. */
const isShown = (db: Database, kind: MediaKind, key: string, viewer?: Viewer): Promise<boolean> =>
  kind === 'audio' ? isHeard(db, key, viewer) : isPictured(db, key, viewer);

const signedIn = (viewer?: Viewer): SignedInViewer | null =>
  viewer?.user ? { ...viewer, user: viewer.user } : null;

const any = async (db: Database, condition: SQL) => {
  const [row] = await db.select({ found: sql<boolean>`${condition}` }).from(sql`(select 1) as one`);
  return row?.found === true;
};

const inTable = (table: PgTable, condition: SQL | undefined) =>
  sql`exists (select 1 from ${table} where ${condition})`;

/** A recording is heard by those who may see a track with it, its uploader, and admins. */
async function isHeard(db: Database, key: string, viewer?: Viewer): Promise<boolean> {
  const user = signedIn(viewer);
  if (user && isAdmin(user)) return true;
  const seen = user ? or(trackPolicy.isVisible(user), isManagedTrack(user)) : trackPolicy.isPublic;
  const heard = inTable(tracks, and(eq(tracks.recording_key, key), seen));
  if (!user) return any(db, heard);
  const uploaded = sql`exists (select 1 from ${recordings} join ${fileEntries}
    on ${fileEntries.id} = ${recordings.file_entry_id}
    where ${recordings.key} = ${key} and ${fileEntries.owner_id} = ${user.user.id})`;
  return any(db, sql`(${heard} or ${uploaded})`);
}

/**
 * A picture is seen by those who may see an album, a track or a playlist with it. All other pictures, such as those of
 * artists and people, and those that no record has, are public.
 */
async function isPictured(db: Database, key: string, viewer?: Viewer): Promise<boolean> {
  const user = signedIn(viewer);
  if (user && isAdmin(user)) return true;
  const guarded = [
    [
      albums,
      albums.image_key,
      user ? or(albumPolicy.isVisible(user), isManagedAlbum(user)) : albumPolicy.isPublic,
    ],
    [
      tracks,
      tracks.image_key,
      user ? or(trackPolicy.isVisible(user), isManagedTrack(user)) : trackPolicy.isPublic,
    ],
    [playlists, playlists.image_key, user ? playlistPolicy.isVisible(user) : playlistPolicy.isPublic],
  ] as const;
  const uses = guarded.map(([table, column]) => inTable(table, eq(column, key)));
  const seen = guarded.map(([table, column, condition]) => inTable(table, and(eq(column, key), condition)));
  const open = [
    inTable(artists, or(eq(artists.image_key, key), eq(artists.background_image_key, key))),
    inTable(genres, eq(genres.image_key, key)),
    inTable(labels, eq(labels.image_key, key)),
  ];
  return any(db, sql`(not (${sql.join(uses, sql` or `)}) or ${sql.join([...seen, ...open], sql` or `)})`);
}
