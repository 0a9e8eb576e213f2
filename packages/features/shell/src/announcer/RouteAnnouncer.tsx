import { VisuallyHidden } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Controls that keep the focus when the URL changes: fields that search while typing, and tabs. */
const staying = 'input, textarea, select, [contenteditable], [role="tab"]';

export interface RouteAnnouncerProps {
  /** The title of the page. The title of the browser tab may differ, for example while a track plays. */
  title: string;
}

/** Announces the title of a new page and moves the focus to its top, as a browser does after loading a document. */
export function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement, body } = document;
    // A form that leads on, such as the sign-in, leaves with the focus in it.
    if (activeElement !== body && (type === 'REPLACE' || activeElement?.matches(staying))) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    if (region.current) region.current.textContent = title;
  }, [pathname, type, title]);

  return <VisuallyHidden as="div" ref={region} aria-live="polite" aria-atomic="true" />;
}
