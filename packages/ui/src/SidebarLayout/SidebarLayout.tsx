'use client';
import { lazy, Suspense, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AppLayout } from '../AppLayout/AppLayout.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuIcon } from '../icons/MenuIcon.ts';
import { SidebarIcon } from '../icons/SidebarIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { sidebarBody } from '../layouts/sidebarBody.css.ts';
import * as styles from './SidebarLayout.css.ts';
import { messages } from './messages.ts';

export interface SidebarLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Usually `SidebarItem`s. On a phone they are in a drawer. */
  sidebar: ReactNode;
  /** The accessible name of the navigation, without the word “navigation”. @default 'Sidebar' */
  sidebarLabel?: string;
  /** Content at the top of the sidebar, such as a logo. It is not shown while collapsed. */
  sidebarHeader?: ReactNode;
  /** Content of the bar above the page. */
  header?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Whether the sidebar shows only icons. Ignored on phones. */
  isCollapsed?: boolean;
  /** @default false */
  defaultCollapsed?: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Whether the drawer on a phone is open. */
  isDrawerOpen?: boolean;
  onDrawerOpenChange?: (isOpen: boolean) => void;
  /** The id of the main element. @default a generated one */
  mainId?: string;
}

const loadDrawer = () => import('../layouts/SidebarDrawer.tsx');
const SidebarDrawer = lazy(loadDrawer);

/** The layout of a site: a collapsible navigation at the side, a drawer on phones, and the page. */
export const SidebarLayout = withRef(function SidebarLayout({
  sidebar,
  sidebarLabel,
  sidebarHeader,
  header,
  children,
  isCollapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  isDrawerOpen,
  onDrawerOpenChange,
  mainId,
  className,
  ...props
}: SidebarLayoutProps) {
  const t = useUiMessages(messages);
  const [ownCollapsed, setOwnCollapsed] = useState(defaultCollapsed);
  const [ownOpen, setOwnOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const ownId = useId();
  const content = `${ownId}sidebar`;
  const label = sidebarLabel ?? t.sidebar;
  const isFolded = isCollapsed ?? ownCollapsed;
  const isOpen = isDrawerOpen ?? ownOpen;
  if (isOpen && !wasOpen) setWasOpen(true);

  const fold = () => {
    setOwnCollapsed(!isFolded);
    onCollapsedChange?.(!isFolded);
  };
  const open = (next: boolean) => {
    setOwnOpen(next);
    onDrawerOpenChange?.(next);
  };

  return (
    <>
      <AppLayout
        {...props}
        mainId={mainId ?? `${ownId}main`}
        data-collapsed={isFolded || undefined}
        data-bare={header === undefined || undefined}
        className={cx(styles.layout, className)}
        sidebar={
          <nav aria-label={label} className={styles.sidebar}>
            <div className={styles.sidebarHead}>
              {sidebarHeader !== undefined && <div className={styles.sidebarHeader}>{sidebarHeader}</div>}
              <IconButton
                aria-label={label}
                aria-expanded={!isFolded}
                aria-controls={content}
                onPress={fold}
                className={styles.foldButton}
              >
                <SidebarIcon />
              </IconButton>
            </div>
            <div id={content} className={sidebarBody}>
              {sidebar}
            </div>
          </nav>
        }
        header={
          <>
            <IconButton
              aria-label={t.sidebarOpen}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => open(true)}
              onPressStart={() => void loadDrawer()}
              className={styles.drawerButton}
            >
              <MenuIcon />
            </IconButton>
            {header}
          </>
        }
      >
        {children}
      </AppLayout>
      {wasOpen && (
        <Suspense fallback={null}>
          <SidebarDrawer label={label} side="start" isOpen={isOpen} onOpenChange={open}>
            {sidebar}
          </SidebarDrawer>
        </Suspense>
      )}
    </>
  );
});
