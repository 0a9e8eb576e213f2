import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './form.ts';
import type { Sound } from './sound.ts';

/** Bit rate in kilobits per second. */
export const bitrate = 128;

/** Encodes a sound as MP3 at a constant 128 kbit/s, so that players compute the exact duration from the size. */
export async function encodeMp3({ left, right }: Sound): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 2, bitrate });
  const pieces: Uint8Array[] = [];
  const step = 1152 * 256;
  for (let from = 0; from < left.length; from += step) {
    // The encoder reuses its output buffer, so the bytes are copied before the next call.
    pieces.push(
      encoder.encode([left.subarray(from, from + step), right.subarray(from, from + step)]).slice(),
    );
  }
  pieces.push(encoder.finalize().slice());
  const mp3 = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    mp3.set(piece, at);
    at += piece.length;
  }
  return mp3;
}
