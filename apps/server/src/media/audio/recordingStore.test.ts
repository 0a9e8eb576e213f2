import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { tracks } from '../../tracks/table.ts';
import { recordings } from '../table.ts';
import { findDuration, findRecording, saveMade } from './recordingStore.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('a recording has no size and hash until the properties of its file are stored', async () => {
  const { db } = database;
  await db.insert(recordings).values([
    { key: 'one', duration: 1000 },
    { key: 'two', duration: 2000 },
  ]);
  await db.insert(tracks).values([
    {
      name: 'One',
      slug: 'one',
      search_name: 'one',
      search_text: 'one',
      duration: 1000,
      recording_key: 'one',
    },
    {
      name: 'Two',
      slug: 'two',
      search_name: 'two',
      search_text: 'two',
      duration: 2000,
      recording_key: 'two',
    },
  ]);
  expect(await findRecording(db, 'one')).toBeNull();
  const peaks = Uint8Array.from({ length: 800 }, (_, index) => index % 256);
  await saveMade(db, {
    key: 'one',
    size: 9,
    hash: 'ab',
    duration: 950,
    peaks,
    loudness: -14,
    bitRate: 128_000,
    sampleRate: 44_100,
  });
  expect(await findRecording(db, 'one')).toEqual({ size: 9, hash: 'ab' });
  expect(await findRecording(db, 'two')).toBeNull();
  expect(await findDuration(db, 'two')).toBe(2000);
  expect(await findDuration(db, 'three')).toBeUndefined();
  const [row] = await db.select().from(recordings).where(eq(recordings.key, 'one'));
  expect(row).toMatchObject({
    duration: 950,
    size: 9,
    hash: 'ab',
    loudness: -14,
    bit_rate: 128_000,
    sample_rate: 44_100,
  });
  expect(new Uint8Array(row?.peaks ?? [])).toEqual(peaks);
  // Its tracks get its exact length.
  const lengths = await db.select({ duration: tracks.duration }).from(tracks).orderBy(tracks.id);
  expect(lengths).toEqual([{ duration: 950 }, { duration: 2000 }]);
});
