import { type SmartRules, trackPath } from '@segno/data/contract';
import {
  commentNotes,
  createDice,
  demoCatalogue,
  type DemoCatalogue,
  type DemoPerson,
  demoUsers,
  guestCountries,
  listenerFolder,
  listenerPlaylists,
  listeningWith,
  managedArtist,
  personNotes,
  type SongName,
} from '@segno/demo';
import { eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { albums } from '../../albums/table.ts';
import { artistManagers, artists } from '../../artists/table.ts';
import { commentLikes, comments } from '../../comments/table.ts';
import type { Database } from '../../db/Database.ts';
import { playlistFolders, playlistPlaces } from '../../folders/table.ts';
import { addPart, addToDays, DayAdditions } from '../../insights/addToDays.ts';
import { personNumber } from '../../insights/People.ts';
import { albumLikes, artistFollows, playlistFollows, trackLikes, userFollows } from '../../likes/table.ts';
import { notifyComment, notifyFollowed } from '../../notifications/notifySocial.ts';
import { notifications } from '../../notifications/table.ts';
import { pendingPlays, plays } from '../../plays/table.ts';
import { playlists, playlistTracks } from '../../playlists/table.ts';
import { named } from '../../records/named.ts';
import { albumReposts, trackReposts } from '../../reposts/table.ts';
import { tracks } from '../../tracks/table.ts';
import { users } from '../../users/table.ts';
import { demoPlays, playDays } from './demoPlays.ts';

const day = 86_400_000;

interface Accounts {
  /** The id of the account of a listener, and of the one of an artist. */
  listener: number;
  artist: number | undefined;
}

/** The ids of the records of the demo, by their numbers in the catalogue or by name. */
interface Ids {
  track: (number: number) => number;
  album: (number: number) => number;
  artist: (number: number) => number;
  playlist: (number: number) => number;
  person: (name: DemoPerson) => number;
}

/** Fills the demo with what its people did lately, in the transaction that adds its accounts. */
export async function insertDemoActivity(
  tx: Database,
  { listener, artist }: Accounts,
  now = new Date(),
): Promise<void> {
  const demo = demoCatalogue();
  const ids = await readIds(tx, demo, listener);
  await insertLikes(tx, demo, ids, now);
  await insertPlaylists(tx, demo, ids, { listener, now });
  await insertComments(tx, demo, ids, now);
  await insertPlays(tx, demo, ids, now);
  await keepFoundTracks(tx, listener);
  await insertVisits(tx, now);
  await insertNotifications(tx, demo, ids, { listener, now });
  const managed = demo.artists.find(({ name }) => name === managedArtist);
  if (artist !== undefined && managed)
    await tx
      .insert(artistManagers)
      .values({ artist_id: ids.artist(managed.number), user_id: artist, role: 'artist' });
}

async function readIds(tx: Database, demo: DemoCatalogue, listener: number): Promise<Ids> {
  const byImage = async (table: PgTable, id: PgColumn, key: PgColumn, prefix: string) => {
    const rows = await tx
      .select({ id, key })
      .from(table)
      .where(like(key, `${prefix}%`));
    return new Map(rows.map((row) => [Number(String(row.key).slice(prefix.length)), Number(row.id)]));
  };
  const albumIds = await byImage(albums, albums.id, albums.image_key, 'demo-album-');
  const artistIds = await byImage(artists, artists.id, artists.image_key, 'demo-artist-');
  const playlistIds = await byImage(playlists, playlists.id, playlists.image_key, 'demo-playlist-');
  const places = await tx
    .select({ id: tracks.id, album: tracks.album_id, place: tracks.number })
    .from(tracks);
  const byPlace = new Map(places.map(({ id, album, place }) => [`${album} ${place}`, id]));
  const trackIds = new Map(
    demo.tracks.flatMap(({ number, album, place }) => {
      const id = byPlace.get(`${albumIds.get(album)} ${place}`);
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
  const people = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${isNull(users.email)} and ${inArray(users.name, [...demoUsers])}`);
  const personIds = new Map<string, number>([
    ...people.map(({ id, name }) => [name, id] as const),
    ['listener', listener],
  ]);
  const find =
    <Key>(known: ReadonlyMap<Key, number>) =>
    (key: Key) => {
      const id = known.get(key);
      if (id === undefined) throw new Error(`The demo names "${String(key)}", which was not inserted.`);
      return id;
    };
  return {
    track: find(trackIds),
    album: find(albumIds),
    artist: find(artistIds),
    playlist: find(playlistIds),
    person: find(personIds),
  };
}

const songOf = (demo: DemoCatalogue, [album, song]: SongName) => {
  const { number } = albumOf(demo, album);
  const found = demo.tracks.find((track) => track.album === number && track.name === song);
  if (!found) throw new Error(`The demo has no song "${song}" on "${album}".`);
  return found;
};

function albumOf(demo: DemoCatalogue, name: string) {
  const found = demo.albums.find((album) => album.name === name);
  if (!found) throw new Error(`The demo has no album "${name}".`);
  return found;
}

const people = Object.entries(personNotes).map(([person, notes]) => ({
  person: person as DemoPerson,
  ...notes,
}));

type Links =
  | typeof trackLikes
  | typeof albumLikes
  | typeof artistFollows
  | typeof playlistFollows
  | typeof userFollows
  | typeof trackReposts
  | typeof albumReposts;

/** Likes, follows and reposts, with their counts. */
async function insertLikes(tx: Database, demo: DemoCatalogue, ids: Ids, now: Date): Promise<void> {
  const dice = createDice('likes');
  const lately = () => new Date(now.getTime() - dice.between(0.02, 1) * playDays * day);
  const records = <T>(of: (notes: (typeof people)[number]) => readonly T[], idOf: (item: T) => number) =>
    people.flatMap((notes) =>
      of(notes).map((item) => ({
        user_id: ids.person(notes.person),
        record_id: idOf(item),
        created_at: lately(),
      })),
    );
  const artistOf = (name: string) => {
    const found = demo.artists.find((artist) => artist.name === name);
    if (!found) throw new Error(`The demo has no artist "${name}".`);
    return found.number;
  };
  const playlistOf = (name: string) => {
    const found = demo.playlists.find((playlist) => playlist.name === name);
    if (!found) throw new Error(`The demo has no playlist "${name}".`);
    return ids.playlist(found.number);
  };
  const songs = ({ artists: names, likes }: (typeof people)[number]) => {
    const own = new Set(names.map(artistOf));
    const theirs = demo.tracks.filter(({ credits }) => own.has(credits[0]?.artist ?? 0));
    return dice.shuffle(theirs).slice(0, likes);
  };
  const count = (table: PgTable, column: PgColumn, source: PgTable) =>
    tx.execute(sql`update ${table} r set ${sql.identifier(column.name)} = r.${sql.identifier(column.name)} + l.count
      from (select record_id, count(*) from ${source} group by record_id) l where r.id = l.record_id`);
  const add = async (
    table: Links,
    counted: readonly [PgTable, PgColumn],
    rows: { user_id: number; record_id: number; created_at: Date }[],
  ) => {
    await tx.insert(table).values(rows);
    await count(...counted, table);
  };
  await add(
    trackLikes,
    [tracks, tracks.likes_count],
    records(songs, ({ number }) => ids.track(number)),
  );
  await add(
    albumLikes,
    [albums, albums.likes_count],
    records(
      ({ albums: names }) => names,
      (name) => ids.album(albumOf(demo, name).number),
    ),
  );
  await add(
    artistFollows,
    [artists, artists.followers_count],
    records(
      ({ artists: names }) => names,
      (name) => ids.artist(artistOf(name)),
    ),
  );
  await add(
    playlistFollows,
    [playlists, playlists.followers_count],
    records(({ playlists: names }) => names, playlistOf),
  );
  await add(
    userFollows,
    [users, users.followers_count],
    records(({ people: names }) => names, ids.person),
  );
  await add(
    trackReposts,
    [tracks, tracks.reposts_count],
    records(
      ({ reposts }) => reposts.filter((name) => typeof name !== 'string'),
      (name) => ids.track(songOf(demo, name).number),
    ),
  );
  await add(
    albumReposts,
    [albums, albums.reposts_count],
    records(
      ({ reposts }) => reposts.filter((name) => typeof name === 'string'),
      (name) => ids.album(albumOf(demo, name).number),
    ),
  );
}

/** What the listener has played most in the last weeks. */
const onRepeat: SmartRules = {
  match: 'all',
  rules: [
    { field: 'last_played', operator: 'in_last', value: 30 },
    { field: 'own_plays', operator: 'more', value: 1 },
  ],
  limit: { by: 'tracks', value: 25 },
  order: 'own_plays',
};

async function insertPlaylists(
  tx: Database,
  demo: DemoCatalogue,
  ids: Ids,
  { listener, now }: { listener: number; now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const made = await tx
    .insert(playlists)
    .values([
      ...listenerPlaylists.map(({ name, description, isPublic, days }) => ({
        ...named(name),
        description,
        public: isPublic,
        owner_id: listener,
        created_at: ago(days),
        updated_at: ago(Math.floor(days / 3)),
      })),
      {
        ...named('On repeat'),
        description: null,
        public: false,
        owner_id: listener,
        rules: onRepeat,
        created_at: ago(21),
        updated_at: ago(21),
      },
    ])
    .returning({ id: playlists.id, name: playlists.name });
  const idOf = new Map(made.map(({ id, name }) => [name, id]));
  await tx.insert(playlistTracks).values(
    listenerPlaylists.flatMap(({ name, songs, days }) =>
      songs.map((song, position) => ({
        playlist_id: idOf.get(name) ?? 0,
        track_id: ids.track(songOf(demo, song).number),
        position,
        added_by: listener,
        added_at: ago(days - (position / songs.length) * days * 0.6),
      })),
    ),
  );
  const [folder] = await tx
    .insert(playlistFolders)
    .values({ user_id: listener, name: listenerFolder.name, created_at: ago(30), updated_at: ago(30) })
    .returning({ id: playlistFolders.id });
  if (!folder) return;
  await tx.insert(playlistPlaces).values(
    listenerFolder.playlists.map((name) => ({
      user_id: listener,
      playlist_id: idOf.get(name) ?? 0,
      folder_id: folder.id,
    })),
  );
}

/** The tracks that "On repeat" finds once the plays are counted: lists show their covers before it is opened. */
async function keepFoundTracks(tx: Database, listener: number): Promise<void> {
  await tx.execute(sql`update ${playlists} set found_tracks = array(
    select track_id from ${plays} where user_id = ${listener}::integer group by track_id having count(*) > 1
    order by count(*) desc, track_id limit ${onRepeat.limit.value}::integer)
    where owner_id = ${listener}::integer and rules is not null`);
}

async function insertComments(tx: Database, demo: DemoCatalogue, ids: Ids, now: Date): Promise<void> {
  const row = (by: DemoPerson, text: string, days: number) => {
    const at = new Date(now.getTime() - days * day - (text.length % 17) * 3_600_000);
    return { user_id: ids.person(by), text, created_at: at, updated_at: at };
  };
  const target = (about: string | SongName) =>
    typeof about === 'string'
      ? { album_id: ids.album(albumOf(demo, about).number) }
      : { track_id: ids.track(songOf(demo, about).number) };
  const added = await tx
    .insert(comments)
    .values(
      commentNotes.map(({ about, by, at, text, days, likedBy = [], replies = [] }) => ({
        ...row(by, text, days),
        ...target(about),
        position:
          at === undefined || typeof about === 'string'
            ? null
            : Math.round(songOf(demo, about).duration * at),
        likes_count: likedBy.length,
        replies_count: replies.length,
      })),
    )
    .returning({ id: comments.id, text: comments.text });
  const idOf = new Map(added.map(({ id, text }) => [text, id]));
  const answers = await tx
    .insert(comments)
    .values(
      commentNotes.flatMap(({ about, text: parent, replies = [] }) =>
        replies.map(({ by, text, days, likedBy = [] }) => ({
          ...row(by, text, days),
          ...target(about),
          parent_id: idOf.get(parent) ?? null,
          likes_count: likedBy.length,
        })),
      ),
    )
    .returning({ id: comments.id, text: comments.text });
  for (const { id, text } of answers) idOf.set(text, id);
  await tx
    .insert(commentLikes)
    .values(
      [...commentNotes, ...commentNotes.flatMap(({ replies = [] }) => replies)].flatMap(
        ({ text, likedBy = [] }) =>
          likedBy.map((person) => ({ user_id: ids.person(person), comment_id: idOf.get(text) ?? 0 })),
      ),
    );
  for (const [table, column] of [
    [tracks, comments.track_id],
    [albums, comments.album_id],
  ] as const)
    await tx.execute(sql`update ${table} r set comments_count = r.comments_count + c.count
      from (select ${column} as id, count(*) from ${comments} group by 1) c where r.id = c.id`);
}

/** Plays, which the server adds to all counts and insights after its start, like others. */
async function insertPlays(tx: Database, demo: DemoCatalogue, ids: Ids, now: Date): Promise<void> {
  const idOfSource = { album: ids.album, artist: ids.artist, playlist: ids.playlist };
  const rows = demoPlays(demo, now).map(
    ({ track, person, visit, source, sourceNumber, device, browser, country, heard, at }) => {
      const user = person && ids.person(person);
      return {
        track_id: ids.track(track),
        user_id: user,
        listener: user === null ? `gdemo-${visit}` : `u${user}`,
        source_type: source,
        source_id:
          sourceNumber !== null && source in idOfSource
            ? idOfSource[source as keyof typeof idOfSource](sourceNumber)
            : null,
        device,
        browser,
        country,
        heard,
        created_at: at.toISOString(),
      };
    },
  );
  const columns = sql`track_id, user_id, listener, source_type, source_id, device, browser, country, heard`;
  await tx.execute(sql`
    with added as (
      insert into ${plays} (${columns}, created_at)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(track_id integer, user_id integer,
        listener text, source_type text, source_id integer, device text, browser text, country char(2), heard integer,
        created_at timestamptz)
      returning *
    )
    insert into ${pendingPlays} (track_id, user_id, playlist_id, heard, played_at, listener, source_type, device,
      browser, country)
    select track_id, user_id, case when source_type = 'playlist' then source_id end, heard, created_at, listener,
      source_type, device, browser, country
    from added`);
}

/** What the listener is told: of a follower, and of an answer to a comment and the likes of it. */
async function insertNotifications(
  tx: Database,
  demo: DemoCatalogue,
  ids: Ids,
  { listener, now }: { listener: number; now: Date },
): Promise<void> {
  const actor = (name: DemoPerson) => ({ id: ids.person(name), name });
  const answered = commentNotes.find(({ by, replies }) => by === 'listener' && replies !== undefined);
  if (answered === undefined || typeof answered.about === 'string') return;
  const { number, name } = songOf(demo, answered.about);
  const path = trackPath({ id: ids.track(number), ...named(name) });
  await notifyFollowed(tx, listener, actor('Clara Duquesne'));
  await notifyComment(tx, listener, actor('Mei-Lin Castellano'), 'reply', name, path);
  const [first, ...others] = answered.likedBy ?? [];
  if (first)
    await notifyComment(tx, listener, actor(first), 'comment_liked', answered.text, path, {
      count: others.length + 1,
    });
  // They arrived on the days before.
  await tx
    .update(notifications)
    .set({
      created_at: sql`${now.toISOString()}::timestamptz - make_interval(hours => 5 + 23 * (${notifications.id} % 4))`,
    })
    .where(eq(notifications.user_id, listener));
}

/** The pages that guests open, as often as it stands here. */
const openedPages = [
  '/',
  '/',
  '/',
  '/album/:albumId/:artistName?/:albumName?',
  '/album/:albumId/:artistName?/:albumName?',
  '/artist/:artistId/:artistName?',
  '/track/:trackId/:trackName?',
  '/search/:searchQuery?/:searchTab?',
  '/playlist/:playlistId/:playlistName?',
];

/** Visits of the last weeks, for the report. */
async function insertVisits(tx: Database, now: Date): Promise<void> {
  const dice = createDice('visits');
  const additions = new DayAdditions();
  for (let ago = 0; ago < playDays; ago += 1) {
    const date = new Date(now.getTime() - ago * day);
    const isWeekend = [0, 6].includes(date.getUTCDay());
    const addition = additions.of('visit', 0, date.toISOString().slice(0, 10));
    const people = Math.round((38 - ago * 0.3 + (isWeekend ? 14 : 0)) * 1.2 ** dice.sway());
    for (let person = 0; person < people; person += 1) {
      addition.people.add(personNumber(`demo ${ago} ${person}`));
      const [device, browser] = dice.pick(listeningWith);
      const country = dice.pick(guestCountries);
      for (let page = dice.whole(1, 7); page > 0; page -= 1) {
        addition.plays += 1;
        addPart(addition.parts, 'page', dice.pick(openedPages));
        addPart(addition.parts, 'device', device);
        addPart(addition.parts, 'browser', browser);
        addPart(addition.parts, 'country', country);
      }
    }
  }
  await addToDays(tx, additions.all);
}
