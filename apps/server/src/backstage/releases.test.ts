import {
  AlbumTracksResponse,
  ManagedAlbumResponse,
  ManagedReleasesResponse,
  ManagedTrackResponse,
} from '@segno/data/contract';
import { eq, lt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { albumInput as album, trackInput as track } from '../testing/testReleases.ts';
import { tracks } from '../tracks/table.ts';
import { privateLinks } from './table.ts';
import { publishReleases } from './publishReleases.ts';
import { openTestBackstage } from '../testing/testBackstage.ts';

const { catalogue, nora, ben, approvedArtist } = openTestBackstage();

test('BACKSTAGE-5 a track without a sound is not published; a scheduled album appears on its date', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/tracks', { ...track, status: 'published' }, 422);
  await catalogue.change(nora, 'POST', '/albums', { ...album, status: 'scheduled' }, 422);
  for (const release_date of ['2020-01-01', '2999-01-01'])
    await catalogue.change(nora, 'POST', '/albums', { ...album, status: 'scheduled', release_date }, 201);
  await publishReleases.run({ db: catalogue.db } as never, {});
  const { albums: own } = await catalogue.get('/backstage/releases', ManagedReleasesResponse, nora);
  expect(own.map(({ status }) => status)).toEqual(['scheduled', 'published']);
});

test('BACKSTAGE-7 tracks of an album are ordered and leave it; a removal is undone by who removed', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  for (const name of ['One', 'Two', 'Three'])
    await catalogue.change(nora, 'POST', '/tracks', { ...track, name, album_id: 1 }, 201);
  expect(await catalogue.change(nora, 'PUT', '/albums/1/tracks', { track_ids: [3, 1] })).toMatchObject({
    tracks: [{ name: 'Three' }, { name: 'One' }],
  });
  await catalogue.change(ben, 'PUT', '/albums/1/tracks', { track_ids: [] }, 404);
  const { undo_id } = await catalogue.change(nora, 'DELETE', '/albums/1');
  await catalogue.change(ben, 'POST', `/backstage/undo/${String(undo_id)}`, undefined, 404);
  await catalogue.change(nora, 'POST', `/backstage/undo/${String(undo_id)}`);
  expect(await catalogue.get('/backstage/albums/1/tracks', AlbumTracksResponse, nora)).toMatchObject({
    tracks: [{ name: 'Three' }, { name: 'One' }],
  });
});

test('BACKSTAGE-8 an album is released with its tracks, at once or in a minute to come, and only with a sound', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  await catalogue.change(nora, 'POST', '/albums/1/release', { publish_at: null }, 422);
  await catalogue.change(nora, 'POST', '/tracks', { ...track, album_id: 1 }, 201);
  await catalogue.db.update(tracks).set({ stream_url: 'https://radio.example/1' });
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  await catalogue.change(nora, 'POST', '/albums/1/release', { publish_at, publish_zone: 'Europe/Oslo' });
  await publishReleases.run({ db: catalogue.db } as never, {});
  expect((await catalogue.send('/albums/1')).status).toBe(404);
  const before = { publish_at: new Date(Date.now() - 1000) };
  await catalogue.db.update(albums).set(before);
  await catalogue.db.update(tracks).set(before);
  await publishReleases.run({ db: catalogue.db } as never, {});
  expect((await catalogue.send('/albums/1')).body).toMatchObject({
    album: { tracks: [{ name: 'Low tide' }] },
  });
});

