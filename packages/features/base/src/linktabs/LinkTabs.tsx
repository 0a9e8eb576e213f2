import { useEffect, useRef } from 'react';
import * as css from './LinkTabs.css.ts';

export interface LinkTabsProps {
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
}

/**
 * The views of a page, each with its own URL. They are links in a navigation, not ARIA tabs, because each adds an entry
 * to the history.
 */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // On a phone the row is wider than the page.
  useEffect(() => {
    const outer = row.current?.getBoundingClientRect();
    const inner = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row.current || !outer || !inner || (inner.left >= outer.left && inner.right <= outer.right)) return;
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={css.tab}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
