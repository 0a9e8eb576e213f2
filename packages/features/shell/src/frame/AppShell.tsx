import { menuItemsAt, useMessages, useStartup } from '@segno/data';
import { DialogHost, ToastRegion, UiMessagesProvider } from '@segno/ui';
import type { MouseEvent, ReactNode, TransitionEvent } from 'react';
import { Extra } from '../extras/Extra.tsx';
import { messages } from '../messages/en.ts';
import * as styles from './AppShell.css.ts';
import { Header, type HeaderProps } from './Header.tsx';
import { MenuList } from './MenuList.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { pageId } from './scrollArea.ts';
import { Sidebar } from './Sidebar.tsx';
import { Tooltips } from './Tooltips.tsx';
import { useUiLines } from './useUiLines.ts';
import { useScrollKeys } from './useScrollKeys.ts';

export interface AppShellProps extends HeaderProps {
  /**
   * The player bar, or the mini player on a phone. Space is reserved for the bar only while this renders an element.
   */
  player?: ReactNode;
  /** Links of a signed-in person, below the menus of the sidebar. */
  library?: ReactNode;
  /** A panel beside the page, such as the queue. Empty when it is closed. */
  panel?: ReactNode;
  /** The content of the page. */
  children?: ReactNode;
}

/** Moves the focus to the page without adding a fragment to the URL. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(pageId)?.focus();
};

/**
 * Stops `transitionrun` events of the page from reaching React Aria, which keeps every element with a running
 * transition until the transition ends. When several transitions are cancelled because their element is removed, React
 * Aria handles only the first event, so it would keep pages that were left during a transition. React Aria waits for
 * transitions of overlays only, and those are outside of the page.
 */
const hideTransition = (event: TransitionEvent) => event.stopPropagation();

/**
 * The frame of every page: menus, header, page, panel and player. The layout depends only on the size of the viewport
 * and on attributes of the document.
 */
export function AppShell({ player, library, panel, search, actions, children }: AppShellProps) {
  const t = useMessages(messages);
  useScrollKeys();
  const uiMessages = useUiLines();
  const startup = useStartup();
  return (
    <UiMessagesProvider messages={uiMessages}>
      <div className={styles.shell}>
        <a href={`#${pageId}`} className={styles.skip} onClick={skip}>
          {t('skip')}
        </a>
        <Sidebar library={library} />
        <Header search={search} actions={actions} />
        <main id={pageId} tabIndex={-1} className={styles.main} onTransitionRun={hideTransition}>
          {children}
          {menuItemsAt(startup, 'footer').length > 0 && <Extra part="footer" />}
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
      {startup.show_cookie_notice && <Extra part="cookieNotice" />}
      <ToastRegion offset={styles.toastOffset} />
      <DialogHost />
      <Tooltips />
    </UiMessagesProvider>
  );
}
