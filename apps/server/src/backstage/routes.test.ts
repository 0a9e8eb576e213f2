import {
  ArtistResponse,
  FormerTracks,
  ManagedAlbumResponse,
  ManagedTrackResponse,
} from '@segno/data/contract';
import { desc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { albumTable } from '../admin/catalogue/albumTable.ts';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { undoChange } from '../admin/undo.ts';
import { auditEntries } from '../audit/table.ts';
import {
  albumInput as album,
  artistInput as artist,
  insertFile,
  insertRecording,
  trackInput as track,
} from '../testing/testReleases.ts';
import { asAdmin, asUser } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { artistPermissions, openTestBackstage } from '../testing/testBackstage.ts';

const { catalogue, nora, ben, admin, approvedArtist } = openTestBackstage();

test('BACKSTAGE-16 ARTIST-2 an artist has news, an own pinned track, and concerts in their order', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/tracks', track, 201);
  await catalogue.sample.track('Of somebody else');
  const concert = (date: string) => ({ date, city: 'Bergen', venue: 'Kulturhuset', url: null });
  const news = {
    ...artist,
    announcement: 'A new album',
    pinned_track_id: 1,
    tour_dates: [concert('2100-05-01'), concert('2020-01-01'), concert('2100-04-01')],
  };
  await catalogue.change(nora, 'PUT', '/artists/1', { ...news, pinned_track_id: 2 }, 422);
  await catalogue.change(nora, 'PUT', '/artists/1', { ...news, tour_dates: [concert('soon')] }, 422);
  await catalogue.change(nora, 'PUT', '/artists/1', news);
  const { artist: shown } = await catalogue.get('/artists/1', ArtistResponse);
  expect(shown).toMatchObject({
    announcement: 'A new album',
    pinned_track_id: 1,
    tour_dates: [{ date: '2100-04-01' }, { date: '2100-05-01' }],
  });
  // A form that does not know them leaves them.
  await catalogue.change(nora, 'PUT', '/artists/1', artist);
  expect((await catalogue.get('/artists/1', ArtistResponse)).artist).toMatchObject({ pinned_track_id: 1 });
});

test('ADMIN-4 an undone edit of a track or an album gives back all fields of its form', async () => {
  await approvedArtist();
  const undoLast = async () => {
    const [entry] = await catalogue.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    await undoChange(catalogue.db, [trackTable, albumTable], admin as SignedInViewer, entry?.id ?? 0);
  };
  const former = {
    isrc: 'GBABC2400001',
    licence: 'cc0',
    credits: [{ role: 'composer', name: 'Nora Lind' }],
    comments_disabled: true,
    release_date: '2099-03-04',
    publish_at: '2099-03-04T09:00:00.000Z',
    publish_zone: 'Europe/Lisbon',
  };
  const later = {
    isrc: null,
    licence: null,
    credits: [],
    comments_disabled: false,
    publish_at: null,
    publish_zone: null,
  };
  const roles = { artist_roles: ['featured'] };
  await catalogue.change(admin, 'POST', '/tracks', { ...track, ...former, ...roles }, 201);
  await catalogue.change(admin, 'PUT', '/tracks/1', { ...track, ...later, artist_roles: ['primary'] });
  await undoLast();
  const { record } = await catalogue.get('/backstage/tracks/1', ManagedTrackResponse, admin);
  expect(record).toMatchObject({ ...former, artists: [{ id: 1, role: 'featured' }] });
  const codes = { upc: '4006381333931', catalogue_number: 'HAR 1', copyright: '2026 Nora Lind' };
  await catalogue.change(admin, 'POST', '/albums', { ...album, ...codes, ...roles }, 201);
  const changed = { upc: null, catalogue_number: null, copyright: null, artist_roles: ['primary'] };
  await catalogue.change(admin, 'PUT', '/albums/1', { ...album, ...changed });
  await undoLast();
  const { record: found } = await catalogue.get('/backstage/albums/1', ManagedAlbumResponse, admin);
  expect(found).toMatchObject({ ...codes, artists: [{ id: 1, role: 'featured' }] });
});

test('BACKSTAGE-18 an uploaded recording becomes the sound of a track, or replaces it', async () => {
  await approvedArtist();
  const uploaded = (ownerId: number, duration: number) =>
    insertRecording(catalogue.db, { ownerId, duration });
  await catalogue.change(nora, 'POST', '/tracks', track, 201);
  const put = (entry_id: number, status = 200) =>
    catalogue.change(nora, 'PUT', '/tracks/1', { ...track, status: 'published', entry_id }, status);
  await put(await uploaded(2, 1000), 404);
  expect(await put(await insertFile(catalogue.db, 1), 409)).toMatchObject({ code: 'not_processed' });
  const read = async () => (await catalogue.get('/backstage/tracks/1', ManagedTrackResponse, nora)).record;
  for (const duration of [2000, 3000]) {
    const { updated_at: version } = await read();
    const entry_id = await uploaded(1, duration);
    const body = { ...track, status: 'published', entry_id, version };
    await catalogue.change(nora, 'PUT', '/tracks/1', body);
    expect(await read()).toMatchObject({ status: 'published', has_recording: true, duration });
    await catalogue.change(nora, 'PUT', '/tracks/1', body, 409);
  }
});

