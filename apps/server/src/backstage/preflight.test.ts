import { ManagedReleasesResponse, PreflightResponse } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { images, recordings } from '../media/table.ts';
import { albumInput as album, trackInput as track } from '../testing/testReleases.ts';
import { tracks } from '../tracks/table.ts';
import { openTestBackstage } from '../testing/testBackstage.ts';

const { catalogue, nora, approvedArtist } = openTestBackstage();

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
