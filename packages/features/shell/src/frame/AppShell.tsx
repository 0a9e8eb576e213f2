import { searchPath, useMessages, useStartup } from '@segno/data';
import {
  DialogHost,
  IconButton,
  Link,
  SearchIcon,
  SidebarIcon,
  ToastRegion,
  UiMessagesProvider,
} from '@segno/ui';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { messages } from '../messages/en.ts';
import { ThemeMenu } from '../theme/ThemeMenu.tsx';
import * as styles from './AppShell.css.ts';
import { Logo } from './Logo.tsx';
import { MenuList } from './MenuList.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { pageId } from './scrollArea.ts';
import { useSidebar } from './sidebar.ts';
import { Tooltips } from './Tooltips.tsx';
import { useScrollKeys } from './useScrollKeys.ts';

export interface AppShellProps {
  /** The player bar, or the mini player on a phone. An element in here is taken for a bar; nothing for none. */
  player?: ReactNode;
  /** What opens beside the page, such as the queue. Nothing when it is closed. */
  panel?: ReactNode;
  /** At the start of the header. @default a link to the search page that looks like a field */
  search?: ReactNode;
  /** At the end of the header, before the choice of theme. */
  actions?: ReactNode;
  /** The page. */
  children?: ReactNode;
}

const uiPrefix = 'ui.';

/**
 * The id of the frame's header, the last part of the frame that stands before the page: a document that is sent in
 * parts can be shown once it has come.
 */
export const frameHeaderId = 'frame-header';

/** Goes to the page without leaving a trace in its address. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(pageId)?.focus();
};

/** The frame of every page: menus, header, page, panel and player, laid out by the width of the screen alone. */
export function AppShell({ player, panel, search, actions, children }: AppShellProps) {
  const t = useMessages(messages);
  useScrollKeys();
  const { lines } = useStartup().i18n;
  const uiWords = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(lines).flatMap(([key, line]) =>
          key.startsWith(uiPrefix) ? [[key.slice(uiPrefix.length), line]] : [],
        ),
      ),
    [lines],
  );
  return (
    <UiMessagesProvider messages={uiWords}>
      <div className={styles.shell}>
        <a href={`#${pageId}`} className={styles.skip} onClick={skip}>
          {t('skip')}
        </a>
        <Sidebar />
        <header id={frameHeaderId} className={styles.header}>
          <Logo className={styles.headerLogo} />
          <div className={styles.search}>{search ?? <SearchLink />}</div>
          <div className={styles.actions}>
            {actions}
            <ThemeMenu />
          </div>
        </header>
        <main id={pageId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <div className={styles.panel}>{panel}</div>
        <div className={styles.dock}>
          <div className={styles.player}>{player}</div>
          <nav aria-label={t('menu.main')} className={styles.bottomMenu}>
            <MenuList position="mobile-bottom" variant="bottom">
              <MoreMenu />
            </MenuList>
          </nav>
        </div>
      </div>
      <ToastRegion offset={styles.toastOffset} />
      <DialogHost />
      <Tooltips />
    </UiMessagesProvider>
  );
}

function Sidebar() {
  const t = useMessages(messages);
  const { isCollapsed, toggle } = useSidebar();
  return (
    <nav aria-label={t('menu.main')} className={styles.sidebar}>
      <div className={styles.sidebarHead}>
        <Logo className={styles.sidebarLogo} />
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={t('sidebar')}
          aria-expanded={!isCollapsed}
          aria-controls="sidebar-menu"
          onPress={toggle}
          className={styles.sidebarToggle}
        >
          <SidebarIcon />
        </IconButton>
      </div>
      <div id="sidebar-menu" className={styles.menu}>
        <MenuList position="sidebar-primary" variant="side" />
        <MenuList position="sidebar-secondary" variant="side" />
      </div>
    </nav>
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
