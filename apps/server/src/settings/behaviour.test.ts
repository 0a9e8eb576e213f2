import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchResults, SettingTestResponse } from '@segno/data/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminSettingRoutes } from '../admin/settingRoutes.ts';
import { createSettingTests, runSettingTest } from '../admin/settingTests.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { enqueue } from '../jobs/store.ts';
import { jobs } from '../jobs/table.ts';
import { MailQueue } from '../mail/MailQueue.ts';
import { queueMail } from '../mail/store.ts';
import { mails } from '../mail/table.ts';
import { plays } from '../plays/table.ts';
import { deleteOldPlays } from '../plays/recordPlays.ts';
import { searchRoutes } from '../search/routes.ts';
import { createDiskStorage } from '../storage/createDiskStorage.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin } from '../testing/testViewers.ts';
import { LiveSettings } from './LiveSettings.ts';
import { writeSettings } from './store.ts';
import { createRouter } from '../http/router.ts';

const catalogue = openTestCatalogue((db) =>
  createRouter().route('/search', searchRoutes(db, 0)).route('/admin/settings', adminSettingRoutes({ db })),
);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const set = (changes: Parameters<typeof writeSettings>[1]) => writeSettings(catalogue.db, changes);

test('SETTING-4 every server follows a change within five seconds', async () => {
  const servers = await Promise.all([1, 2].map(() => LiveSettings.open(catalogue.db, silent)));
  await set({ 'cache.pages_seconds': 33 });
  await expect
    .poll(() => servers.map(({ values }) => values['cache.pages_seconds']), { timeout: 5000 })
    .toEqual([33, 33]);
  for (const server of servers) server.close();
});

test('SETTING-4 what guests share has another version after a change, and the same one until then', async () => {
  const server = await LiveSettings.open(catalogue.db, silent, 20);
  const readings = vi.fn();
  server.follow(readings);
  const nextReading = async () => {
    const before = readings.mock.calls.length;
    // The first of them can have begun earlier.
    await expect.poll(() => readings.mock.calls.length).toBeGreaterThan(before + 1);
  };
  const { version } = server;
  await nextReading();
  expect(server.version).toBe(version);
  await set({ 'branding.site_name': 'Zither' });
  await nextReading();
  expect(server.version).not.toBe(version);
  server.close();
});

test('SETTING-11 clearing the cache changes `cache_version`, and the version of what guests share', async () => {
  const server = await LiveSettings.open(catalogue.db, silent, 20);
  const { version } = server;
  const admin = asAdmin((await catalogue.sample.user('Vera')).id);
  await catalogue.change(admin, 'POST', '/admin/settings/clear-cache');
  await expect.poll(() => server.version).not.toBe(version);
  server.close();
});

const find = async (query: string) => (await catalogue.get(`/search?query=${query}`, SearchResults)).results;

test('SETTING-10 the search finds the chosen kinds, similar names if wanted, and nothing for hidden words', async () => {
  const artists = [(await catalogue.sample.artist('Harbour Lights')).id];
  await catalogue.sample.track('Harbour', { artists });
  expect((await find('harbour')).tracks).toHaveLength(1);
  expect((await find('harbor')).tracks).toHaveLength(1);
  await set({ 'search.similar': false });
  expect((await find('harbor')).tracks).toHaveLength(0);
  await set({ 'search.kinds': ['artists'] });
  const found = await find('harbour');
  expect([found.tracks.length, found.artists.length]).toEqual([0, 1]);
  await set({ 'search.hidden_words': ['Harbour'] });
  expect((await find('harbour')).artists).toHaveLength(0);
  expect((await find('lights')).artists).toHaveLength(1);
});

test('SETTING-10 popularity counts as much in the order of matches as the settings say', async () => {
  await catalogue.sample.track('Harbour', { plays_count: 1 });
  await catalogue.sample.track('Harbour lights', { plays_count: 500 });
  const names = async () => (await find('harbour')).tracks.map(({ name }) => name);
  expect(await names()).toEqual(['Harbour', 'Harbour lights']);
  await set({ 'search.popularity': 1 });
  expect(await names()).toEqual(['Harbour lights', 'Harbour']);
});

test('SETTING-9 a paused kind of jobs waits, and a job has failed after the set number of attempts', async () => {
  let runs = 0;
  const failing = defineJob({
    kind: 'test.failing',
    input: v.object({}),
    run: () => {
      runs += 1;
      return Promise.reject(new Error('Not now.'));
    },
  });
  const values = { 'queue.paused': ['test.failing'], 'queue.workers': 1, 'queue.attempts': 2 };
  const worker = new JobWorker({
    db: catalogue.db,
    log: silent,
    jobs: [failing],
    delayAfter: () => 0,
    settings: () => values,
  });
  await enqueue(catalogue.db, failing, {});
  await worker.drain();
  expect(runs).toBe(0);
  values['queue.paused'] = [];
  await worker.drain();
  await worker.close();
  const [job] = await catalogue.db.select({ state: jobs.state }).from(jobs);
  expect([runs, job?.state]).toEqual([2, 'failed']);
});

