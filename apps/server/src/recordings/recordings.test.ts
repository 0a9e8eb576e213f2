import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileEntry, ProcessedRecording } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wavTone } from '../../../../scripts/tests/wav.ts';
import { auditEntries } from '../audit/table.ts';
import { fileEntries } from '../files/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { jobs, jobSchedules } from '../jobs/table.ts';
import { audioRoutes } from '../media/audio/routes.ts';
import { recordingFiles, recordings } from '../media/table.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { viewedBy } from '../testing/testViewers.ts';
import { writeSettings } from '../settings/store.ts';
import { createUploadedAudioStore } from './createUploadedAudioStore.ts';
import { expireRecordings } from './expireRecordings.ts';
import { hasFfmpeg } from './ffmpeg.ts';
import { processRecording } from './processRecording.ts';
import { recordingRoutes } from './routes.ts';
import { toHono } from '../http/router.ts';
import { tracks } from '../tracks/table.ts';

const files = openTestFiles();
const nora = asUploader(1);
const ben = asUploader(2);
const run = promisify(execFile);
const isCapable = await hasFfmpeg();

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'segno-sounds-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const wav = (seconds: number, volume?: number) => wavTone({ seconds, frequency: 440, volume });

/** A FLAC file that has only its header, which states a length in seconds. */
function flacHeader(seconds: number): Buffer {
  const bytes = Buffer.alloc(42 + 8192);
  bytes.write('fLaC', 0);
  // The last block of metadata, with 34 bytes; blocks of 4096 samples.
  bytes.writeUInt32BE(0x80_00_00_22, 4);
  bytes.writeUInt16BE(4096, 8);
  bytes.writeUInt16BE(4096, 10);
  // 8000 Hz, one channel, 16 bits, and the count of samples.
  bytes.writeBigUInt64BE((8000n << 44n) | (15n << 36n) | BigInt(seconds * 8000), 18);
  return bytes;
}

/** The same tone in another format, with tags. */
async function encoded(name: string, seconds: number): Promise<Buffer> {
  const [from, to] = [join(folder, `${name}.from.wav`), join(folder, name)];
  await writeFile(from, wav(seconds));
  const tags = ['-metadata', 'title=Tide', '-metadata', 'artist=Nadia Voss', '-metadata', 'track=3'];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', from, ...tags, to]);
  return readFile(to);
}

/** The frames of an encoded file in an MP4 file that ffmpeg made. */
async function copiedByFfmpeg(name: string): Promise<string> {
  const to = join(folder, `${name}.copy.mp4`);
  await run('ffmpeg', ['-v', 'error', '-y', '-i', join(folder, name), '-c:a', 'copy', to]);
  return to;
}

/** The decoded samples of a file, as 16-bit integers of one channel. */
async function samplesOf(path: string): Promise<Buffer> {
  const to = `${path}.raw`;
  await run('ffmpeg', ['-v', 'error', '-y', '-i', path, '-f', 's16le', '-ac', '1', to]);
  return readFile(to);
}

const open = (viewer = nora) =>
  new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer))
    .route('/', toHono(recordingRoutes(files.db)))
    .route('/media/audio', audioRoutes(createUploadedAudioStore(files.db, files.files.storages)));

const processor = (withFfmpeg = isCapable) =>
  processRecording({
    storages: files.files.storages,
    pictures: { store: () => Promise.reject(new Error('no picture')), remove: () => Promise.resolve() },
    workFolder: join(folder, 'work'),
    hasFfmpeg: () => Promise.resolve(withFfmpeg),
  });

/** Uploads a file, processes it, and returns what became of the job. */
async function processed(bytes: Buffer, name: string, { withFfmpeg = isCapable } = {}) {
  const upload = await files.upload(nora, new Uint8Array(bytes), name);
  expect(upload.status, JSON.stringify(upload.body)).toBe(201);
  const entry = upload.body.fileEntry as unknown as FileEntry;
  const started = await open().request(`/file-entries/${entry.id}/recording`, { method: 'POST' });
  expect(started.status).toBe(202);
  const { job_id: id } = (await started.json()) as { job_id: number };
  await files.runJobs([processor(withFfmpeg)]);
  const [job] = await files.db.select().from(jobs).where(eq(jobs.id, id));
  expect(await readdir(join(folder, 'work')).catch(() => [])).toEqual([]);
  return { entry, job, result: job?.result as unknown as ProcessedRecording };
}

const makeTrack = (entryId: number, viewer = nora) =>
  open(viewer).request('/tracks/from-file', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entry_id: entryId, name: 'Tide' }),
  });

