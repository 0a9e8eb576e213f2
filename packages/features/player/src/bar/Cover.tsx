import { imageSrcSet, imageUrl, type Track } from '@segno/data';
import { Image } from '@segno/ui';

export interface CoverProps {
  track: Track;
  /** The widest it is drawn, in CSS pixels, as `sizes` has it. */
  sizes: string;
  radius?: 'control' | 'card' | 'panel';
  className?: string;
}

/** A track's cover. The words beside it name it, so it is decoration. */
export function Cover({ track: { image }, sizes, radius = 'control', className }: CoverProps) {
  return (
    <Image
      src={imageUrl(image, 256)}
      srcSet={imageSrcSet(image)}
      sizes={sizes}
      alt=""
      color={image?.color}
      radius={radius}
      className={className}
    />
  );
}
