import { imageSrcSet, imageUrl, type Image as ImageRecord } from '@segno/data';
import { Heading, Image } from '@segno/ui';
import type { ReactNode } from 'react';
import * as css from './PageHead.css.ts';

export interface PageHeadProps {
  /** What kind of thing this is. */
  kind: ReactNode;
  title: string;
  image: ImageRecord | null;
  imageAlt: string;
  /** A sentence under the title. */
  description?: string | null;
  /** Artists, year, counts. */
  details: ReactNode;
  /** Play, shuffle, more. */
  actions: ReactNode;
}

/** The head of an album's, track's or playlist's page: the cover, the name, and what to do with it. */
export function PageHead({ kind, title, image, imageAlt, description, details, actions }: PageHeadProps) {
  return (
    <header className={css.head} style={{ '--cover-color': image?.color } as React.CSSProperties}>
      <div className={css.cover}>
        <Image
          src={imageUrl(image, 384)}
          srcSet={imageSrcSet(image, 768)}
          sizes={css.coverSizes}
          color={image?.color}
          alt={image?.alt ?? imageAlt}
          ratio={1}
          radius="card"
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <div className={css.words}>
        <div className={css.kind}>{kind}</div>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {description && <p className={css.description}>{description}</p>}
        <div className={css.details}>{details}</div>
        <div className={css.actions}>{actions}</div>
      </div>
    </header>
  );
}