test.runIf(isCapable)(
  'RECORDING-1 RECORDING-3 RECORDING-5 a WAV file is measured and encoded, and becomes the sound of a track',
  async () => {
    const { entry, job, result } = await processed(wav(3), 'tide.wav');
    expect(job).toMatchObject({ state: 'done', owner_id: 1 });
    expect(result).toMatchObject({ lossless: true, formats: ['opus', 'aac'], name: 'tide.wav' });
    expect(Math.abs(result.duration - 3000)).toBeLessThan(20);
    expect(result.loudness).toBeGreaterThan(-20);
    expect(result.loudness).toBeLessThan(-8);
    expect(result.true_peak).toBeCloseTo(-10.5, 0);
    const [row] = await files.db.select().from(recordings);
    expect(row?.peaks).toHaveLength(800);
    expect((await makeTrack(entry.id, ben)).status).toBe(404);
    const made = await makeTrack(entry.id);
    expect(made.status).toBe(201);
    const { track } = (await made.json()) as { track: { source: { url: string }; duration: number } };
    expect(track.duration).toBe(result.duration);
    const sound = await open().request(track.source.url, { headers: { range: 'bytes=0-99' } });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
    const original = await open().request(`${track.source.url}?format=original`);
    expect(Buffer.from(await original.arrayBuffer()).equals(wav(3))).toBe(true);
    // What a track uses is not deleted.
    const deleted = await files.post(nora, 'file-entries/delete', {
      entryIds: [entry.id],
      deleteForever: true,
    });
    expect(deleted.body.deleted).toEqual([]);
  },
);

test.runIf(isCapable)(
  'RECORDING-1 the same sound in another file has the same hash, another sound has not',
  async () => {
    const source = join(folder, 'tide.wav');
    await writeFile(source, wav(2));
    const made = join(folder, 'tide.flac');
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', source, '-metadata', 'title=Tide', made]);
    await processed(wav(2), 'tide.wav');
    await processed(await readFile(made), 'tide.flac');
    await processed(wav(3), 'longer.wav');
    const found = await files.db
      .select({ hash: recordings.hash, sound: recordings.audio_hash })
      .from(recordings)
      .orderBy(recordings.duration, recordings.codec);
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(3);
    expect(found[0]?.sound).toMatch(/^[0-9a-f]{64}$/);
    expect(found[1]?.sound).toBe(found[0]?.sound);
    expect(found[2]?.sound).not.toBe(found[0]?.sound);
  },
);

test.runIf(isCapable)(
  'SETTING-15 a recording is encoded with the set bit rate, and the original is played where the site wants it',
  async () => {
    await writeSettings(files.db, { 'transcoding.aac_kbit': 96, 'transcoding.opus_kbit': 64 });
    const { entry } = await processed(wav(3), 'tide.wav');
    const made = await files.db
      .select({ format: recordingFiles.format, bitRate: recordingFiles.bit_rate, size: recordingFiles.size })
      .from(recordingFiles)
      .orderBy(recordingFiles.format);
    expect(made).toMatchObject([
      { format: 'aac', bitRate: 96_000 },
      { format: 'opus', bitRate: 64_000 },
    ]);
    // Three seconds, with the frame of the container.
    for (const { bitRate, size } of made) expect((size * 8) / 3).toBeLessThan(bitRate * 1.3);
    const { track } = (await (await makeTrack(entry.id)).json()) as { track: { source: { url: string } } };
    const typeNow = async () => (await open().request(track.source.url)).headers.get('content-type');
    expect(await typeNow()).toBe('audio/mp4');
    await writeSettings(files.db, { 'player.quality': 'original' });
    expect(await typeNow()).toMatch(/wav/);
  },
);

test.runIf(isCapable).each(['tide.mp3', 'tide.aac'])(
  'RECORDING-3 %s gets an index of its frames, with the same sound',
  async (name) => {
    const original = await encoded(name, 3);
    // Without ffmpeg as well.
    const { entry, result } = await processed(original, name, { withFfmpeg: false });
    expect(result.formats).toEqual(['indexed']);
    const made = await makeTrack(entry.id);
    const { track } = (await made.json()) as { track: { source: { url: string } } };
    const sound = await open().request(track.source.url);
    expect(sound.headers.get('content-type')).toBe('audio/mp4');
    const bytes = Buffer.from(await sound.arrayBuffer());
    // The index stands before the frames.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const path = join(folder, `${name}.mp4`);
    await writeFile(path, bytes);
    const decoded = await samplesOf(path);
    // ffmpeg keeps up to one frame of silence at the end, which the MP4 file of it has too.
    const expected = await samplesOf(await copiedByFfmpeg(name));
    expect(decoded.equals(expected)).toBe(true);
  },
);

test('RECORDING-4 without ffmpeg the original is streamed, with the length of its header', async () => {
  const { entry, job, result } = await processed(wav(2), 'tide.wav', { withFfmpeg: false });
  expect(job?.state).toBe('done');
  expect(result).toMatchObject({ duration: 2000, formats: [], loudness: null });
  const { track } = (await (await makeTrack(entry.id)).json()) as { track: { source: { url: string } } };
  const sound = await open().request(track.source.url);
  expect(sound.headers.get('content-type')).toMatch(/^audio\/.*wav/);
  expect(Buffer.from(await sound.arrayBuffer()).equals(wav(2))).toBe(true);
});

