import type { PageFrame } from '@segno/base';
import { menuItemsAt, useMessages, useSetting, useStartup } from '@segno/data';
import { AppLayout, DialogHost, ToastRegion, UiMessagesProvider } from '@segno/ui';
import type { ReactNode, TransitionEvent } from 'react';
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
  /** @default 'site' */
  frame?: PageFrame;
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
export function AppShell({
  frame = 'site',
  player,
  library,
  panel,
  search,
  actions,
  children,
}: AppShellProps) {
  const t = useMessages(messages);
  useScrollKeys();
  const uiMessages = useUiLines();
  const startup = useStartup();
  const ads = useSetting('ads.heights');
  return (
    <UiMessagesProvider messages={uiMessages}>
      <AppLayout
        scroll="adaptive"
        data-frame={frame}
        mainId={pageId}
        mainProps={{ className: styles.main, onTransitionRun: hideTransition }}
        sidebar={frame === 'site' && <Sidebar library={library} />}
        header={frame !== 'whole' && <Header search={search} actions={actions} />}
        panel={panel}
        dock={<div className={styles.player}>{player}</div>}
        bottomBar={
          frame !== 'whole' && (
            <nav aria-label={t('menu.main')}>
              <MenuList position="mobile-bottom" variant="bottom">
                <MoreMenu />
              </MenuList>
            </nav>
          )
        }
      >
        {frame === 'site' && ads?.general_top && <Extra part="ad" slot="general_top" />}
        {children}
        {frame === 'site' && ads?.general_bottom && <Extra part="ad" slot="general_bottom" />}
        {frame === 'site' && menuItemsAt(startup, 'footer').length > 0 && <Extra part="footer" />}
      </AppLayout>
      {startup.actor && <Extra part="acting" />}
      {startup.show_cookie_notice && <Extra part="cookieNotice" />}
      <ToastRegion offset={styles.toastOffset} />
      <DialogHost />
      <Tooltips />
    </UiMessagesProvider>
  );
}
