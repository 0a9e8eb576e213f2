import { imageSrcSet, imageUrl, useMessages, type Image as ImageRecord, type Track } from '@segno/data';
import { Image } from '@segno/ui';
import type { ReactNode } from 'react';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { openMediaMenu, type MediaTarget } from '../menus/mediaMenu.ts';
import type { PlayContext } from '../playback/PlayerState.ts';
import { PlayButton } from './PlayButton.tsx';
import * as css from './MediaCard.css.ts';

export interface MediaCardProps {
  href: string;
  title: string;
  /** Under the title: artists, a year, a kind. */
  subtitle?: ReactNode;
  image: ImageRecord | null;
  /** Artists are round, records are square. @default 'square' */
  shape?: 'square' | 'round';
  /** What the cover's button plays. Without it the card has none. */
  context?: PlayContext;
  /** The context's tracks, where they are known. */
  tracks?: readonly Track[];
  /** What the context menu acts on. */
  target?: MediaTarget;
  /** The picture is among the first that are seen. @default false */
  isEager?: boolean;
}

/** A cover with its name: links to the record, plays it, and has its menu. */
export function MediaCard({
  href,
  title,
  subtitle,
  image,
  shape = 'square',
  context,
  tracks,
  target,
  isEager,
}: MediaCardProps) {
  const t = useMessages(catalogueMessages);
  return (
    <div className={css.card} onContextMenu={target && ((event) => openMediaMenu(event, target))}>
      <div className={css.cover}>
        <Image
          src={imageUrl(image, 192)}
          srcSet={imageSrcSet(image, 384)}
          sizes={css.coverSizes}
          color={image?.color}
          alt=""
          ratio={1}
          radius={shape === 'round' ? 'round' : 'card'}
          loading={isEager ? 'eager' : 'lazy'}
        />
        {context && (
          <PlayButton
            className={css.play}
            context={context}
            tracks={tracks}
            playLabel={t('playNamed', { name: title })}
            pauseLabel={t('pauseNamed', { name: title })}
          />
        )}
      </div>
      <a className={css.title} href={href} title={title} data-shape={shape}>
        {title}
      </a>
      {subtitle && (
        <div className={css.subtitle} data-shape={shape}>
          {subtitle}
        </div>
      )}
    </div>
  );
}
