import { imageSrcSet, imageUrl, useMessages, type Image as ImageRecord } from '@segno/data';
import { Image } from '@segno/ui';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { PlayButton } from '../cards/PlayButton.tsx';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import type { PlaySource } from './PlayActions.tsx';
import * as css from './CompactHead.css.ts';

export interface CompactHeadProps {
  title: string;
  image: ImageRecord | null | undefined;
  isRound?: boolean;
  /** What its button plays; none without. */
  play?: PlaySource;
  /** It shows when this has been scrolled past. */
  after: RefObject<Element | null>;
  /** Holds the cover's colour. */
  style: CSSProperties;
}

/**
 * Cover, title and play in one line at the top, once the page's head has been scrolled past. It repeats the head for
 * eyes and pointers alone: screen readers and the keyboard have the head itself.
 */
export function CompactHead({ title, image, isRound = false, play, after, style }: CompactHeadProps) {
  const t = useMessages(catalogueMessages);
  const isShown = useIsPast(after);
  return (
    <div className={css.place} style={style} aria-hidden>
      <div className={css.bar} data-shown={isShown || undefined}>
        {play && (
          <PlayButton
            excludeFromTabOrder
            size="sm"
            context={play.context}
            tracks={play.tracks}
            playLabel={t('playNamed', { name: play.context.name })}
            pauseLabel={t('pauseNamed', { name: play.context.name })}
          />
        )}
        <div className={css.cover}>
          <Image
            src={imageUrl(image, 64)}
            srcSet={imageSrcSet(image, 128)}
            sizes="44px"
            color={image?.color}
            alt=""
            ratio={1}
            radius={isRound ? 'round' : 'control'}
            loading="lazy"
          />
        </div>
        <div className={css.title}>{title}</div>
      </div>
    </div>
  );
}

/** Whether an element has left the view over its top. */
function useIsPast(element: RefObject<Element | null>) {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        setPast(!isIntersecting && boundingClientRect.top < (rootBounds?.height ?? innerHeight) / 2);
      },
      // In a frame, what counts is the frame's own view, wherever the frame is in the page around it.
      { root: document },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
