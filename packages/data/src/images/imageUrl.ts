import type { Image } from '../shared/contract.ts';
import { type ImageWidth, imageWidths } from './imageWidths.ts';

const isWhole = ({ src }: Image) => src.startsWith('data:');

/** The URL of an image in one of the widths that the server has. Undefined without an image. */
export const imageUrl = (image: Image | null | undefined, width: ImageWidth): string | undefined =>
  image ? (isWhole(image) ? image.src : `${image.src}/${width}`) : undefined;

/**
 * The value of `srcSet` with all widths of an image up to `largest`. Undefined when there is only one file or no image.
 */
export const imageSrcSet = (
  image: Image | null | undefined,
  largest: ImageWidth = 1024,
): string | undefined =>
  image && !isWhole(image)
    ? imageWidths
        .filter((width) => width <= largest)
        .map((width) => `${image.src}/${width} ${width}w`)
        .join(', ')
    : undefined;
