import { imageSrcSet, imageUrl, useMessages, type Image as ImageRecord, type Track } from '@segno/data';
import { Image } from '@segno/ui';
import type { ReactNode } from 'react';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { openMediaMenu, type MediaTarget } from '../menus/mediaMenu.ts';
import type { PlayContext } from '@segno/playback';
import { PlayButton } from './PlayButton.tsx';
import * as css from './MediaCard.css.ts';

export interface MediaCardProps {
  href: string;
  title: string;
  /** The text under the title: artists, a year, or the type of record. */
  subtitle?: ReactNode;
  image: ImageRecord | null;
  /** The shape of the picture: round for artists, square for records. @default 'square' */
  shape?: 'square' | 'round';
  /** The context that the cover's button plays. Without it there is no button. */
  context?: PlayContext;
  /** The tracks of the context, if they are loaded already. */
  tracks?: readonly Track[];
  /** The target of the context menu. */
  target?: MediaTarget;
  /** Whether the picture is in the first viewport and loads eagerly. @default false */
  isEager?: boolean;
}

/** A cover with a name. It links to the record's page, plays the record, and has its context menu. */
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
          fetchPriority={isEager ? 'high' : undefined}
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
