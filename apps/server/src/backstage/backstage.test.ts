import {
  AlbumTracksResponse,
  ArtistResponse,
  ArtistTeamResponse,
  BackstageRequestResponse,
  FormerTracks,
  ManagedAlbumResponse,
  ManagedArtistsResponse,
  ManagedReleasesResponse,
  ManagedTrackResponse,
  PreflightResponse,
  PrivateLinkResponse,
} from '@segno/data/contract';
import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deleteAccount } from '../account/deletion.ts';
import { albumTable } from '../admin/catalogue/albumTable.ts';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { undoChange } from '../admin/undo.ts';
import { albums } from '../albums/table.ts';
import { artistManagers } from '../artists/table.ts';
import { auditEntries } from '../audit/table.ts';
import { backstageRequestRoutes } from '../backstageRequests/routes.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import type { Database } from '../db/Database.ts';
import { jobs } from '../jobs/table.ts';
import { images, recordings } from '../media/table.ts';
import { recordingRoutes } from '../recordings/routes.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { roles, userRoles } from '../roles/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import {
  albumInput as album,
  artistInput as artist,
  insertFile,
  insertRecording,
  trackInput as track,
} from '../testing/testReleases.ts';
import { asAdmin, asListener, asUser } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import { socialProfiles, users } from '../users/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { privateLinks } from './table.ts';
import { publishReleases } from './publishReleases.ts';
import { backstageRoutes } from './routes.ts';
import { createRouter } from '../http/router.ts';

const catalogue = openTestCatalogue((db: Database) =>
  createRouter()
    .route('/', catalogueRoutes(db))
    .route('/', recordingRoutes(db))
    .route('/', backstageRoutes(db))
    .route('/backstage-requests', backstageRequestRoutes(db)),
);
const permissions = ['music.view', 'music.create', 'backstageRequests.create'] as const;
const asArtist = (id: number) =>
  asUser(id, { permissions: permissions.map((name) => ({ name, restrictions: [] })) });
const [nora, ben] = [asArtist(1), asArtist(2)];
const admin = asAdmin(3);

async function insertPeople() {
  await insertDefaultRoles(catalogue.db);
  for (const name of ['Nora', 'Ben', 'Ada']) await catalogue.sample.user(name);
}
const become = { type: 'become', name: 'Nora Lind', role: 'artist', evidence: 'My songs', links: [] };
async function approvedArtist() {
  await insertPeople();
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
  await catalogue.change(admin, 'POST', '/backstage-requests/1/decide', { status: 'approved', note: null });
}

test('BACKSTAGE-1 a person has one open request of a kind, reads it alone, and withdraws it', async () => {
  await insertPeople();
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
  expect(await catalogue.change(nora, 'POST', '/backstage-requests', become, 409)).toMatchObject({
    code: 'open_request',
  });
  expect((await catalogue.send('/backstage-requests/1', ben)).status).toBe(404);
  await catalogue.change(ben, 'POST', '/backstage-requests/1/withdraw', undefined, 404);
  expect(await catalogue.change(nora, 'POST', '/backstage-requests/1/withdraw')).toMatchObject({
    request: { status: 'withdrawn' },
  });
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
});

test('BACKSTAGE-1 a reviewer sees the connected accounts of who asks', async () => {
  await insertPeople();
  await catalogue.db
    .insert(socialProfiles)
    .values({ user_id: 1, service_name: 'google', username: 'nora@lind.example' });
  await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
  const { request } = await catalogue.get('/backstage-requests/1', BackstageRequestResponse, admin);
  expect(request.social_profiles).toEqual([{ service_name: 'google', username: 'nora@lind.example' }]);
});

