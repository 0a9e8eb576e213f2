import { type Image, type ImageWidth, imageWidths } from '../shared/contract.ts';

const isWhole = ({ src }: Image) => src.startsWith('data:');

/** The address of a picture in one of the widths that the server has; undefined when there is no picture. */
export const imageUrl = (image: Image | null | undefined, width: ImageWidth): string | undefined =>
  image ? (isWhole(image) ? image.src : `${image.src}/${width}`) : undefined;

/** A picture in all widths up to `largest`, for `srcSet`; undefined when there is nothing to choose from. */
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
