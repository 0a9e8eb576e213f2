import { inputOf, runFfmpeg } from './ffmpeg.ts';
import { indexFrames } from './indexFrames.ts';
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
  indexed: { mime: 'audio/mp4', setting: null, args: null },
} as const;

export type FormatName = keyof typeof formats;

/** The files that are made of a recording. Only ffmpeg encodes; without it what is lossless stays as it is. */
export function formatsOf(
  { lossless, codec, container }: Pick<ReadTags, 'lossless' | 'codec' | 'container'>,
  canEncode: boolean,
): FormatName[] {
  if (lossless) return canEncode ? ['opus', 'aac'] : [];
  return /layer 3/i.test(codec ?? '') || /^adts/i.test(container ?? '') ? ['indexed'] : [];
}

/**
 * Makes a file of a format, with a bit rate in bits a second unless its frames stay the same. Resolves false when that
 * was not possible.
 */
export async function transcode(
  file: string,
  format: FormatName,
  target: string,
  { bitRate, signal }: { bitRate: number | null; signal: AbortSignal },
): Promise<boolean> {
  const { args } = formats[format];
  if (!args) return indexFrames(file, target, signal);
  const rate = bitRate === null ? [] : ['-b:a', String(bitRate)];
  const { isOk } = await runFfmpeg(
    [...inputOf(file), '-v', 'error', '-y', ...args.slice(0, 2), ...rate, ...args.slice(2), target],
    {
      signal,
    },
  );
  return isOk;
}
