import { createHash } from 'node:crypto';
import { inputOf, runFfmpeg } from './ffmpeg.ts';

/** What the sound of a file is, by decoding all of it. */
export interface MeasuredSound {
  /** In milliseconds. */
  duration: number;
  /** Integrated loudness in LUFS (EBU R128); null for silence and very short sounds. */
  loudness: number | null;
  /** Highest true peak in dBTP; null for silence. */
  truePeak: number | null;
  /** Loudness over time, one byte a value; the loudest is 255. */
  peaks: Uint8Array;
  /** SHA-256 of the samples of the waveform, hexadecimal. */
  hash: string;
}

const rate = 8000;
/** Samples of one measured block: 50 ms. */
const blockSize = 400;
/** Values of the waveform of a recording. */
const peakCount = 800;

/** Decodes a file twice: for its loudness, and for its waveform. Null for a file that cannot be decoded. */
export async function measureSound(file: string, signal: AbortSignal): Promise<MeasuredSound | null> {
  const loud = await runFfmpeg(
    [...inputOf(file), '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
    { signal },
  );
  if (!loud.isOk) return null;
  const waveform = new Waveform();
  const wave = await runFfmpeg(
    [...inputOf(file), '-v', 'error', '-ac', '1', '-ar', String(rate), '-f', 's16le', 'pipe:1'],
    { signal, onOutput: (bytes) => waveform.add(bytes) },
  );
  if (!wave.isOk || waveform.samples === 0) return null;
  const summary = loud.messages.slice(loud.messages.lastIndexOf('Summary:'));
  const read = (pattern: RegExp) => {
    const value = Number(pattern.exec(summary)?.[1]);
    return Number.isFinite(value) ? value : null;
  };
  const loudness = read(/I:\s*(-?[\d.]+) LUFS/);
  return {
    duration: Math.round((waveform.samples / rate) * 1000),
    // The lower end of the scale means that there was nothing to measure.
    loudness: loudness !== null && loudness > -70 ? loudness : null,
    truePeak: read(/Peak:\s*(-?[\d.]+) dBFS/),
    peaks: waveform.toPeaks(),
    hash: waveform.hash.digest('hex'),
  };
}

/** The loudness of a stream of samples, 50 ms by 50 ms. */
class Waveform {
  samples = 0;
  readonly hash = createHash('sha256');
  readonly #blocks: number[] = [];
  #power = 0;
  #rest: Buffer = Buffer.alloc(0);

  add(bytes: Buffer) {
    this.hash.update(bytes);
    const all = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    const end = all.length - (all.length % 2);
    for (let at = 0; at < end; at += 2) {
      this.#power += (all.readInt16LE(at) / 32_768) ** 2;
      this.samples += 1;
      if (this.samples % blockSize !== 0) continue;
      this.#blocks.push(this.#power);
      this.#power = 0;
    }
    this.#rest = Buffer.from(all.subarray(end));
  }

  toPeaks(): Uint8Array {
    const blocks = this.#blocks.length > 0 ? this.#blocks : [this.#power];
    const found = Float32Array.from({ length: peakCount }, (_, index) => {
      const start = Math.floor((index * blocks.length) / peakCount);
      const end = Math.max(start + 1, Math.floor(((index + 1) * blocks.length) / peakCount));
      const power = blocks.slice(start, end).reduce((sum, each) => sum + each, 0);
      return Math.sqrt(power / ((end - start) * blockSize));
    });
    const loudest = Math.max(1e-6, ...found);
    return Uint8Array.from(found, (value) => Math.round((value / loudest) * 255));
  }
}
