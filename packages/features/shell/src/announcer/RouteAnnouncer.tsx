import { VisuallyHidden } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What someone is still using when the address changes around it: fields that search while typing, tabs. */
const staying = 'input, textarea, select, [contenteditable], [role="tab"]';

/**
 * Does what a browser does on a new page: says its title, and lets the keyboard begin at its top. Render it after
 * whatever sets `document.title`.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type === 'REPLACE' || document.activeElement?.matches(staying)) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    if (region.current) region.current.textContent = document.title;
  }, [pathname, type]);

  return <VisuallyHidden as="div" ref={region} aria-live="polite" aria-atomic="true" />;
}