test('BACKSTAGE-2 an approval creates the artist, gives the role and notifies in the app and by mail, once', async () => {
  await approvedArtist();
  const again = { status: 'denied', note: null };
  await catalogue.change(admin, 'POST', '/backstage-requests/1/decide', again, 409);
  expect(await catalogue.get('/backstage/artists', ManagedArtistsResponse, nora)).toEqual({
    artists: [{ id: 1, name: 'Nora Lind', image: null, role: 'artist', status: 'published' }],
  });
  const given = await catalogue.db
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.role_id))
    .where(eq(userRoles.user_id, 1));
  expect(given).toContainEqual({ name: 'Artists' });
  expect(JSON.stringify((await catalogue.send('/notifications', nora)).body)).toContain('was approved');
  const sent = await catalogue.db.select({ input: jobs.input }).from(jobs).where(eq(jobs.owner_id, 1));
  expect(sent).toMatchObject([{ input: { kind: 'backstage_request', channels: ['email'] } }]);
  await catalogue.change(asListener(1), 'POST', '/backstage-requests/1/decide', again, 403);
});

test('BACKSTAGE-3 who acts for an artist changes its releases; a former manager does not', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/tracks', track, 201);
  await catalogue.change(ben, 'PUT', '/tracks/1', track, 404);
  await catalogue.change(ben, 'POST', '/tracks', track, 422);
  await catalogue.db.insert(artistManagers).values({ artist_id: 1, user_id: 2, role: 'manager' });
  await catalogue.change(ben, 'PUT', '/tracks/1', { ...track, name: 'High tide' });
  const { tracks: own } = await catalogue.get('/backstage/releases', ManagedReleasesResponse, ben);
  expect(own).toMatchObject([{ name: 'High tide' }]);
  await catalogue.db.delete(artistManagers).where(eq(artistManagers.user_id, 2));
  await catalogue.change(ben, 'PUT', '/tracks/1', track, 404);
  await catalogue.change(ben, 'PUT', '/artists/1', { ...artist, name: 'Ben' }, 404);
});

const address = (name: string) => `${name.toLowerCase()}@music.example`;
async function withAddresses() {
  for (const name of ['Nora', 'Ben', 'Ada'])
    await catalogue.db
      .update(users)
      .set({ email: address(name) })
      .where(eq(users.name, name));
}
const teamOf = (viewer: Viewer) => catalogue.get('/backstage/artists/1/team', ArtistTeamResponse, viewer);

test('BACKSTAGE-13 the artist and its managers change the team; labels and agents do not', async () => {
  await approvedArtist();
  await withAddresses();
  const team = '/backstage/artists/1/team';
  await catalogue.change(ben, 'POST', team, { email: address('Ben'), role: 'manager' }, 404);
  await catalogue.change(nora, 'POST', team, { email: 'nobody@music.example', role: 'label' }, 422);
  await catalogue.change(nora, 'POST', team, { email: ' BEN@music.example', role: 'label' });
  // A repetition, and another role by the same way.
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'label' });
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'manager' }, 422);
  expect(JSON.stringify((await catalogue.send('/notifications', ben)).body)).toContain(
    'added you to the team',
  );
  expect(await teamOf(ben)).toEqual({
    team: {
      can_manage: false,
      members: [
        { id: 1, name: 'Nora', email: null, role: 'artist' },
        { id: 2, name: 'Ben', email: null, role: 'label' },
      ],
    },
  });
  expect((await teamOf(nora)).team.members[1]).toMatchObject({ email: address('Ben') });
  for (const [method, path, body] of [
    ['POST', team, { email: address('Ada'), role: 'agent' }],
    ['PUT', `${team}/1`, { role: 'agent' }],
    ['DELETE', `${team}/1`, undefined],
  ] as const)
    await catalogue.change(ben, method, path, body, 403);
  await catalogue.change(nora, 'PUT', `${team}/1`, { role: 'label' }, 409);
  await catalogue.change(nora, 'DELETE', `${team}/1`, undefined, 409);
  await catalogue.change(nora, 'PUT', `${team}/2`, { role: 'manager' });
  // The answer tells whether an address has an account.
  const entered = { email: 'nobody@music.example', role: 'label' };
  for (let tries = 0; tries < 30; tries += 1) await catalogue.change(ben, 'POST', team, entered, 422);
  await catalogue.change(ben, 'POST', team, entered, 429);
  await catalogue.change(ben, 'DELETE', `${team}/1`);
  await catalogue.change(nora, 'PUT', '/artists/1', artist, 404);
  await catalogue.change(ben, 'PUT', '/artists/1', artist);
});

