import { expect, test } from 'vitest';
import { cutToPreview } from './cutToPreview.ts';

/** A file with a head of some format and a thousand bytes of sound. */
function fileOf(head: Uint8Array) {
  const bytes = new Uint8Array(head.length + 1000);
  bytes.set(head);
  return {
    size: bytes.length,
    etag: '"abc"',
    modified: new Date(0),
    read: ({ start, end }: { start: number; end: number }) =>
      new Response(bytes.slice(start, end + 1)).body as ReadableStream<Uint8Array<ArrayBuffer>>,
  };
}

const text = (value: string) => [...new TextEncoder().encode(value)];
const filled = (length: number) => Array.from({ length }, () => 0);

const heads: [string, number[]][] = [
  ['MP3 without titles', []],
  ['MP3 with a picture', [...text('ID3'), 4, 0, 0, 0, 0, 2, 44, ...filled(300)]],
  ['FLAC with a picture', [...text('fLaC'), 0, 0, 0, 34, ...filled(34), 134, 0, 1, 0, ...filled(256)]],
  [
    'MP4 with its index first',
    [0, 0, 0, 16, ...text('ftypM4A '), 0, 0, 0, 0, 0, 0, 2, 0, ...text('moov'), ...filled(504)].concat([
      0,
      0,
      3,
      232,
      ...text('mdat'),
    ]),
  ],
];

test.each(heads)('the preview of an %s has its head and the share of 30 seconds', async (_, head) => {
  const { size, etag } = await cutToPreview(fileOf(Uint8Array.from(head)), 300_000);
  // A tenth of the sound, with a tenth of that more.
  const sound = head.length + 110;
  expect(size).toBeGreaterThanOrEqual(sound - 8);
  expect(size).toBeLessThanOrEqual(sound + 8);
  expect(etag).toBe('"abc-preview"');
});

test('a sound that is shorter than a preview is sent whole', async () => {
  expect(await cutToPreview(fileOf(new Uint8Array()), 20_000)).toMatchObject({ size: 1000, etag: '"abc"' });
});

test.each([
  ['FLAC', [...text('fLaC'), ...filled(40_000)]],
  [
    'MP4',
    [0, 0, 0, 8, ...text('ftyp'), ...Array.from({ length: 5000 }, () => [0, 0, 0, 8, ...filled(4)]).flat()],
  ],
])('the head of an %s with endless parts is not read to its end', async (_, head) => {
  let reads = 0;
  const file = fileOf(Uint8Array.from(head));
  await cutToPreview({ ...file, read: (range) => ((reads += 1), file.read(range)) }, 300_000);
  expect(reads).toBeLessThan(200);
});
