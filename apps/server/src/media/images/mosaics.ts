import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { notFound } from '../../http/Problem.ts';
import type { ImageOriginals } from './ImageOriginals.ts';

/** The number of covers in a mosaic. */
export const mosaicParts = 4;

const hashOf = (covers: readonly string[]) =>
  createHash('sha256').update(covers.join('\n')).digest('hex').slice(0, 16);

/** The key of the mosaic of a playlist. It changes with the covers, so that its pictures are immutable. */
export const mosaicKey = (playlistId: number, covers: readonly string[]) =>
  `mosaic-${playlistId}-${hashOf(covers)}`;

interface MosaicParts {
  /** The keys of the covers that the mosaic of a playlist has now. */
  findCovers(playlistId: number): Promise<string[]>;
  /** The key of the present cover of a playlist that everybody may see, or null. */
  findPublicCover(playlistId: number): Promise<string | null>;
  /** Stores of the covers, in order of lookup. */
  originals: readonly ImageOriginals[];
}

/**
 * Mosaics of the covers of playlists, drawn when they are requested. Only the current mosaic of a playlist can be drawn,
 * so that requests cannot fill the disk with combinations.
 */
export function createMosaicOriginals({
  findCovers,
  findPublicCover,
  originals,
}: MosaicParts): ImageOriginals {
  const readCover = async (key: string, width: number) => {
    for (const place of originals) {
      const original = await place.find(key);
      if (original) return original.read(width);
    }
    throw notFound();
  };
  const parse = (key: string) => /^mosaic-([1-9]\d{0,9})-([0-9a-f]{16})$/.exec(key) ?? [];
  return {
    find(key) {
      const [, id, version = ''] = parse(key);
      if (id === undefined) return Promise.resolve(null);
      const read = async (width: number) => {
        const covers = await findCovers(Number(id));
        if (covers.length !== mosaicParts || hashOf(covers) !== version) throw notFound();
        return drawMosaic(await Promise.all(covers.map((cover) => readCover(cover, width / 2))), width);
      };
      return Promise.resolve({ version, read });
    },
    async findSuccessor(key) {
      const [, id] = parse(key);
      const present = id === undefined ? null : await findPublicCover(Number(id));
      return present === key ? null : present;
    },
  };
}

/** Draws four pictures as quarters of a square. */
async function drawMosaic(covers: readonly (string | Buffer)[], width: number): Promise<Buffer> {
  const half = Math.ceil(width / 2);
  const quarters = await Promise.all(
    covers.map((cover) =>
      sharp(cover, { limitInputPixels: 40_000_000 })
        .autoOrient()
        .resize({ width: half, height: half, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp({ create: { width: 2 * half, height: 2 * half, channels: 3, background: '#000000' } })
    .composite(
      quarters.map((input, index) => ({ input, left: (index % 2) * half, top: index < 2 ? 0 : half })),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
}
