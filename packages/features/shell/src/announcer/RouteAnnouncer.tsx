import { VisuallyHidden } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What someone is still using when the address changes around it: fields that search while typing, tabs. */
const staying = 'input, textarea, select, [contenteditable], [role="tab"]';

export interface RouteAnnouncerProps {
  /** The title of the page. The title of the tab may be another one, such as the track that plays. */
  title: string;
}

/** Does what a browser does on a new page: announces its title, and moves the focus to its top. */
export function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type === 'REPLACE' || document.activeElement?.matches(staying)) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    if (region.current) region.current.textContent = title;
  }, [pathname, type, title]);

  return <VisuallyHidden as="div" ref={region} aria-live="polite" aria-atomic="true" />;
}
