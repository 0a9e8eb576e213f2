import { readId, type LikeKind } from '@segno/data';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { card as cardClass, cover as coverClass } from '../cards/MediaCard.css.ts';
import * as css from './CardHearts.css.ts';
import { LikeButton } from './LikeButton.tsx';

interface HoveredCard {
  cover: Element;
  kind: LikeKind;
  id: number;
  name: string;
}

const kinds: Record<string, LikeKind> = { track: 'tracks', album: 'albums' };

/** The track or album of a card, by its link. */
function cardOf(target: EventTarget | null): HoveredCard | null {
  const card = target instanceof Element ? target.closest(`.${cardClass}`) : null;
  const cover = card?.querySelector(`.${coverClass}`);
  const link = card?.querySelector<HTMLAnchorElement>('a[title]');
  const [, kind, id] = link?.pathname.split('/') ?? [];
  const [liked, recordId] = [kinds[kind ?? ''], readId(id)];
  if (!cover || !link || !liked || recordId === undefined) return null;
  return { cover, kind: liked, id: recordId, name: link.title };
}

/**
 * The heart of the card that the pointer or the focus is on. One component for all cards, so that the cards of a first
 * visit have none of its code. Touch screens have it in the menu of the card.
 */
export function CardHearts() {
  const [card, setCard] = useState<HoveredCard | null>(null);
  useEffect(() => {
    const show = ({ target }: Event) => {
      const next = cardOf(target);
      setCard((known) => (next?.cover === known?.cover && next?.id === known?.id ? known : next));
    };
    const onPointer = (event: PointerEvent) => event.pointerType === 'mouse' && show(event);
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', show);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', show);
    };
  }, []);
  if (!card?.cover.isConnected) return null;
  return createPortal(
    <span className={css.heart}>
      <LikeButton kind={card.kind} id={card.id} name={card.name} size="sm" />
    </span>,
    card.cover,
    `${card.kind} ${card.id}`,
  );
}
