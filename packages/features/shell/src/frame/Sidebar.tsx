import { useMessages } from '@segno/data';
import { IconButton, SidebarIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/en.ts';
import { Logo } from './Logo.tsx';
import { MenuList } from './MenuList.tsx';
import * as styles from './Sidebar.css.ts';
import { useSidebar } from './sidebar.ts';

/**
 * The logo and the main menus beside the page. It can be collapsed to icons. On phones the menu at the bottom replaces
 * it.
 */
export function Sidebar({ library }: { library?: ReactNode }) {
  const t = useMessages(messages);
  const { isCollapsed, toggle } = useSidebar();
  return (
    <nav aria-label={t('menu.main')} className={styles.sidebar}>
      <div className={styles.sidebarHead}>
        <Logo place="sidebar" />
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
        {library}
      </div>
    </nav>
  );
}
