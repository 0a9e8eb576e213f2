import { sql } from 'drizzle-orm';
import { giveDefaultRoles } from '../src/roles/store.ts';
import { hashPassword } from '../src/auth/passwords.ts';
import type { Database } from '../src/db/Database.ts';
import { users } from '../src/users/table.ts';

/** A person of the benchmark, who can sign in. */
interface BenchAccount {
  email: string;
  password: string;
}

/** What the people of the benchmark keep. */
export interface Listening {
  /** Likes 20,000 tracks and keeps a twentieth of the plays. */
  listener: BenchAccount;
  /** Likes every track. */
  collector: BenchAccount;
  /** A public playlist of the listener with the most entries that one may have. */
  playlist: number;
}

const password = 'seven quiet harbours';
const entries = 10_000;

/** Adds people with large libraries, long playlists and a million plays to a large catalogue. */
export async function addListening(
  db: Database,
  { plays, likes }: { plays: number; likes: number },
): Promise<Listening> {
  const password_hash = await hashPassword(password);
  const join = async (name: string): Promise<BenchAccount & { id: number }> => {
    const email = `${name.toLowerCase()}@segno.example`;
    const [user] = await db
      .insert(users)
      .values({ name, email, password_hash, email_verified_at: new Date() })
      .returning({ id: users.id });
    if (!user) throw new Error('The account was not made.');
    await giveDefaultRoles(db, user.id);
    return { id: user.id, email, password };
  };
  const [listener, collector] = [await join('Listener'), await join('Collector')];

  await db.execute(sql`set session_replication_role = replica`);
  const like = (table: string, records: string, userId: number, count: number) =>
    db.execute(sql`insert into ${sql.identifier(table)} (user_id, record_id, created_at)
      select ${userId}::integer, id, now() - row_number() over (order by md5(id::text)) * interval '10 minutes'
      from ${sql.identifier(records)} where status = 'published' order by md5(id::text) limit ${count}::integer`);
  await like('track_likes', 'tracks', listener.id, likes);
  await like('track_likes', 'tracks', collector.id, 1_000_000);
  await like('album_likes', 'albums', listener.id, 2000);
  await like('artist_follows', 'artists', listener.id, 1000);

  const made = await db.execute<{ id: number }>(sql`
    insert into playlists (name, slug, search_name, owner_id, public)
    select 'Everything ' || place, 'everything-' || place, 'everything ' || place, ${listener.id}::integer, true
    from generate_series(1, 2) place returning id`);
  for (const { id } of made.rows)
    await db.execute(sql`insert into playlist_tracks (playlist_id, track_id, position, added_by, added_at)
      select ${id}::integer, id, row_number() over (order by md5(id::text || ${id}::text)) * 1024, ${listener.id}::integer, now()
      from tracks where status = 'published' order by md5(id::text || ${id}::text) limit ${entries}::integer`);
  await db.execute(sql`select recount_playlists(array(select id from playlists))`);

  // Every twentieth play is the listener's, the others are of guests.
  for (let at = 0; at < plays; at += 100_000)
    await db.execute(sql`
      insert into plays (track_id, user_id, listener, source_type, device, browser, country, heard, created_at)
      select ids.all_ids[1 + (random() * random() * (array_length(ids.all_ids, 1) - 1))::integer],
        case when n % 20 = 0 then ${listener.id}::integer end,
        case when n % 20 = 0 then ${`u${listener.id}`} else 'g' || n % 5000 end,
        'album', 'desktop', 'Chrome', 'DE', 180000, now() - n * interval '30 seconds'
      from generate_series(${at}::integer + 1, ${Math.min(plays, at + 100_000)}::integer) n,
        (select array_agg(id) as all_ids from tracks where status = 'published') ids`);
  await db.execute(sql`insert into track_play_days (track_id, day, plays, heard)
    select track_id, (created_at at time zone 'UTC')::date, count(*), sum(heard) from plays group by 1, 2
    on conflict do nothing`);
  await db.execute(sql`insert into user_track_plays (user_id, track_id, plays, last_played_at)
    select user_id, track_id, count(*), max(created_at) from plays where user_id is not null group by 1, 2
    on conflict do nothing`);
  await db.execute(sql`set session_replication_role = origin`);
  await db.execute(sql`vacuum analyze`);
  return { listener, collector, playlist: made.rows[0]?.id ?? 0 };
}
