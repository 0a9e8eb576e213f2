import type { ImageFormat } from './encodeImage.ts';

/**
 * The best format that an `Accept` header names. A wildcard is no promise that AVIF can be shown,
 * so whoever names none of ours gets a JPEG.
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