test('BACKSTAGE-15 several tracks get the same fields at once, or none of them', async () => {
  await approvedArtist();
  const credits = [{ role: 'composer', name: 'Nora Lind' }];
  for (const name of ['One', 'Two'])
    await catalogue.change(nora, 'POST', '/tracks', { ...track, name, credits, licence: 'cc0' }, 201);
  await catalogue.sample.track('Of somebody else');
  const change = {
    genre_ids: ['Tidal'],
    is_explicit: true,
    credits: [{ role: 'mixing', name: 'Ben' }],
  };
  const bulk = (track_ids: number[], status = 200) =>
    catalogue.change(nora, 'POST', '/backstage/tracks/bulk', { track_ids, change }, status);
  await bulk([1, 3], 404);
  expect((await catalogue.get('/backstage/tracks/1', ManagedTrackResponse, nora)).record.is_explicit).toBe(
    false,
  );
  const { tracks: former } = v.parse(FormerTracks, await bulk([1, 2]));
  for (const [id, name] of [
    [1, 'One'],
    [2, 'Two'],
  ]) {
    const { record } = await catalogue.get(`/backstage/tracks/${id}`, ManagedTrackResponse, nora);
    expect(record).toMatchObject({
      name,
      is_explicit: true,
      licence: 'cc0',
      genres: [{ name: 'Tidal' }],
      credits: [...credits, ...change.credits],
      artists: [{ id: 1, role: 'primary' }],
    });
  }
  // The change is undone, unless one of the tracks was changed since.
  const undo = (status = 200) =>
    catalogue.change(nora, 'POST', '/backstage/tracks/bulk/undo', { tracks: former }, status);
  const undone = { is_explicit: false, licence: 'cc0', genres: [], credits };
  const read = async (id: number) =>
    (await catalogue.get(`/backstage/tracks/${id}`, ManagedTrackResponse, nora)).record;
  await undo();
  expect(await read(1)).toMatchObject({ ...undone, name: 'One' });
  expect(await read(2)).toMatchObject({ ...undone, name: 'Two' });
  await catalogue.change(nora, 'PUT', '/tracks/2', { ...track, name: 'Two', is_explicit: true });
  await undo(409);
  expect(await read(2)).toMatchObject({ is_explicit: true });
});

test('BACKSTAGE-3 nobody gets more tracks than the plan includes, also by a file, an undo or two requests at once', async () => {
  await approvedArtist();
  const entry_id = await insertRecording(catalogue.db, { ownerId: 1, duration: 2000 });
  const limited = asUser(1, {
    permissions: artistPermissions.map((name) => ({
      name,
      restrictions: name === 'music.create' ? [{ name: 'count', value: 1 }] : [],
    })),
  });
  const create = () => catalogue.send('/tracks', limited, 'POST', track);
  const both = await Promise.all([create(), create()]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403]);
  const fromFile = { entry_id, name: 'Tide' };
  expect(await catalogue.change(limited, 'POST', '/tracks/from-file', fromFile, 403)).toMatchObject({
    code: 'quota_exceeded',
  });
  const [stored] = await catalogue.db.select({ id: tracks.id }).from(tracks);
  const { undo_id } = await catalogue.change(limited, 'DELETE', `/tracks/${stored?.id}`);
  await catalogue.change(limited, 'POST', '/tracks/from-file', fromFile, 201);
  const undo = `/backstage/undo/${String(undo_id)}`;
  await catalogue.change(limited, 'POST', undo, undefined, 403);
  expect(await catalogue.db.$count(tracks)).toBe(1);
  await catalogue.change(nora, 'POST', undo);
});

test('BACKSTAGE-17 people who have a form open see each other, until they are gone', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  const open = async (viewer: Viewer, status = 200) =>
    catalogue.change(viewer, 'POST', '/backstage/albums/1/editors', {}, status);
  const { record } = await catalogue.get('/backstage/albums/1', ManagedAlbumResponse, nora);
  expect(await open(nora)).toEqual({ people: [], version: record.updated_at });
  await open(ben, 404);
  expect(await open(asAdmin(2))).toMatchObject({ people: [{ id: 1, name: 'Nora' }] });
  expect(await open(nora)).toMatchObject({ people: [{ id: 2 }] });
  await catalogue.db.execute(sql`update presences set seen_until = now() - interval '1 second'`);
  expect(await open(nora)).toMatchObject({ people: [] });
});

test('BACKSTAGE-4 a change of another version is refused and stores nothing', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/tracks', track, 201);
  const version = '2020-01-01T00:00:00.000Z';
  await catalogue.change(nora, 'PUT', '/tracks/1', { ...track, name: 'High tide', version }, 409);
  expect(await catalogue.get('/backstage/tracks/1', ManagedTrackResponse, nora)).toMatchObject({
    record: { name: 'Low tide' },
  });
});

test('BACKSTAGE-6 a release has roles, credits, codes and new genres; who may not edit all does not hide it', async () => {
  await approvedArtist();
  const input = {
    ...track,
    artist_roles: ['producer'],
    genre_ids: ['Dream pop'],
    tag_ids: ['Late night', 'late night'],
    isrc: 'no-abc-24-00001',
    licence: 'cc-by',
    credits: [{ role: 'composer', name: 'Nora Lind' }],
  };
  const { record } = await catalogue.change(nora, 'POST', '/tracks', input, 201);
  expect(record).toMatchObject({
    artists: [{ name: 'Nora Lind', role: 'producer' }],
    genres: [{ name: 'Dream pop' }],
    tags: [{ name: 'Late night' }],
    isrc: 'NOABC2400001',
    licence: 'cc-by',
    credits: [{ role: 'composer', name: 'Nora Lind' }],
  });
  await catalogue.change(nora, 'PUT', '/tracks/1', { ...input, isrc: 'wrong' }, 422);
  await catalogue.change(nora, 'PUT', '/tracks/1', { ...input, status: 'hidden' }, 403);
  await catalogue.change(admin, 'PUT', '/tracks/1', { ...input, status: 'hidden' });
});
