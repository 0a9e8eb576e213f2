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
  /** The context that its button plays. Without it there is no button. */
  play?: PlaySource;
  /** The compact head appears once this element has scrolled out of view. */
  after: RefObject<Element | null>;
  /** Inline style with the cover's colour as a custom property. */
  style: CSSProperties;
}

/**
 * The cover, title and play button in one line at the top, once the page's head has scrolled out of view. It duplicates
 * the head for sight and pointers only, and is hidden from screen readers and the keyboard.
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

/** Whether an element has left the viewport at the top. */
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
      // In an iframe, the iframe's own viewport is the root, not that of the top-level page.
      { root: document },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
