import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './form.ts';
import type { Checkpoint } from './render.ts';
import type { Sound } from './sound.ts';

const bitrate = 128;

/** Encodes a sound as MP3 of constant 128 kbit/s, whose length every player reckons rightly from its size. */
export async function encodeMp3(
  { left, right }: Sound,
  checkpoint: Checkpoint = () => undefined,
): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 2, bitrate });
  const pieces: Buffer[] = [];
  const step = 1152 * 256;
  for (let from = 0; from < left.length; from += step) {
    // The encoder lends its memory: what it gives is copied before it goes on.
    pieces.push(
      Buffer.from(encoder.encode([left.subarray(from, from + step), right.subarray(from, from + step)])),
    );
    checkpoint();
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(pieces);
}
