import { previewLength } from '@segno/data/contract';
import type { AudioStore } from './AudioStore.ts';
import type { ByteRange } from './readRange.ts';

type AudioFile = NonNullable<Awaited<ReturnType<AudioStore['open']>>>;

/** How much longer than the preview the sent part is: the bytes of a second vary. */
const slack = 1.1;

/** The most blocks or boxes that a head is read through. Real files have less than ten. */
const mostParts = 100;

/**
 * The beginning of a sound, as guests of some sites hear it: its head, with titles, pictures or the index, and the share
 * of the rest that lasts for the preview. `duration` is that of the whole sound, in milliseconds.
 */
export async function cutToPreview(file: AudioFile, duration: number): Promise<AudioFile> {
  const share = (previewLength * slack) / Math.max(duration, 1);
  if (share >= 1) return file;
  const head = await headLength(file);
  const size = Math.min(file.size, Math.ceil(head + (file.size - head) * share));
  return { ...file, size, etag: `${file.etag.slice(0, -1)}-preview"` };
}

/** Where the sound of a file begins, in bytes; 0 for formats without a long head, and for a head of endless parts. */
async function headLength({ size, read }: AudioFile): Promise<number> {
  const bytesAt = async (start: number, count: number) => {
    const range: ByteRange = { start, end: Math.min(start + count, size) - 1 };
    const bytes =
      range.end < start ? new ArrayBuffer(0) : await new Response(await read(range)).arrayBuffer();
    const view = new DataView(new ArrayBuffer(count));
    new Uint8Array(view.buffer).set(new Uint8Array(bytes));
    return view;
  };
  const first = await bytesAt(0, 12);
  const nameAt = (view: DataView, at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer, at, length));
  if (nameAt(first, 0, 3) === 'ID3') {
    // Seven bits of each byte count.
    const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (first.getUint8(at) & 127), 0);
    return Math.min(size, 10 + length);
  }
  let at = 0;
  if (nameAt(first, 0, 4) === 'fLaC') {
    at = 4;
    for (let part = 0; part < mostParts; part += 1) {
      const block = await bytesAt(at, 4);
      at += 4 + (block.getUint32(0) & 0xffffff);
      if (block.getUint8(0) & 128 || at >= size) return Math.min(size, at);
    }
    return 0;
  }
  if (nameAt(first, 4, 4) !== 'ftyp') return 0;
  for (let part = 0; part < mostParts && at < size; part += 1) {
    const box = await bytesAt(at, 16);
    if (nameAt(box, 4, 4) === 'mdat') return at;
    const length = box.getUint32(0);
    // 1 means that the length is in the 64 bits after the name.
    const whole = length === 1 ? Number(box.getBigUint64(8)) : length;
    if (whole < 8) return 0;
    at += whole;
  }
  return 0;
}
