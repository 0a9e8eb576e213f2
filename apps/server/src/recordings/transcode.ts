import { inputOf, runFfmpeg } from './ffmpeg.ts';

/** Encodings that browsers play, of recordings whose original is large. */
export const formats = {
  opus: { mime: 'audio/ogg', bitRate: 128_000, args: ['-c:a', 'libopus', '-b:a', '128k', '-f', 'ogg'] },
  aac: {
    mime: 'audio/mp4',
    bitRate: 192_000,
    args: ['-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart', '-f', 'mp4'],
  },
} as const;

export type FormatName = keyof typeof formats;

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
