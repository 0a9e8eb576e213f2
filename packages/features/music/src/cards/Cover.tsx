import { imageSrcSet, imageUrl, type Track } from '@segno/data';
import { Image } from '@segno/ui';

export interface CoverProps {
  track: Track;
  /** The largest width at which it is shown, as a value of `sizes`. */
  sizes: string;
  radius?: 'control' | 'card' | 'panel';
  className?: string;
  /** Whether the placeholder colour is left out, because another picture is behind this one. */
  isTransparent?: boolean;
  onError?: () => void;
}

/** A track's cover. It is decorative: the text beside it contains the name. */
export function Cover({
  track: { image },
  sizes,
  radius = 'control',
  className,
  isTransparent,
  onError,
}: CoverProps) {
  return (
    <Image
      src={imageUrl(image, 256)}
      srcSet={imageSrcSet(image)}
      sizes={sizes}
      alt=""
      color={isTransparent ? 'transparent' : image?.color}
      radius={radius}
      className={className}
      onError={onError}
    />
  );
}
