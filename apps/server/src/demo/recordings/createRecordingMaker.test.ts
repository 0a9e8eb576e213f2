import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MadeRecording } from '../../media/audio/recordingStore.ts';
import { demoRecordings } from '@segno/demo/music';
import { createRecordingMaker, type RecordingMakerParts } from './createRecordingMaker.ts';
import type { RecordingMaker } from '../../media/audio/RecordingMaker.ts';

// Uses excerpts of a few seconds, so that the test is fast.
const excerpt = (genre: string, scoreDuration: number) => ({
  ...demoRecordings.find((recording) => recording.genre === genre)!,
  scoreDuration,
});
const one = excerpt('folk', 3_000);
const two = excerpt('funk', 3_000);
const three = excerpt('dub', 4_000);
const quiet = { info: () => undefined, warn: () => undefined };

let folder: string;
let made: MadeRecording[];
const makers: RecordingMaker[] = [];

const open = (parts: Partial<RecordingMakerParts> = {}) => {
  const maker = createRecordingMaker({
    folder,
    log: quiet,
    recordings: [one, two, three],
    rest: 0,
    niceness: 0,
    isMissing: (key) => Promise.resolve(!made.some((recording) => recording.key === key)),
    saveMade: (recording) => Promise.resolve(void made.push(recording)),
    ...parts,
  });
  makers.push(maker);
  return maker;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-maker-'));
  made = [];
});

afterEach(async () => {
  for (const maker of makers.splice(0)) await maker.close();
  await rm(folder, { recursive: true, force: true });
});

test('a requested recording precedes those made in the background, and concurrent requests share it', async () => {
  const maker = open();
  const all = maker.start();
  await Promise.all([maker.make(three.key), maker.make(three.key), maker.make(three.key)]);
  expect(made.map(({ key }) => key)).toEqual([three.key]);
  await all;
  expect(made.map(({ key }) => key)).toEqual([three.key, one.key, two.key]);
  expect((await readdir(folder)).toSorted()).toEqual(
    [one, two, three].map(({ key }) => `${key}.mp3`).toSorted(),
  );
  const bytes = await readFile(join(folder, `${three.key}.mp3`));
  const facts = made[0]!;
  expect(facts.size).toBe(bytes.length);
  expect(facts.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(facts.peaks).toHaveLength(800);
  expect(Math.max(...facts.peaks)).toBe(255);
  expect(facts.peaks.filter((peak) => peak > 8).length, 'not silent').toBeGreaterThan(200);
});

test('closing stops at once and leaves no partial file; the next start makes the missing recordings', async () => {
  const first = open({ recordings: [one, two] });
  const begun = first.start();
  const wanted = first.make(one.key);
  await wanted;
  const cut = first.make(two.key).catch((error: unknown) => error);
  await first.close();
  await begun;
  expect(await cut).toMatchObject({ status: 503 });
  expect(await readdir(folder)).toEqual([`${one.key}.mp3`]);

  const second = open({ recordings: [one, two] });
  await second.start();
  expect(made.map(({ key }) => key)).toEqual([one.key, two.key]);
});

test('a damaged file is replaced; if its record cannot be saved, requests get 503 and the background retries', async () => {
  const path = join(folder, `${one.key}.mp3`);
  await writeFile(path, 'damaged');
  let isAway = true;
  const saveMade = (recording: MadeRecording) =>
    isAway ? Promise.reject(new Error('database away')) : Promise.resolve(void made.push(recording));
  const maker = open({ recordings: [one], saveMade, retryAfter: 1 });
  await expect(maker.make(one.key)).rejects.toMatchObject({ status: 503 });
  isAway = false;
  await maker.start();
  expect(made).toEqual([expect.objectContaining({ key: one.key, size: (await readFile(path)).length })]);
});

test('on a full disk a request fails with the reason, and the background retries later', async () => {
  let hasFreeSpace = false;
  const maker = open({ recordings: [one], hasFreeSpace: () => Promise.resolve(hasFreeSpace), retryAfter: 1 });
  await expect(maker.make(one.key)).rejects.toMatchObject({ status: 507, code: 'no_space' });
  expect(await readdir(folder)).toEqual([]);
  const all = maker.start();
  hasFreeSpace = true;
  await all;
  expect(await readdir(folder)).toEqual([`${one.key}.mp3`]);
});

test('a folder that cannot be written gives 503', async () => {
  await writeFile(join(folder, 'file'), '');
  const maker = open({ folder: join(folder, 'file', 'audio') });
  await expect(maker.make(one.key)).rejects.toMatchObject({ status: 503 });
});
