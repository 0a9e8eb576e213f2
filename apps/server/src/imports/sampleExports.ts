import { DatabaseSync } from 'node:sqlite';

/** How many rows a sample of an export has. */
export interface SampleSize {
  users: number;
  tracks: number;
}

const insertAll = (db: DatabaseSync, statement: string, rows: Iterable<(string | number | null)[]>) => {
  const insert = db.prepare(statement);
  db.exec('begin');
  for (const row of rows) insert.run(...row);
  db.exec('commit');
};

function* numbers(count: number) {
  for (let index = 1; index <= count; index += 1) yield index;
}
const map = function* <T>(count: number, make: (index: number) => T) {
  for (const index of numbers(count)) yield make(index);
};

const time = '2025-03-04 05:06:07.123456789+00:00';

/**
 * Writes a database with the tables and columns of Navidrome 0.55 and newer that an import reads. Ten tracks make an album,
 * five albums an artist; each user likes and played each tenth track and has one playlist.
 */
export function writeNavidrome(path: string, { users, tracks }: SampleSize): void {
  const db = new DatabaseSync(path);
  db.exec(`
    create table user (id varchar(255) not null primary key, user_name varchar(255) default '' not null unique,
      name varchar(255) default '' not null collate nocase, email varchar(255) default '' not null,
      password varchar(255) default '' not null, is_admin bool default false not null, last_login_at datetime,
      last_access_at datetime, created_at datetime not null, updated_at datetime not null);
    create table artist (id varchar(255) not null primary key, name varchar(255) default '' not null,
      biography varchar(255) default '' not null, missing boolean default false not null,
      stats jsonb default '{}' not null);
    create table album (id varchar(255) not null primary key, name varchar(255) default '' not null,
      album_artist varchar(255) default '' not null, album_artist_id varchar default '', max_year integer default 0,
      release_date varchar(255) default '' not null, original_date varchar(255) default '' not null,
      date varchar(255) default '' not null, compilation bool default false not null, created_at datetime,
      tags jsonb default '{}' not null, participants jsonb default '{}' not null);
    create table media_file (id varchar(255) not null primary key, path varchar(255) default '' not null,
      title varchar(255) default '' not null, album varchar(255) default '' not null,
      album_id varchar(255) default '' not null, artist varchar(255) default '' not null,
      artist_id varchar(255) default '' not null, album_artist_id varchar(255) default '',
      track_number integer default 0 not null, disc_number integer default 0 not null, year integer default 0 not null,
      duration real default 0 not null, genre varchar(255) default '' not null, missing boolean default false not null,
      tags jsonb default '{}' not null, explicit_status varchar default '' not null, created_at datetime);
    create table media_file_artists (media_file_id varchar not null, artist_id varchar not null,
      role varchar default '' not null, sub_role varchar default '' not null);
    create index media_file_artists_media_file_id on media_file_artists (media_file_id);
    create table playlist (id varchar(255) not null primary key, name varchar(255) default '' not null,
      comment varchar(255) default '' not null, public bool default false not null, created_at datetime,
      updated_at datetime, rules varchar, owner_id varchar(255) not null);
    create table playlist_tracks (id integer default 0 not null, playlist_id varchar(255) not null,
      media_file_id varchar(255) not null);
    create table annotation (user_id varchar(255) default '' not null, item_id varchar(255) default '' not null,
      item_type varchar(255) default '' not null, play_count integer default 0, play_date datetime,
      rating integer default 0, starred bool default false not null, starred_at datetime,
      unique (user_id, item_id, item_type));`);
  const albums = Math.ceil(tracks / 10);
  const artists = Math.ceil(albums / 5);
  insertAll(
    db,
    'insert into user (id, user_name, name, email, created_at, updated_at) values (?, ?, ?, ?, ?, ?)',
    map(users, (index) => [
      `u${index}`,
      `person${index}`,
      '',
      index === 1 ? '' : `Person${index}@Old.example`,
      time,
      time,
    ]),
  );
  insertAll(
    db,
    'insert into artist (id, name, biography) values (?, ?, ?)',
    map(artists, (index) => [`a${index}`, `Artist ${index}`, index === 1 ? '<p>From <b>here</b></p>' : '']),
  );
  insertAll(
    db,
    'insert into album (id, name, album_artist_id, max_year, release_date, created_at) values (?, ?, ?, ?, ?, ?)',
    map(albums, (index) => [
      `l${index}`,
      `Album ${index}`,
      `a${Math.ceil(index / 5)}`,
      2001,
      index % 2 ? '1999-05' : '',
      time,
    ]),
  );
  insertAll(
    db,
    `insert into media_file (id, title, album_id, artist_id, track_number, disc_number, year, duration, genre, tags,
      created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    map(tracks, (index) => {
      const album = Math.ceil(index / 10);
      const tags = {
        genre: [
          { id: 'g1', value: 'Dream Pop' },
          { id: 'g2', value: index % 2 ? 'Jazz' : 'Dub' },
        ],
        isrc: [{ id: 'i', value: `GBAYE${String(index).padStart(7, '0')}` }],
      };
      return [
        `t${index}`,
        `Song ${index}`,
        `l${album}`,
        `a${Math.ceil(album / 5)}`,
        ((index - 1) % 10) + 1,
        1,
        2001,
        183.25,
        'Dream Pop',
        JSON.stringify(tags),
        time,
      ];
    }),
  );
  insertAll(
    db,
    `insert into media_file_artists (media_file_id, artist_id, role) values (?, ?, 'artist')`,
    map(tracks, (index) => [`t${index}`, `a${Math.ceil(index / 50)}`]),
  );
  insertAll(
    db,
    'insert into playlist (id, name, public, created_at, owner_id) values (?, ?, ?, ?, ?)',
    map(users, (index) => [`p${index}`, `Mix ${index}`, index % 2, time, `u${index}`]),
  );
  const liked = Math.max(1, Math.floor(tracks / 10));
  insertAll(
    db,
    'insert into playlist_tracks (id, playlist_id, media_file_id) values (?, ?, ?)',
    (function* () {
      for (const user of numbers(users))
        for (const index of numbers(liked)) yield [index, `p${user}`, `t${liked - index + 1}`];
    })(),
  );
  insertAll(
    db,
    `insert into annotation (user_id, item_id, item_type, play_count, play_date, starred, starred_at)
      values (?, ?, 'media_file', ?, ?, true, ?)`,
    (function* () {
      for (const user of numbers(users))
        for (const index of numbers(liked)) yield [`u${user}`, `t${index}`, index, time, time];
    })(),
  );
  db.close();
}

/** Writes a database with the tables and columns of Koel 7.5 that an import reads, with a few rows. */
export function writeKoel(path: string): void {
  const db = new DatabaseSync(path);
  db.exec(`
    create table users (id integer primary key autoincrement, name varchar not null, email varchar not null,
      password varchar not null, public_id varchar, created_at datetime, updated_at datetime);
    create table artists (id varchar(26) primary key, name varchar not null, image varchar, user_id integer not null,
      created_at datetime, updated_at datetime);
    create table albums (id varchar(26) primary key, name varchar not null, cover varchar,
      artist_id varchar(26) not null, artist_name varchar, year smallint, user_id integer not null,
      created_at datetime, updated_at datetime);
    create table songs (id varchar(36) primary key, title varchar not null, length float not null, track integer,
      disc integer default 1, year integer, lyrics text, path text not null, mtime integer, podcast_id varchar,
      owner_id integer, artist_id varchar(26), album_id varchar(26), created_at datetime, updated_at datetime);
    create table genres (id integer primary key autoincrement, public_id varchar, name varchar not null);
    create table genre_song (id integer primary key autoincrement, song_id varchar(36), genre_id integer);
    create table playlists (id varchar(36) primary key, name varchar not null, rules text, description text,
      created_at datetime, updated_at datetime);
    create table playlist_user (id integer primary key autoincrement, user_id integer, playlist_id varchar(36),
      role varchar default 'collaborator', position integer default 0);
    create table playlist_song (id integer primary key autoincrement, playlist_id varchar(36), song_id varchar(36),
      user_id integer, position integer default 0, created_at datetime, updated_at datetime);
    create table interactions (id integer primary key autoincrement, user_id integer, song_id varchar(36),
      play_count integer default 0, last_played_at datetime, created_at datetime, updated_at datetime);
    create table favorites (id integer primary key autoincrement, user_id integer, favoriteable_id varchar(36),
      favoriteable_type varchar default 'playable', created_at datetime);
    insert into users (name, email, password, created_at) values ('Mona', 'mona@old.example', '', '2024-01-02 03:04:05');
    insert into artists (id, name, user_id) values ('01A', 'Nadia Voss', 1), ('01B', 'Unknown Artist', 1);
    insert into albums (id, name, artist_id, year, user_id) values ('02A', 'Harbour', '01A', 2019, 1);
    insert into songs (id, title, length, track, disc, year, path, owner_id, artist_id, album_id, created_at) values
      ('s1', 'Tide', 200.5, 1, 1, 2019, '/music/tide.flac', 1, '01A', '02A', '2024-01-02 03:04:05'),
      ('s2', 'Low Light', 100, 2, 1, 2019, '/music/low.flac', 1, '01A', '02A', '2024-01-02 03:04:05');
    insert into songs (id, title, length, path, podcast_id) values ('e1', 'Episode', 100, '', 'p');
    insert into genres (name) values ('Jazz');
    insert into genre_song (song_id, genre_id) values ('s1', 1);
    insert into playlists (id, name, rules, created_at) values ('p1', 'Evening', null, '2024-02-02 03:04:05'),
      ('p2', 'Smart', '[{"rules":[]}]', '2024-02-02 03:04:05');
    insert into playlist_user (user_id, playlist_id, role) values (1, 'p1', 'owner');
    insert into playlist_song (playlist_id, song_id, position) values ('p1', 's2', 0), ('p1', 's1', 1);
    insert into interactions (user_id, song_id, play_count, last_played_at) values (1, 's1', 7, '2024-03-02 03:04:05');
    insert into favorites (user_id, favoriteable_id, favoriteable_type, created_at) values
      (1, 's1', 'playable', '2024-03-02 03:04:05'), (1, '02A', 'album', '2024-03-02 03:04:05'),
      (1, '01A', 'artist', '2024-03-02 03:04:05');`);
  db.close();
}
