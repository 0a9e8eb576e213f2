import { inputOf, runFfmpeg } from './ffmpeg.ts';
import type { ReadTags } from './tags.ts';

/**
 * Files that browsers play. `opus` and `aac` are encoded of recordings whose original is large. `indexed` has the same
 * frames as an MP3 or ADTS file in a container that knows where each one begins: in a file of variable bit rate browsers
 * guess, and were up to 52 s off in one of three minutes.
 */
export const formats = {
  opus: { mime: 'audio/ogg', setting: 'transcoding.opus_kbit', args: ['-c:a', 'libopus', '-f', 'ogg'] },
  aac: {
    mime: 'audio/mp4',
    setting: 'transcoding.aac_kbit',
    args: ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4'],
  },
  indexed: {
    mime: 'audio/mp4',
    setting: null,
    args: ['-c:a', 'copy', '-movflags', '+faststart', '-f', 'mp4'],
  },
} as const;

export type FormatName = keyof typeof formats;

/** The files that are made of a recording. */
export function formatsOf({
  lossless,
  codec,
  container,
}: Pick<ReadTags, 'lossless' | 'codec' | 'container'>): FormatName[] {
  if (lossless) return ['opus', 'aac'];
  return /layer 3/i.test(codec ?? '') || /^adts/i.test(container ?? '') ? ['indexed'] : [];
}

/** Encodes a file, with a bit rate in bits a second unless it is copied. Resolves false when ffmpeg could not. */
export async function transcode(
  file: string,
  format: FormatName,
  target: string,
  { bitRate, signal }: { bitRate: number | null; signal: AbortSignal },
): Promise<boolean> {
  const { args } = formats[format];
  const rate = bitRate === null ? [] : ['-b:a', String(bitRate)];
  const { isOk } = await runFfmpeg(
    [...inputOf(file), '-v', 'error', '-y', ...args.slice(0, 2), ...rate, ...args.slice(2), target],
    {
      signal,
    },
  );
  return isOk;
}
