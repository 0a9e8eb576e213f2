import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { artistManagers } from '../artists/table.ts';
import { privateLinks } from '../backstage/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { asAdmin, asGuest, asListener, asUser, viewedBy } from '../testing/testViewers.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { hashToken } from '../sessions/tokens.ts';
import { tracks } from '../tracks/table.ts';
import { writeSettings } from '../settings/store.ts';
import { mediaAccess } from './mediaAccess.ts';
import { recordings } from '../media/table.ts';

const catalogue = openTestCatalogue();

const nobodyMay = { ...asGuest.guest_role, permissions: [] };
const closed: Viewer = { ...asGuest, guest_role: nobodyMay };

/** The status and the caching of a file that exists, as each of these viewers gets it. */
async function answersTo(path: string, viewers: Record<string, Viewer>, guest = asGuest) {
  const answers: Record<string, string> = {};
  for (const [name, viewer] of Object.entries(viewers)) {
    const app = new Hono<AppEnv>()
      .onError(handleError)
      .use(
        '/media/*',
        mediaAccess({ db: catalogue.db, guest: () => Promise.resolve(guest), viewer: viewedBy(viewer) }),
      )
      .get('/media/*', (c) =>
        c.text('bytes', 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
      );
    const { status, headers } = await app.request(path);
    answers[name] = `${status} ${headers.get('cache-control')?.split(',')[0] ?? ''}`.trim();
  }
  return answers;
}

async function insertTrack(status: 'draft' | 'published') {
  const { sample, db } = catalogue;
  await db.insert(recordings).values({ key: 'upload-song', duration: 1000 });
  await sample.image('cover');
  const owner = await sample.user('Nora');
  const manager = await sample.user('Ben');
  const artist = await sample.artist('Tide');
  await db.insert(artistManagers).values({ artist_id: artist.id, user_id: manager.id, role: 'manager' });
  const given = { status, owner_id: owner.id, artists: [artist.id] };
  await sample.album('Low water', { ...given, image_key: 'cover' });
  await sample.track('Low water', { ...given, recording_key: 'upload-song' });
}

const people = {
  guest: asGuest,
  other: asListener(9),
  owner: asListener(1),
  manager: asListener(2),
  admin: asAdmin(8),
};

test.each(['/media/audio/upload-song', '/media/audio/upload-song.mp3', '/media/images/cover/64'])(
  'MEDIA-1 %s of a draft is for those who may see it, in one browser',
  async (path) => {
    await insertTrack('draft');
    expect(await answersTo(path, people)).toEqual({
      guest: '404 no-store',
      other: '404 no-store',
      owner: '200 private',
      manager: '200 private',
      admin: '200 private',
    });
  },
);

test.each(['/media/audio/upload-song', '/media/images/cover/64'])(
  'MEDIA-1 %s of a published record is public, and every cache may keep it',
  async (path) => {
    await insertTrack('published');
    expect(new Set(Object.values(await answersTo(path, people)))).toEqual(new Set(['200 public']));
  },
);

test.each(['/media/audio/upload-song', '/media/images/cover/64', '/media/images/of-an-artist/64'])(
  'MEDIA-1 without the permission of guests %s is for members',
  async (path) => {
    await insertTrack('published');
    const viewers = { guest: closed, member: asListener(9), powerless: asUser(7, { permissions: [] }) };
    expect(await answersTo(path, viewers, closed)).toEqual({
      guest: '401 no-store',
      member: '200 private',
      powerless: '403 no-store',
    });
  },
);

test('BACKSTAGE-10 a private link sends the sounds and covers of its album, until it is taken back', async () => {
  await insertTrack('draft');
  await catalogue.db.update(tracks).set({ album_id: 1 });
  await catalogue.db.insert(privateLinks).values({
    token: 'sealed',
    token_hash: hashToken('a-private-token'),
    album_id: 1,
  });
  await catalogue.sample.image('other');
  const shareGuestResponses = async (path: string) =>
    (await answersTo(`/media/linked/${path}`, { guest: asGuest })).guest;
  const paths = ['audio/upload-song', 'images/cover/64'];
  for (const path of paths)
    expect(await shareGuestResponses(`a-private-token/${path}`), path).toBe('200 private');
  for (const path of [
    'another-token/audio/upload-song',
    'a-private-token/audio/upload-other',
    'a-private-token/images/other/64',
    'a-private-token/files/1',
    'a-private-token',
  ])
    expect(await shareGuestResponses(path), path).toBe('404 no-store');
  await catalogue.db.update(tracks).set({ status: 'hidden' });
  expect(await shareGuestResponses('a-private-token/audio/upload-song')).toBe('404 no-store');
  await catalogue.db.update(tracks).set({ status: 'draft' });
  await catalogue.db.update(privateLinks).set({ revoked_at: new Date() });
  for (const path of paths)
    expect(await shareGuestResponses(`a-private-token/${path}`), path).toBe('404 no-store');
});

test('MEDIA-1 the cover of a private playlist is for its owner', async () => {
  const { sample } = catalogue;
  await sample.image('cover');
  await sample.user('Nora');
  await sample.playlist('Mine', 1, [], { image_key: 'cover', public: false });
  expect(await answersTo('/media/images/cover/64', people)).toMatchObject({
    guest: '404 no-store',
    other: '404 no-store',
    owner: '200 private',
  });
});

test('MEDIA-1 an address that is not encoded well is not found', async () => {
  expect(await answersTo('/media/audio/%E0%A4%A', { guest: asGuest })).toEqual({ guest: '404 no-store' });
});

test('SETTING-15 guests hear the beginnings of tracks only where the site wants it', async () => {
  await insertTrack('published');
  await writeSettings(catalogue.db, { 'player.guests': 'preview' });
  const { guest, other } = people;
  expect(await answersTo('/media/audio/upload-song', { guest, other })).toEqual({
    guest: '401 no-store',
    other: '200 private',
  });
  expect(await answersTo('/media/audio/upload-song?preview', { guest })).toEqual({ guest: '200 public' });
});

test('SETTING-15 guests hear nothing where the site wants it, and see pictures', async () => {
  await insertTrack('published');
  await writeSettings(catalogue.db, { 'player.guests': 'nothing' });
  const { guest, other } = people;
  expect(await answersTo('/media/audio/upload-song', { guest, other })).toEqual({
    guest: '401 no-store',
    other: '200 private',
  });
  expect(await answersTo('/media/images/cover/64', { guest })).toEqual({ guest: '200 public' });
});
