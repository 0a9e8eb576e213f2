import { type Image as ImageRecord, imageSrcSet, imageUrl } from '@segno/data';
import { Image } from '@segno/ui';
import { coverSizes } from '@segno/music/cards.css';

interface HomeCoverProps {
  image: ImageRecord;
  className?: string;
}

/** A cover at the start of a page, with the same image files as in the first row below. */
export const HomeCover = ({ image, className }: HomeCoverProps) => (
  <Image
    className={className}
    src={imageUrl(image, 192)}
    srcSet={imageSrcSet(image, 384)}
    sizes={coverSizes}
    color={image.color}
    alt=""
    ratio={1}
    radius="card"
    loading="eager"
  />
);