test.runIf(isCapable).each(['a.mp3', 'a.flac', 'a.m4a', 'a.ogg', 'a.aiff'])(
  'RECORDING-1 the tags and the length of %s are read',
  async (name) => {
    const { result } = await processed(await encoded(name, 2), name);
    expect(Math.abs(result.duration - 2000)).toBeLessThan(150);
    // AIFF of ffmpeg has a title only.
    expect(result.tags.title).toBe('Tide');
  },
);

test('RECORDING-2 RECORDING-5 a file that is no sound, and one that was not processed, make no track', async () => {
  const noise = Buffer.concat([
    Buffer.from([0xff, 0xfb, 0x90, 0x44]),
    Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n".repeat(50)),
  ]);
  const { entry, job } = await processed(noise, 'song.mp3');
  expect(job?.state).toBe('failed');
  expect(job?.error).toMatch(/^This (?:file|recording) /);
  expect((await makeTrack(entry.id)).status).toBe(409);
  expect(await files.db.$count(recordings)).toBe(0);
});

test('RECORDING-2 a small file that states ten hours is refused before it is decoded', async () => {
  const { job } = await processed(flacHeader(10 * 3600), 'hours.flac');
  expect(job).toMatchObject({
    state: 'failed',
    attempts: 1,
    error: 'This recording is too long. It has at most 6 hours.',
  });
});

test.runIf(isCapable)(
  'RECORDING-2 a broken file ends its own job only, and a repetition starts again',
  async () => {
    const bad = await files.upload(nora, new Uint8Array(wav(1).subarray(0, 60)), 'broken.wav');
    const good = await files.upload(nora, new Uint8Array(wav(1)), 'whole.wav');
    for (const { body } of [bad, good]) {
      const { id } = body.fileEntry as unknown as FileEntry;
      expect((await open().request(`/file-entries/${id}/recording`, { method: 'POST' })).status).toBe(202);
    }
    // As after a restart: the worker of another process takes the jobs.
    await files.runJobs([processor()]);
    const states = await files.db
      .select({ state: jobs.state })
      .from(jobs)
      .where(eq(jobs.kind, 'recordings.process'))
      .orderBy(jobs.id);
    expect(states).toEqual([{ state: 'failed' }, { state: 'done' }]);
  },
);

test.runIf(isCapable).each(['b.mp3', 'b.flac'])('RECORDING-2 a truncated %s is refused', async (name) => {
  const whole = await encoded(name, 20);
  const { job } = await processed(whole.subarray(0, Math.round(whole.length / 2)), name);
  expect(job).toMatchObject({ state: 'failed', attempts: 1 });
  expect(job?.error).toMatch(/not complete|damaged/);
});

test.runIf(isCapable)('RECORDING-1 silence has no loudness', async () => {
  const { job, result } = await processed(wav(2, 0), 'silence.wav');
  expect(job?.state).toBe('done');
  expect(result).toMatchObject({ loudness: null, true_peak: null });
});

test.runIf(isCapable)(
  'RECORDING-6 a recording without a track is removed with its files after 30 days; others stay',
  async () => {
    const used = await processed(wav(1), 'used.wav');
    const { track } = (await (await makeTrack(used.entry.id)).json()) as { track: { id: number } };
    const unused = await processed(wav(2), 'unused.wav');
    const made = await files.db
      .select({ path: recordingFiles.path })
      .from(recordingFiles)
      .where(eq(recordingFiles.recording_key, unused.result.recording_key));
    const { uploads } = files.files.storages;
    const stored = async () =>
      Promise.all([...made, unused.entry].map(async ({ path }) => (await uploads.open(path)) !== null));
    const later = async () => {
      const created_at = new Date(Date.now() - 31 * 86_400_000);
      await files.db.update(recordings).set({ created_at });
      await files.db.update(fileEntries).set({ created_at });
      // The second run finds the entry that the first one has left without a recording.
      for (const _ of [1, 2]) {
        await files.db.delete(jobSchedules);
        await files.runJobs([expireRecordings]);
      }
    };
    await files.runJobs([expireRecordings]);
    expect(await stored()).toEqual([true, true, true]);
    await later();
    expect(await stored()).toEqual([false, false, false]);
    const keys = () => files.db.select({ key: recordings.key }).from(recordings);
    expect(await keys()).toEqual([{ key: used.result.recording_key }]);
    // The removal of its track can be undone.
    await files.db.delete(tracks).where(eq(tracks.id, track.id));
    const removed = {
      rows: [{ table: 'tracks', row: { recording_key: used.result.recording_key } }],
      links: [],
    };
    await files.db.insert(auditEntries).values({
      user_name: 'Nora',
      action: 'delete',
      resource: 'tracks',
      record_ids: [track.id],
      label: 'Tide',
      search_text: 'nora tracks tide',
      removed: removed as never,
    });
    await later();
    expect(await keys()).toHaveLength(1);
    await files.db.update(auditEntries).set({ removed: null });
    await later();
    expect(await keys()).toEqual([]);
  },
);