test('BACKSTAGE-13 who leaves a team keeps neither releases nor private links', async () => {
  await approvedArtist();
  await withAddresses();
  const team = '/backstage/artists/1/team';
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'manager' });
  // Ben made the album and its track, and knows the link.
  await catalogue.change(ben, 'POST', '/albums', album, 201);
  await catalogue.change(ben, 'POST', '/tracks', { ...track, album_id: 1 }, 201);
  const linkOf = async () => {
    const { link } = (await catalogue.change(nora, 'POST', '/backstage/albums/1/link')) as {
      link: { path: string };
    };
    return `/private-albums/${link.path.split('/').at(-1)}`;
  };
  const known = await linkOf();
  expect((await catalogue.send(known)).status).toBe(200);
  await catalogue.change(ben, 'DELETE', `${team}/2`);
  expect((await catalogue.send(known)).status).toBe(404);
  await catalogue.change(ben, 'PUT', '/tracks/1', track, 404);
  await catalogue.change(ben, 'PUT', '/albums/1', album, 404);
  for (const path of ['/albums/1', '/tracks/1', '/backstage/albums/1/link'])
    expect((await catalogue.send(path, ben)).status, path).toBe(404);
  await catalogue.change(nora, 'PUT', '/albums/1', album);
  // Another link for the team, which ends when the artist that its members act for leaves the album.
  const next = await linkOf();
  await catalogue.sample.artist('Low water');
  await catalogue.change(admin, 'PUT', '/albums/1', { ...album, artist_ids: [2] });
  expect((await catalogue.send(next)).status).toBe(404);
});

test('BACKSTAGE-13 who has left a team brings back nothing of it by an undo', async () => {
  await approvedArtist();
  await withAddresses();
  const team = '/backstage/artists/1/team';
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'manager' });
  const own = (await catalogue.sample.artist('Ben')).id;
  await catalogue.db.insert(artistManagers).values({ artist_id: own, user_id: 2, role: 'artist' });
  const removed = [];
  for (const [kind, input] of [
    ['albums', album],
    ['tracks', track],
  ] as const) {
    await catalogue.change(ben, 'POST', `/${kind}`, input, 201);
    removed.push((await catalogue.change(ben, 'DELETE', `/${kind}/1`)).undo_id);
  }
  await catalogue.change(ben, 'POST', '/tracks', track, 201);
  const { record } = v.parse(
    ManagedTrackResponse,
    await catalogue.change(ben, 'PUT', '/tracks/2', { ...track, artist_ids: [own] }),
  );
  await catalogue.change(nora, 'DELETE', `${team}/2`);
  for (const id of removed)
    await catalogue.change(ben, 'POST', `/backstage/undo/${String(id)}`, undefined, 422);
  const version = { version: record.updated_at };
  await catalogue.change(ben, 'POST', '/backstage/tracks/2/undo', version, 422);
  const { tracks: left } = await catalogue.get('/backstage/releases', ManagedReleasesResponse, nora);
  expect(left).toEqual([]);
  // A member again.
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'label' });
  await catalogue.change(ben, 'POST', '/backstage/tracks/2/undo', version);
  await catalogue.change(ben, 'POST', `/backstage/undo/${String(removed[0])}`);
});

