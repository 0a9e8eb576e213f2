/** The size of the header of a WAV file, in bytes. */
const wavHeaderSize = 44;

/** The header of a WAV file with 16 bits a sample. `size` is the length of its samples in bytes. */
export function wavHeader(size: number, rate: number, channels = 1): Buffer {
  const header = Buffer.alloc(wavHeaderSize);
  header.write('RIFF', 0);
  header.writeUInt32LE(wavHeaderSize - 8 + size, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(size, 40);
  return header;
}

/** A WAV file with one channel. The samples are clipped at -1 and 1. */
export function wavOf(samples: ArrayLike<number>, rate: number): Buffer {
  const size = samples.length * 2;
  const file = Buffer.concat([wavHeader(size, rate)], wavHeaderSize + size);
  for (let at = 0; at < samples.length; at += 1)
    file.writeInt16LE(
      Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * 32_767),
      wavHeaderSize + at * 2,
    );
  return file;
}

interface Tone {
  seconds: number;
  /** In hertz. */
  frequency: number;
  /** From 0, which is silence, to 1. */
  volume?: number;
  /** In samples a second. */
  rate?: number;
}

/** A tone as a WAV file, without a fade: two of them joined after whole periods are one tone. */
export const wavTone = ({ seconds, frequency, volume = 0.3, rate = 22_050 }: Tone): Buffer =>
  wavOf(
    Float64Array.from(
      { length: Math.round(seconds * rate) },
      (_, at) => Math.sin((at * frequency * 2 * Math.PI) / rate) * volume,
    ),
    rate,
  );
