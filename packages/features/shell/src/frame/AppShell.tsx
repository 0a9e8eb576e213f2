import { useMessages, useStartup } from '@segno/data';
import { DialogHost, ToastRegion, UiMessagesProvider } from '@segno/ui';
import { type MouseEvent, type ReactNode, type TransitionEvent, useMemo } from 'react';
import { messages } from '../messages/en.ts';
import * as styles from './AppShell.css.ts';
import { Header, type HeaderProps } from './Header.tsx';
import { MenuList } from './MenuList.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { pageId } from './scrollArea.ts';
import { Sidebar } from './Sidebar.tsx';
import { Tooltips } from './Tooltips.tsx';
import { useScrollKeys } from './useScrollKeys.ts';

export interface AppShellProps extends HeaderProps {
  /** The player bar, or the mini player on a phone. An element in here is taken for a bar; nothing for none. */
  player?: ReactNode;
  /** What opens beside the page, such as the queue. Nothing when it is closed. */
  panel?: ReactNode;
  /** The page. */
  children?: ReactNode;
}

const uiPrefix = 'ui.';

/** Goes to the page without leaving a trace in its address. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(pageId)?.focus();
};

/**
 * React Aria keeps every element that has a transition until the transition ends. It hears only the first of several
 * transitions that are cancelled when their element is removed, and so would keep the pages left in the middle of one.
 * No element of a page makes React Aria wait: overlays are outside of it.
 */
const hideTransition = (event: TransitionEvent) => event.stopPropagation();

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
        <Header search={search} actions={actions} />
        <main id={pageId} tabIndex={-1} className={styles.main} onTransitionRun={hideTransition}>
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
