import { slugify } from '@segno/data/contract';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { demoGenres } from '../genres.ts';
import { demoRecordings } from '../recordings.ts';
import { createDemoCatalogue, demoCatalogue } from './demoCatalogue.ts';
import { demoUsers } from './playlists.ts';
import { demoTags } from './tags.ts';

const demo = demoCatalogue();
const { artists, albums, tracks, playlists } = demo;
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the demo catalogue', () => {
  test('has a minimum number of records of each kind', () => {
    expect(artists.length).toBeGreaterThanOrEqual(48);
    expect(albums.length).toBeGreaterThanOrEqual(130);
    expect(tracks.length).toBeGreaterThanOrEqual(1100);
    expect(playlists.length).toBe(32);
    expect(demoTags.length).toBeGreaterThanOrEqual(20);
    expect(new Set(albums.map(({ type }) => type))).toEqual(new Set(['album', 'ep', 'single']));
  });

  test('is the same each time it is generated', () => {
    expect(hash(createDemoCatalogue())).toBe(hash(createDemoCatalogue()));
  });

  test('has unique names of artists, playlists and genres, of albums of an artist, and of tracks of an album', () => {
    expect(isUnique(artists.map(({ name }) => name))).toBe(true);
    expect(isUnique(playlists.map(({ name }) => name))).toBe(true);
    expect(isUnique(albums.map(({ artist, name }) => `${artist} ${name}`))).toBe(true);
    expect(isUnique(tracks.map(({ album, name }) => `${album} ${name.toLowerCase()}`))).toBe(true);
    const families = artists.map(({ family }) => family);
    expect(isUnique(families)).toBe(true);
  });

  test('references only records that exist', () => {
    const genres = new Set<string>(demoGenres.map(({ name }) => name));
    const tags = new Set<string>(demoTags.map(({ displayName }) => displayName));
    const recordings = new Map(demoRecordings.map((recording) => [recording.key, recording]));
    expect(demoGenres.every(({ name, displayName }) => slugify(displayName) === name)).toBe(true);
    artists.forEach((artist, index) => {
      expect(artist.number).toBe(index + 1);
      expect(artist.similar).not.toContain(artist.number);
      expect(artist.similar.every((number) => artists[number - 1])).toBe(true);
      expect(artist.genres.every((name) => genres.has(name))).toBe(true);
      expect(artist.links.every(({ url }) => /^https:\/\/[a-z-]+\.example\.(com|org)\//.test(url))).toBe(
        true,
      );
      expect(artist.country).toMatch(/^[A-Z]{2}$/);
    });
    tracks.forEach((track, index) => {
      expect(track.number).toBe(index + 1);
      const recording = recordings.get(track.recordingKey);
      expect(track.duration).toBe(recording?.duration);
      expect(track.genres).toEqual([recording?.genre]);
      expect(track.tags.every((name) => tags.has(name))).toBe(true);
      expect(track.credits[0]).toEqual({ artist: albums[track.album - 1]?.artist, role: 'primary' });
      expect(isUnique(track.credits.map(({ artist }) => artist))).toBe(true);
    });
    for (const playlist of playlists) {
      expect(playlist.tracks.length).toBeGreaterThanOrEqual(15);
      expect(isUnique(playlist.tracks.map(({ track }) => track))).toBe(true);
      expect(playlist.tracks.every(({ track }) => tracks[track - 1])).toBe(true);
      expect(demoUsers).toContain(playlist.owner);
    }
  });

  test('never has the same recording twice in a row on an album', () => {
    for (const [index, track] of tracks.entries()) {
      const next = tracks[index + 1];
      if (next?.album === track.album) expect(next.recordingKey).not.toBe(track.recordingKey);
    }
  });

  test('has no placeholder names or text', () => {
    const names = [...artists, ...albums, ...tracks, ...playlists].map(({ name }) => name);
    expect(names.filter((name) => /^(track|song|album|artist|untitled|playlist) ?\d*$/i.test(name))).toEqual(
      [],
    );
    expect(
      names.filter((name) => name.trim() !== name || name === '' || /lorem|ipsum|\s{2}/i.test(name)),
    ).toEqual([]);
    const prose = [...artists.flatMap(({ bio }) => bio), ...albums.map(({ description }) => description)];
    expect(prose.filter((text) => text === '' || /[<>]/.test(text))).toEqual([]);
    expect(isUnique(prose)).toBe(true);
  });

  test('has consistent counts: plays of albums and artists are sums of tracks, and likes are fewer than plays', () => {
    for (const album of albums) {
      const own = tracks.filter((track) => track.album === album.number);
      expect(album.plays).toBe(own.reduce((sum, track) => sum + track.plays, 0));
    }
    for (const artist of artists) {
      const own = albums.filter((album) => album.artist === artist.number);
      expect(artist.plays).toBe(own.reduce((sum, album) => sum + album.plays, 0));
      expect(artist.followers).toBeLessThan(artist.plays);
    }
    expect(tracks.every(({ plays, likes, reposts }) => plays > likes && likes >= reposts)).toBe(true);
    const explicit = tracks.filter(({ isExplicit }) => isExplicit).length / tracks.length;
    expect(explicit).toBeGreaterThan(0);
    expect(explicit).toBeLessThan(0.05);
  });

  test('has no release or creation date after 1 November 2026', () => {
    const day = '2026-11-01';
    expect(albums.every(({ releaseDate }) => releaseDate > '2014-01-01' && releaseDate < day)).toBe(true);
    for (const playlist of playlists) {
      for (const { track, addedAt } of playlist.tracks) {
        expect(addedAt.toISOString() < day).toBe(true);
        expect(addedAt.getTime()).toBeGreaterThanOrEqual(tracks[track - 1]?.createdAt.getTime() ?? 0);
      }
    }
  });
});
