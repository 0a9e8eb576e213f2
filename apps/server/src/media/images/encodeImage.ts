import sharp from 'sharp';

// One thread per picture: the store limits the number of concurrent encodings, so that the server keeps one core.
sharp.concurrency(1);
sharp.cache(false);

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Encodes a picture of this width, never wider than its original. AVIF at effort 1 costs 10 ms of processor time
 * at 192 pixels and 23 ms at 384, a quarter of effort 4, for 5 % more bytes, and a third fewer bytes than WebP.
 */
export function encodeImage(original: string | Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 1 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  }
}
