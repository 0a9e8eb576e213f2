import { imageSrcSet, imageUrl, type Image as ImageRecord } from '@segno/data';
import { Heading, Image } from '@segno/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { CompactHead } from './CompactHead.tsx';
import { coverTint } from './coverTint.ts';
import * as css from './PageHead.css.ts';
import { PlayActions, type PlaySource } from './PlayActions.tsx';

export interface PageHeadProps {
  /** The type of the record. */
  kind: ReactNode;
  title: string;
  /** The cover, or pictures of the content: four of them are shown as a grid. The first sets the colour of the head. */
  images: readonly ImageRecord[];
  /** The picture of a person, in the place of a cover. */
  picture?: ReactNode;
  /** The alternative text of the cover; empty when the title is sufficient. @default '' */
  imageAlt?: string;
  /** A sentence under the title. */
  description?: string | null;
  /** Details such as artists, year and counts. */
  details?: ReactNode;
  /** The context that the page plays. */
  play?: PlaySource;
  /** Buttons, such as play, shuffle and more. @default play and shuffle */
  actions?: ReactNode;
  /** Further buttons after them. */
  moreActions?: ReactNode;
}

/** The head of a page about music: cover, title, details and actions. */
export function PageHead({
  kind,
  title,
  images,
  picture,
  imageAlt = '',
  description,
  details,
  play,
  actions = play && <PlayActions {...play} />,
  moreActions,
}: PageHeadProps) {
  const actionsRef = useRef<HTMLDivElement>(null);
  const [first] = images;
  const color = { '--cover-tint': coverTint(first?.color) } as CSSProperties;
  return (
    <>
      <CompactHead
        title={title}
        image={first}
        isRound={picture !== undefined}
        play={play}
        after={actionsRef}
        style={color}
      />
      <header className={css.head} style={color}>
        <div className={picture === undefined ? css.cover : css.picture}>
          {picture !== undefined ? (
            picture
          ) : images.length < 4 ? (
            <Image
              src={imageUrl(first, 384)}
              srcSet={imageSrcSet(first, 768)}
              sizes={css.coverSizes}
              color={first?.color}
              alt={imageAlt && (first?.alt ?? imageAlt)}
              ratio={1}
              radius="card"
              loading="eager"
              fetchPriority="high"
            />
          ) : (
            <Mosaic images={images} />
          )}
        </div>
        <div className={css.textColumn}>
          <div className={css.kind}>{kind}</div>
          <Heading level={1} size="hero">
            {/* A name has the direction of its own script. */}
            <bdi>{title}</bdi>
          </Heading>
          {description && (
            <p className={css.description}>
              <bdi>{description}</bdi>
            </p>
          )}
          {details && <div className={css.details}>{details}</div>}
          <div ref={actionsRef} className={css.actions}>
            {actions}
            {moreActions}
          </div>
        </div>
      </header>
    </>
  );
}

/** Four pictures in a grid of two by two. */
function Mosaic({ images }: { images: readonly ImageRecord[] }) {
  return (
    <div className={css.mosaic}>
      {images.slice(0, 4).map((image) => (
        <Image
          key={image.src}
          src={imageUrl(image, 192)}
          srcSet={imageSrcSet(image, 384)}
          sizes={css.mosaicSizes}
          color={image.color}
          alt=""
          ratio={1}
          radius="none"
          loading="eager"
        />
      ))}
    </div>
  );
}