test('BACKSTAGE-13 a deleted account leaves its teams', async () => {
  await approvedArtist();
  await catalogue.db.insert(artistManagers).values({ artist_id: 1, user_id: 2, role: 'manager' });
  await catalogue.change(ben, 'POST', '/albums', album, 201);
  await catalogue.change(ben, 'POST', '/backstage/albums/1/link');
  await deleteAccount(catalogue.db, '/nowhere', 2);
  const [kept] = await catalogue.db.select({ owner: albums.owner_id }).from(albums);
  expect(kept).toEqual({ owner: 1 });
  expect((await catalogue.get('/backstage/albums/1/link', PrivateLinkResponse, nora)).link).toBeNull();
});

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
    permissions: permissions.map((name) => ({
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

test('BACKSTAGE-9 the check before a release names what is missing with its field', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/albums', album, 201);
  await catalogue.change(nora, 'POST', '/tracks', { ...track, album_id: 1 }, 201);
  const { findings } = await catalogue.get('/backstage/albums/1/preflight', PreflightResponse, nora);
  expect(findings.map(({ code, field, track: of }) => [code, field, of?.name ?? null])).toEqual([
    ['no_cover', 'cover_entry_id', null],
    ['no_genre', 'genre_ids', null],
    ['no_sound', 'sound', 'Low tide'],
    ['no_isrc', 'isrc', 'Low tide'],
    ['no_credits', 'credits', 'Low tide'],
    ['no_licence', 'licence', 'Low tide'],
    ['not_explicit', 'tracks', null],
  ]);
});

test('BACKSTAGE-9 the check names what is unusual of the sound and of the cover', async () => {
  await approvedArtist();
  const { db } = catalogue;
  const covers = { kind: 'album', color: '#336699', hash: 'x', size: 1 } as const;
  await db.insert(images).values({ key: 'small', ...covers, width: 900, height: 600 });
  const loud = { loudness: -4.2, true_peak: 0.64, duration: 60_000, hash: 'one', audio_hash: 'same' };
  // Of 60 values of a minute, six at the start and seven at the end are silent.
  const peaks = new Uint8Array(60).fill(90, 6, 53);
  await db.insert(recordings).values([
    { key: 'one', ...loud, peaks },
    {
      key: 'two',
      ...loud,
      // Another file type with the same sound.
      hash: 'other',
      loudness: -30,
      true_peak: -9,
      peaks: new Uint8Array(60).fill(90),
    },
  ]);
  await catalogue.change(nora, 'POST', '/albums', { ...album, genre_ids: ['Tidal'] }, 201);
  await db.update(albums).set({ image_key: 'small' });
  const whole = {
    ...track,
    isrc: 'GBABC2400001',
    licence: 'cc0',
    credits: [{ role: 'composer', name: 'Nora Lind' }],
    is_explicit: true,
  };
  await catalogue.change(nora, 'POST', '/tracks', { ...whole, album_id: 1 }, 201);
  await catalogue.change(nora, 'POST', '/tracks', { ...whole, name: 'High tide' }, 201);
  await db.update(tracks).set({ recording_key: 'one', duration: 60_000 }).where(eq(tracks.id, 1));
  await db.update(tracks).set({ recording_key: 'two', duration: 60_000 }).where(eq(tracks.id, 2));
  const found = async (path: string) =>
    (await catalogue.get(`${path}/preflight`, PreflightResponse, nora)).findings.map(
      ({ code, level, field, value }) => [code, level, field, value],
    );
  expect(await found('/backstage/albums/1')).toEqual([
    ['cover_small', 'warning', 'cover_entry_id', 600],
    ['cover_shape', 'hint', 'cover_entry_id', null],
    ['no_alt', 'warning', 'cover_alt', null],
    ['duplicate', 'warning', 'sound', null],
    ['clipping', 'warning', 'sound', 0.6],
    ['loud', 'hint', 'sound', -4.2],
    ['silence_start', 'warning', 'sound', 6],
    ['silence_end', 'warning', 'sound', 7],
  ]);
  // A track without a picture of its own is listed with that of its album.
  const { tracks: listed } = await catalogue.get('/backstage/releases', ManagedReleasesResponse, nora);
  expect(listed.map(({ name, image }) => [name, image?.src.includes('small') ?? false])).toEqual([
    ['High tide', false],
    ['Low tide', true],
  ]);
  expect(await found('/backstage/tracks/2')).toEqual([
    ['no_cover', 'warning', 'cover_entry_id', null],
    ['no_genre', 'warning', 'genre_ids', null],
    ['duplicate', 'warning', 'sound', null],
    ['quiet', 'hint', 'sound', -30],
  ]);
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
