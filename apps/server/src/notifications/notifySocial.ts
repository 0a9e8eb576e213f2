import { albumPath, userPath } from '@segno/data/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { isBlockedPair } from '../users/blocks.ts';
import type { Database } from '../db/Database.ts';
import { artistFollows } from '../likes/table.ts';
import { users } from '../users/table.ts';
import { bold, notify } from './notify.ts';
import { notifications } from './table.ts';

interface Actor {
  id: number;
  name: string;
}

/** Whether a person can be told of what another one did. House accounts have nobody who would read it. */
async function reads(tx: Database, userId: number, actor: Actor): Promise<boolean> {
  if (userId === actor.id) return false;
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`${users.email} is not null`,
        sql`not ${isBlockedPair(users.id, actor.id)}`,
      ),
    );
  return found !== undefined;
}

/** What happened, as sentences of HTML. */
const content = {
  followed: (actor: string) => `${actor} follows you`,
  comment: (actor: string, name: string) => `${actor} commented on ${name}`,
  reply: (actor: string, name: string) => `${actor} answered your comment on ${name}`,
  comment_liked: (actor: string, name: string) => `${actor} likes your comment ${name}`,
  comment_liked_by_many: (actor: string, others: string, name: string) =>
    `${actor} and ${others} more like your comment ${name}`,
  reposted: (actor: string, name: string) => `${actor} reposted ${name}`,
  new_release: (artist: string, name: string) => `${artist} released ${name}`,
};

const today = () => new Date().toISOString().slice(0, 10);

const line = (icon: string, content: string) => ({ type: 'primary' as const, icon, content, action: null });

/** Tells a person of a follower. */
export async function notifyFollowed(tx: Database, userId: number, actor: Actor): Promise<void> {
  if (!(await reads(tx, userId, actor))) return;
  await notify(tx, userId, {
    type: 'followed',
    subject: `followed ${actor.id}`,
    actorId: actor.id,
    data: {
      image: null,
      lines: [line('user', content.followed(bold(actor.name)))],
      mainAction: { action: userPath(actor), label: 'Open profile' },
      buttonActions: [],
    },
  });
}

/** The longest part of a comment that a message has, in characters. */
const mostQuoted = 60;

/** The beginning of a comment within a sentence: whole words, without the full stop. */
function quoted(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > mostQuoted
    ? `${line.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…`
    : line.replace(/\.$/, '');
}

/** Tells a person of a comment, a reply or a like of a comment. Likes of one comment on a day are one message. */
export async function notifyComment(
  tx: Database,
  userId: number,
  actor: Actor,
  type: 'comment' | 'reply' | 'comment_liked',
  /** The name of the track or album, or the comment that is liked. */
  about: string,
  path: string,
  { record = 0, count = 1 } = {},
): Promise<void> {
  if (!(await reads(tx, userId, actor))) return;
  const name = bold(type === 'comment_liked' ? quoted(about) : about);
  const sentence =
    type === 'comment_liked' && count > 1
      ? content.comment_liked_by_many(bold(actor.name), String(count - 1), name)
      : content[type](bold(actor.name), name);
  await notify(tx, userId, {
    type,
    subject:
      type === 'comment_liked' ? `${type} ${record} ${today()}` : `${type} ${path} ${actor.id} ${today()}`,
    data: {
      image: null,
      lines: [line(type === 'comment_liked' ? 'heart' : 'comment', sentence)],
      mainAction: { action: path, label: 'Open comments' },
      buttonActions: [],
    },
  });
}

/** Tells the owner of a track or an album of a repost. Reposts of one record on a day are one message. */
export async function notifyReposted(
  tx: Database,
  userId: number,
  actor: Actor,
  record: { name: string; path: string },
): Promise<void> {
  if (!(await reads(tx, userId, actor))) return;
  await notify(tx, userId, {
    type: 'reposted',
    subject: `reposted ${record.path} ${today()}`,
    actorId: actor.id,
    data: {
      image: null,
      lines: [line('repeat', content.reposted(bold(actor.name), bold(record.name)))],
      mainAction: { action: record.path, label: 'Open' },
      buttonActions: [],
    },
  });
}

/** The most albums that one run announces, and the number of days after a release in which it is announced. */
const announced = { albums: 50, days: 3 };

/**
 * Tells the followers of artists of new albums, each album once. A follower has one unread message of an artist: of the
 * latest album. Returns the number of albums.
 */
export async function announceReleases(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: albums.id, name: albums.name, slug: albums.slug })
      .from(albums)
      .where(
        and(
          albumPolicy.isPublic,
          isNull(albums.announced_at),
          sql`${albums.release_date} between current_date - ${announced.days}::integer and current_date`,
        ),
      )
      .limit(announced.albums)
      .for('update', { skipLocked: true });
    for (const album of found) {
      const credited = await tx
        .select({ id: artists.id, name: artists.name, slug: artists.slug })
        .from(albumArtists)
        .innerJoin(artists, eq(artists.id, albumArtists.artist_id))
        .where(and(eq(albumArtists.album_id, album.id), eq(albumArtists.role, 'primary')));
      for (const artist of credited) {
        const data = {
          image: null,
          lines: [line('album', content.new_release(bold(artist.name), bold(album.name)))],
          mainAction: { action: albumPath(album, [artist]), label: 'Open album' },
          buttonActions: [],
        };
        await tx.execute(sql`
          insert into ${notifications} (user_id, type, subject, data)
          select f.user_id, 'new_release', ${`new_release ${artist.id}`}, ${JSON.stringify(data)}::jsonb
          from ${artistFollows} f where f.record_id = ${artist.id}::integer
          on conflict (user_id, subject) where read_at is null
          do update set data = excluded.data, created_at = now()`);
      }
      await tx
        .update(albums)
        .set({ announced_at: new Date(), updated_at: sql`${albums.updated_at}` })
        .where(eq(albums.id, album.id));
    }
    return found.length;
  });
}