test('BACKSTAGE-10 who has the private link hears an album before it is public, until it is taken back', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  await catalogue.change(nora, 'POST', '/tracks', { ...track, album_id: 1 }, 201);
  await catalogue.db.update(tracks).set({ stream_url: 'https://radio.example/1' });
  const { link } = (await catalogue.change(nora, 'POST', '/backstage/albums/1/link')) as {
    link: { path: string };
  };
  expect(await catalogue.change(nora, 'POST', '/backstage/albums/1/link')).toMatchObject({ link });
  const token = link.path.split('/').at(-1) ?? '';
  const path = `/private-albums/${token}`;
  expect(JSON.stringify(await catalogue.db.select().from(privateLinks))).not.toContain(token);
  expect((await catalogue.send(path)).body).toMatchObject({
    album: { name: 'Harbour', permissions: { update: false }, tracks: [{ name: 'Low tide' }] },
  });
  // A track that the administration has hidden is not in it.
  await catalogue.db.update(tracks).set({ status: 'hidden' });
  expect((await catalogue.send(path)).body).toMatchObject({ album: { tracks: [] } });
  await catalogue.change(nora, 'DELETE', '/backstage/albums/1/link');
  expect((await catalogue.send(path)).status).toBe(404);
});

test('BACKSTAGE-8 the release date of a scheduled album is the day in the chosen time zone', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  await catalogue.change(nora, 'POST', '/tracks', { ...track, album_id: 1 }, 201);
  await catalogue.db.update(tracks).set({ stream_url: 'https://radio.example/1' });
  const schedule = (publish_zone: string, status = 200) =>
    catalogue.change(
      nora,
      'POST',
      '/albums/1/release',
      { publish_at: '2998-12-31T12:00:00.000Z', publish_zone },
      status,
    );
  await schedule('Nowhere/Tide', 422);
  await schedule('Pacific/Auckland');
  const { record } = await catalogue.get('/backstage/albums/1', ManagedAlbumResponse, nora);
  expect(record.release_date).toBe('2999-01-01');
  const { record: of } = await catalogue.get('/backstage/tracks/1', ManagedTrackResponse, nora);
  expect(of.release_date).toBe('2999-01-01');
});

test('BACKSTAGE-8 tracks follow their album back to a draft, to another time, and with an undo', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  for (const name of ['With the album', 'Before the album', 'Without a sound'])
    await catalogue.change(nora, 'POST', '/tracks', { ...track, name, album_id: 1 }, 201);
  await catalogue.db.update(tracks).set({ stream_url: 'https://radio.example/1' }).where(lt(tracks.id, 3));
  const publish_at = '2999-01-01T00:00:00.000Z';
  await catalogue.change(nora, 'POST', '/albums/1/release', { publish_at, publish_zone: 'UTC' });
  const single = { status: 'scheduled' as const, publish_at: new Date('2998-06-01T00:00:00.000Z') };
  await catalogue.db.update(tracks).set(single).where(eq(tracks.id, 2));
  const edit = async (change: object) => {
    const { record } = await catalogue.get('/backstage/albums/1', ManagedAlbumResponse, nora);
    await catalogue.change(nora, 'PUT', '/albums/1', { ...album, ...record, ...change });
    return (await catalogue.get('/backstage/albums/1', ManagedAlbumResponse, nora)).record.updated_at;
  };
  const states = async () =>
    (
      await catalogue.db
        .select({ status: tracks.status, publish_at: tracks.publish_at })
        .from(tracks)
        .orderBy(tracks.id)
    ).map((each) => `${each.status} ${each.publish_at?.getUTCFullYear() ?? ''}`.trim());
  expect(await states()).toEqual(['scheduled 2999', 'scheduled 2998', 'draft']);

  await edit({ publish_at: '3000-01-01T00:00:00.000Z' });
  expect(await states()).toEqual(['scheduled 3000', 'scheduled 2998', 'draft']);
  const version = await edit({ status: 'draft', publish_at: null });
  expect(await states()).toEqual(['draft', 'scheduled 2998', 'draft']);
  await catalogue.change(nora, 'POST', '/backstage/albums/1/undo', { version });
  expect(await states()).toEqual(['scheduled 3000', 'scheduled 2998', 'draft']);
  // Without a minute the date decides.
  await edit({ publish_at: null, release_date: '3001-01-01' });
  const { record } = await catalogue.get('/backstage/tracks/1', ManagedTrackResponse, nora);
  expect(record).toMatchObject({ status: 'scheduled', publish_at: null, release_date: '3001-01-01' });
  await edit({ status: 'published', publish_at: null });
  expect(await states()).toEqual(['published', 'scheduled 2998', 'draft']);
});