test('SETTING-8 no more messages are sent within an hour than the limit', async () => {
  const sent: string[] = [];
  const queue = new MailQueue({
    db: catalogue.db,
    log: silent,
    hourlyLimit: () => 2,
    transport: { send: async ({ to }) => void sent.push(to), close: () => {} },
  });
  for (const name of ['a', 'b', 'c'])
    await queueMail(catalogue.db, { to: `${name}@segno.example`, subject: '', text: '', html: '' });
  await queue.send();
  await queue.close();
  expect(sent).toHaveLength(2);
  const [waiting] = await catalogue.db.select().from(mails);
  expect(waiting).toMatchObject({ attempts: 0 });
  expect(waiting!.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
});

test('INSIGHT-8 plays are deleted after the set number of days', async () => {
  const track_id = (await catalogue.sample.track('Tide')).id;
  const play = { track_id, listener: 'g1', heard: 60_000 };
  await catalogue.db.insert(plays).values([
    { ...play, created_at: new Date(Date.now() - 40 * 86_400_000) },
    { ...play, created_at: new Date() },
  ]);
  await deleteOldPlays(catalogue.db);
  expect(await catalogue.db.$count(plays)).toBe(2);
  await set({ 'analytics.plays_days': 31 });
  await deleteOldPlays(catalogue.db);
  expect(await catalogue.db.$count(plays)).toBe(1);
});

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'segno-settings-'))));
afterAll(() => rm(folder, { recursive: true }));

test('SETTING-7 a test of the settings uses what is configured, and says why it fails', async () => {
  const disk = createDiskStorage(folder);
  const deps = {
    db: catalogue.db,
    storages: { public: disk, uploads: disk },
    payments: { offered: ['test' as const], all: [] },
    vault: { seal: (text: string) => text, open: (text: string) => text } as never,
    checkMail: () => Promise.reject(new Error('connect ECONNREFUSED')),
  };
  const tests = createSettingTests(deps);
  expect(await runSettingTest(tests, 'storage')).toEqual({
    is_working: true,
    detail: 'public: local, uploads: local',
  });
  expect(v.is(SettingTestResponse, await runSettingTest(tests, 'search'))).toBe(true);
  expect((await runSettingTest(tests, 'keys')).is_working).toBe(true);
  expect(await runSettingTest(tests, 'mail')).toEqual({
    is_working: false,
    detail: 'connect ECONNREFUSED',
  });
  const broken = createSettingTests({
    ...deps,
    storages: { public: { ...disk, open: () => Promise.resolve(null) }, uploads: disk },
  });
  expect((await runSettingTest(broken, 'storage')).is_working).toBe(false);
});

test('SETTING-7 the keys of reCAPTCHA are tested at its service, which knows the secret or names the problem', async () => {
  const asked: string[] = [];
  const service: typeof fetch = (_address, init) => {
    const form = init?.body as URLSearchParams;
    asked.push(form.get('secret') ?? '');
    const isKnown = form.get('secret') === 'the secret';
    const problems = ['invalid-input-response', ...(isKnown ? [] : ['invalid-input-secret'])];
    return Promise.resolve(Response.json({ success: false, 'error-codes': problems }));
  };
  const vault = { seal: (text: string) => text, open: (text: string) => text } as never;
  const tests = createSettingTests({
    db: catalogue.db,
    storages: {} as never,
    payments: { offered: [], all: [] },
    vault,
    checkMail: () => Promise.resolve(),
    fetch: service,
  });
  const check = () => runSettingTest(tests, 'recaptcha');
  const setSecret = (secret: string) =>
    writeSettings(catalogue.db, { 'recaptcha.secret_key': secret }, { vault });
  expect((await check()).is_working).toBe(true);
  expect(asked).toEqual([]);
  await set({ 'recaptcha.provider': 'recaptcha' });
  expect(await check()).toEqual({ is_working: false, detail: 'The public key is missing.' });
  await set({ 'recaptcha.site_key': 'public' });
  expect(await check()).toEqual({ is_working: false, detail: 'The secret is missing.' });
  await setSecret('another');
  expect(await check()).toMatchObject({
    is_working: false,
    detail: expect.stringMatching(/invalid-input-secret/) as string,
  });
  await setSecret('the secret');
  expect(await check()).toEqual({ is_working: true, detail: 'reCAPTCHA knows the secret.' });
  expect(asked).toEqual(['another', 'the secret']);
});
