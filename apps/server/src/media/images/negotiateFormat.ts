import type { ImageFormat } from './encodeImage.ts';

/**
 * The best format in an `Accept` header. A wildcard does not mean that the client supports AVIF,
 * so a client that lists none of the formats gets a JPEG.
 */
export function negotiateFormat(accept: string | undefined): ImageFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'jpeg';
}
