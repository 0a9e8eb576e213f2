import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileEntry } from '../files/contract.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { createUploadQueue } from './createUploadQueue.ts';
import { uploadSettingsOf } from './uploadSettingsOf.ts';
import type { UploadMethod } from './UploadMethod.ts';

const megabyte = 1024 * 1024;
const fileOf = (name: string, size: number, type = 'audio/mpeg') => {
  const file = Object.assign(new Blob([], { type }), { name, lastModified: 5 });
  return Object.defineProperty(file, 'size', { value: size });
};

/** The state of these files in a queue on a site with these settings of uploads, right after they were added. */
function add(uploads: Record<string, unknown>, ...files: Blob[]) {
  const settings = { uploads };
  const never: UploadMethod = () => new Promise<FileEntry>(() => {});
  const queue = createUploadQueue({
    http: {} as HttpClient,
    settings: (disk) => uploadSettingsOf(settings, disk),
    methods: { plain: never, tus: never, s3: never, multipart: never },
  });
  const { restrictions } = uploadSettingsOf(settings, 'uploads');
  queue.add(files as never, { restrictions, metadata: { disk: 'uploads' } });
  return queue.get().map(({ method, status, error }) => error?.code ?? `${method} ${status}`);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('UPLOAD-4 uploads.disable_tus, uploads.uploads_driver, uploads.s3_direct_upload choose the way of a file', () => {
  const large = fileOf('a.wav', 9 * megabyte);
  expect(add({}, large)).toEqual(['tus inProgress']);
  expect(add({ disable_tus: true }, large)).toEqual(['plain inProgress']);
  expect(add({ uploads_driver: 's3' }, large)).toEqual(['s3 inProgress']);
  expect(add({ uploads_driver: 's3', s3_direct_upload: false }, large)).toEqual(['tus inProgress']);
  expect(add({ public_driver: 's3' }, large)).toEqual(['tus inProgress']);
  expect(uploadSettingsOf({ uploads: { public_driver: 's3' } }, 'public').isDirect).toBe(true);
});

test('UPLOAD-1 uploads.chunk_size: a file larger than a part is uploaded alone', () => {
  const two = [fileOf('a.wav', 9 * megabyte), fileOf('b.wav', 9 * megabyte)];
  expect(add({}, ...two)).toEqual(['tus inProgress', 'tus pending']);
  expect(add({ chunk_size: 10 * megabyte }, ...two)).toEqual(['tus inProgress', 'tus inProgress']);
});

test('UPLOAD-3 uploads.max_size, uploads.allowed_types, uploads.blocked_types refuse files before they are sent', () => {
  const files = [
    fileOf('a.mp3', 3 * megabyte),
    fileOf('b.png', 5, 'image/png'),
    fileOf('c.wav', 5, 'audio/wav'),
  ];
  const sent = 'plain inProgress';
  expect(add({}, ...files)).toEqual([sent, sent, sent]);
  expect(add({ max_size: 2 * megabyte }, ...files)).toEqual(['too_large', sent, sent]);
  expect(add({ allowed_types: ['audio/*'] }, ...files)).toEqual([sent, 'type', sent]);
  expect(add({ blocked_types: ['wav'] }, ...files)).toEqual([sent, sent, 'type']);
});
