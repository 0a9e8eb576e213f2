import sharp from 'sharp';

/** An uploaded picture as it is stored. */
export interface PreparedUpload {
  bytes: Uint8Array;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** Of the picture that was uploaded, in pixels. */
  width: number;
  height: number;
}

/** The formats that are accepted, by content. */
const formats = new Set(['jpeg', 'png', 'webp']);
/** The greatest width and height of a stored picture, in pixels. */
const longestSide = 2048;
const limitInputPixels = 40_000_000;

/**
 * Encodes an uploaded picture again: what is stored has no metadata, such as the place of a photo, and nothing but a
 * picture. Null for other files, and for pictures with too many pixels, which are not decoded.
 */
export async function prepareUpload(file: Uint8Array): Promise<PreparedUpload | null> {
  try {
    const picture = sharp(file, { limitInputPixels });
    const { format, width, height, autoOrient } = await picture.metadata();
    if (!formats.has(format) || width * height > limitInputPixels) return null;
    const bytes = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    const { dominant } = await sharp(bytes).stats();
    const parts = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    return { bytes, color: `#${parts.join('')}`, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}
