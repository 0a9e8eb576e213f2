import { searchPath, useMessages } from '@segno/data';
import { Link, SearchIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/en.ts';
import { ThemeMenu } from '../theme/ThemeMenu.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';

/**
 * The id of the frame's header, the last part of the frame that stands before the page: a document that is sent in
 * parts can be shown once it has come.
 */
export const frameHeaderId = 'frame-header';

export interface HeaderProps {
  /** At the start of the header. @default a link to the search page that looks like a field */
  search?: ReactNode;
  /** At the end of the header, before the choice of theme. */
  actions?: ReactNode;
}

/** The search and the actions above the page. */
export function Header({ search, actions }: HeaderProps) {
  return (
    <header id={frameHeaderId} className={styles.header}>
      <Logo place="header" />
      <div className={styles.search}>{search ?? <SearchLink />}</div>
      <div className={styles.actions}>
        {actions}
        <ThemeMenu />
      </div>
    </header>
  );
}

function SearchLink() {
  const t = useMessages(messages);
  return (
    <Link href={searchPath()} className={styles.searchLink}>
      <SearchIcon />
      <span>{t('search')}</span>
      <span className={styles.searchHint}>{t('search.hint')}</span>
    </Link>
  );
}
