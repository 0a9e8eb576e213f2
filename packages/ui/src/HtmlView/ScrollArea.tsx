'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './HtmlView.css.ts';
import { observeSize } from '../media/observeSize.ts';

export interface ScrollAreaProps {
  /** The accessible name. Without one it is the text of its content. */
  label?: string;
  children: ReactNode;
}

/** Scrolls wide content sideways. While it overflows it is focusable, so that keys can scroll it. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const measure = () => setScrolling(area.scrollWidth > area.clientWidth);
    measure();
    return observeSize([area], measure);
  }, []);
  const stop = isScrolling
    ? { tabIndex: 0, role: label ? 'group' : undefined, 'aria-label': label }
    : undefined;
  return (
    <div ref={ref} className={styles.scroller} {...stop}>
      {children}
    </div>
  );
}
