import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeS3 } from '../testing/fakeS3.ts';
import { testVault } from '../testing/testOperator.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { writeSettings } from '../settings/store.ts';
import { openStorages } from './openStorages.ts';
import { newPath } from './paths.ts';
import { readStoragePlan } from './readStoragePlan.ts';

const catalogue = openTestCatalogue();
let folder: string;
let s3: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-storages-'));
  s3 = await FakeS3.open();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const noStore = { s3: null, s3Disks: [] };

test('SETTING-18 the settings move new files to a store; files that are on the disk stay there and are found', async () => {
  const { db } = catalogue;
  const plan = () => readStoragePlan(db, testVault, noStore);
  const opened = await openStorages(folder, await plan());
  const { uploads, public: open } = opened.storages;
  const read = async (path: string) => {
    const file = await uploads.open(path);
    return file && (await new Response(await file.read()).text());
  };
  const [first, second] = [newPath(), newPath()];
  await uploads.put(first, Buffer.from('first'), 'text/plain');
  expect([uploads.kind, opened.bucket(), opened.origins()]).toEqual(['local', null, []]);

  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.access;
  await writeSettings(
    db,
    {
      'uploads.uploads_driver': 's3',
      'uploads.s3_endpoint': endpoint ?? '',
      'uploads.s3_region': region,
      'uploads.s3_bucket': bucket,
      'uploads.s3_access_key_id': accessKeyId,
      'uploads.s3_secret_access_key': secretAccessKey,
    },
    { vault: testVault },
  );
  await opened.use(await plan());
  expect([uploads.kind, open.kind]).toEqual(['s3', 'local']);
  await uploads.put(second, Buffer.from('second'), 'text/plain');
  expect(await opened.bucket()?.head(`uploads/${second}`)).toMatchObject({ size: 6 });
  expect([await read(first), await read(second)]).toEqual(['first', 'second']);
  expect(await uploads.withFile(first, (file) => Promise.resolve(file.startsWith(folder)))).toBe(true);

  // The public files have a place of their own.
  await writeSettings(db, { 'uploads.public_driver': 's3' });
  await opened.use(await plan());
  expect(open.kind).toBe('s3');
  const picture = newPath();
  await open.put(picture, Buffer.from('picture'), 'text/plain');
  expect(await opened.bucket()?.head(`public/${picture}`)).toMatchObject({ size: 7 });

  // Back to the disk: the file in the store is still found, and is removed there.
  await writeSettings(db, { 'uploads.uploads_driver': 'local' });
  await opened.use(await plan());
  expect([uploads.kind, await read(second)]).toEqual(['local', 'second']);
  await uploads.remove(second);
  expect(await opened.bucket()?.head(`uploads/${second}`)).toBeNull();
});

test('SETTING-18 the store of the environment comes first', async () => {
  const environment = { s3: s3.access, s3Disks: ['public' as const] };
  expect(await readStoragePlan(catalogue.db, testVault, environment)).toBe(environment);
});
