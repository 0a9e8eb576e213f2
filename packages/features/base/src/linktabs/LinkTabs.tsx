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
  return (
    <nav aria-label={label} className={css.tabs}>
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
