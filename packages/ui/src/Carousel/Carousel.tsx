'use client';
import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { observeSize } from '../media/observeSize.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import * as styles from './Carousel.css.ts';
import { messages } from './messages.ts';

export interface CarouselProps {
  /** The name of the list. A visible title belongs in `header` and is repeated here. */
  label: string;
  /** Content beside the buttons, such as a heading or a link. */
  header?: ReactNode;
  /** One element for each item. */
  children: ReactNode;
  /**
   * The width of an item: a number of pixels or a CSS length. On narrow screens an item is narrower, so that the next
   * one is partly visible. @default 176
   */
  itemWidth?: number | string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

const tabbable = 'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** A row of cards that scrolls by touch, wheel, buttons and arrow keys; without scripts it still scrolls. */
export const Carousel = withRef(function Carousel({
  label,
  header,
  children,
  itemWidth = 176,
  className,
  style,
  ref,
}: CarouselProps) {
  const t = useUiMessages(messages);
  const rowRef = useRef<HTMLUListElement>(null);
  const items = Children.toArray(children);
  const { atStart, atEnd } = useRow(rowRef, items.length);
  const width = typeof itemWidth === 'number' ? `${itemWidth}px` : itemWidth;

  const page = (direction: 1 | -1) => {
    const row = rowRef.current;
    if (!row) return;
    const sign = isRightToLeft(row) ? -direction : direction;
    row.scrollBy({ left: sign * row.clientWidth * 0.85 });
  };

  return (
    <section ref={ref} aria-label={label} className={join(styles.carousel, className)} style={style}>
      <div className={styles.bar}>
        <div className={styles.header}>{header}</div>
        <div className={styles.buttons} hidden={atStart && atEnd}>
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={t.previous}
            aria-disabled={atStart}
            className={styles.button}
            onPress={() => page(-1)}
          >
            <ChevronStartIcon size={20} />
          </IconButton>
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={t.next}
            aria-disabled={atEnd}
            className={styles.button}
            onPress={() => page(1)}
          >
            <ChevronEndIcon size={20} />
          </IconButton>
        </div>
      </div>
      <ul ref={rowRef} className={styles.row} style={{ [styles.itemWidth]: width } as CSSProperties}>
        {items.map((child, index) => (
          <li key={isValidElement(child) ? child.key : index} className={styles.item}>
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
});

const join = (own: string, given: string | undefined) => (given ? `${own} ${given}` : own);

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Whether each end of the row is in view, and the keyboard handler. On the server both are true, and no button is
 * shown.
 */
function useRow(rowRef: { current: HTMLElement | null }, count: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const update = () => {
      const past = Math.abs(row.scrollLeft);
      const atStart = past < 2;
      const atEnd = past + row.clientWidth > row.scrollWidth - 2;
      setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    };
    // An observer calls back after the first layout, so nothing is measured during rendering.
    const stopResizing = observeSize([row], update);
    row.addEventListener('scroll', update, { passive: true });
    // Arrow keys are a shortcut between the links, which Tab reaches too: the list itself is not a tab stop.
    row.addEventListener('keydown', moveBetweenItems);
    return () => {
      stopResizing();
      row.removeEventListener('scroll', update);
      row.removeEventListener('keydown', moveBetweenItems);
    };
  }, [rowRef, count]);
  return ends;
}

function moveBetweenItems(event: KeyboardEvent) {
  const row = event.currentTarget as HTMLElement;
  const items = [...row.children];
  const current = items.findIndex((item) => item.contains(event.target as Node));
  const forward = isRightToLeft(row) ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft(row) ? 'ArrowRight' : 'ArrowLeft';
  const index = { [forward]: current + 1, [backward]: current - 1, Home: 0, End: items.length - 1 }[
    event.key
  ];
  if (index === undefined || current < 0 || event.defaultPrevented) return;
  const target = items[index]?.querySelector<HTMLElement>(tabbable);
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  items[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
