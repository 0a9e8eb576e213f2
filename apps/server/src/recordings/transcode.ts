import { inputOf, runFfmpeg } from './ffmpeg.ts';
import type { ReadTags } from './tags.ts';

/**
 * Files that browsers play. `opus` and `aac` are encoded of recordings whose original is large. `indexed` has the same
 * frames as an MP3 or ADTS file in a container that knows where each one begins: in a file of variable bit rate browsers
 * guess, and were up to 52 s off in one of three minutes.
 */
export const formats = {
  opus: { mime: 'audio/ogg', bitRate: 128_000, args: ['-c:a', 'libopus', '-b:a', '128k', '-f', 'ogg'] },
  aac: {
    mime: 'audio/mp4',
    bitRate: 192_000,
    args: ['-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart', '-f', 'mp4'],
  },
  indexed: {
    mime: 'audio/mp4',
    bitRate: null,
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

/** Encodes a file. Resolves false when ffmpeg could not. */
export async function transcode(
  file: string,
  format: FormatName,
  target: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { args } = formats[format];
  const { isOk } = await runFfmpeg([...inputOf(file), '-v', 'error', '-y', ...args, target], { signal });
  return isOk;
}
