'use client';
import { lazy, Suspense, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AppLayout } from '../AppLayout/AppLayout.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SidebarIcon } from '../icons/SidebarIcon.ts';
import { withRef } from '../ref/withRef.ts';
import { ScrollRegion } from '../layouts/ScrollRegion.tsx';
import { useScrollFocus } from '../layouts/useScrollFocus.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './DashboardLayout.css.ts';

/** A sidebar of a `DashboardLayout`. */
export interface DashboardSidebar {
  content: ReactNode;
  /** The accessible name of its landmark, its drawer and its toggle button. */
  label: string;
  /** The landmark role. @default 'complementary' */
  role?: 'navigation' | 'complementary';
  /** Whether it is visible on screens wider than a phone's. */
  isOpen?: boolean;
  /** @default true */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface DashboardLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The content of the top bar, between the buttons of the sidebars. */
  navbar: ReactNode;
  /** 64, 54 or 48 px. @default 'lg' */
  navbarHeight?: 'lg' | 'md' | 'sm';
  /** The sidebar at the inline start. */
  startSidebar?: DashboardSidebar;
  /** The sidebar at the inline end. */
  endSidebar?: DashboardSidebar;
  /** The content, in its own scroll container. */
  children: ReactNode;
  /** Below the content, always in view. */
  footer?: ReactNode;
  /** The id of the main element. @default a generated one */
  mainId?: string;
}

const loadDrawer = () => import('../layouts/SidebarDrawer.tsx');
const SidebarDrawer = lazy(loadDrawer);

/** The layout of a tool that fills the screen: a top bar, two sidebars and the content, each with its own scrolling. */
export const DashboardLayout = withRef(function DashboardLayout({
  navbar,
  navbarHeight = 'lg',
  startSidebar,
  endSidebar,
  children,
  footer,
  mainId,
  className,
  ...props
}: DashboardLayoutProps) {
  const id = useId();
  const start = useSide(startSidebar);
  const end = useSide(endSidebar);
  return (
    <AppLayout
      {...props}
      corner="header"
      scroll="page"
      mainId={mainId ?? `${id}main`}
      mainProps={{ ...useScrollFocus<HTMLElement>(), className: styles.main }}
      className={cx(styles.layout, styles.navbarHeight[navbarHeight], className)}
      sidebar={<Side side={start} id={`${id}start`} at="start" />}
      header={
        <>
          <SideButtons side={start} controls={`${id}start`} icon={<SidebarIcon />} />
          <div className={styles.navbarContent}>{navbar}</div>
          <SideButtons
            side={end}
            controls={`${id}end`}
            icon={
              <span className={styles.mirrored}>
                <SidebarIcon />
              </span>
            }
          />
        </>
      }
      panel={<Side side={end} id={`${id}end`} at="end" />}
      dock={footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    >
      {children}
    </AppLayout>
  );
});

interface SideState {
  sidebar: DashboardSidebar;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isDrawerOpen: boolean;
  wasDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
}

function useSide(sidebar: DashboardSidebar | undefined): SideState | undefined {
  const [ownOpen, setOwnOpen] = useState(sidebar?.defaultOpen ?? true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false);
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true);
  if (!sidebar) return undefined;
  return {
    sidebar,
    isOpen: sidebar.isOpen ?? ownOpen,
    setOpen(isOpen) {
      setOwnOpen(isOpen);
      sidebar.onOpenChange?.(isOpen);
    },
    isDrawerOpen,
    wasDrawerOpen,
    setDrawerOpen,
  };
}

/** Two buttons, one for the inline sidebar, one for the drawer of a phone: a media query hides one of them. */
function SideButtons({
  side,
  controls,
  icon,
}: {
  side: SideState | undefined;
  controls: string;
  icon: ReactNode;
}) {
  if (!side) return null;
  const { sidebar, isOpen, setOpen, isDrawerOpen, setDrawerOpen } = side;
  return (
    <>
      <IconButton
        aria-label={sidebar.label}
        aria-expanded={isOpen}
        aria-controls={controls}
        onPress={() => setOpen(!isOpen)}
        className={styles.sideButton}
      >
        {icon}
      </IconButton>
      <IconButton
        aria-label={sidebar.label}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onPressStart={() => void loadDrawer()}
        onPress={() => setDrawerOpen(true)}
        className={styles.drawerButton}
      >
        {icon}
      </IconButton>
    </>
  );
}

function Side({ side, id, at }: { side: SideState | undefined; id: string; at: 'start' | 'end' }) {
  if (!side) return null;
  const { sidebar, isOpen, isDrawerOpen, wasDrawerOpen, setDrawerOpen } = side;
  return (
    <>
      <ScrollRegion
        as={sidebar.role === 'navigation' ? 'nav' : 'aside'}
        id={id}
        aria-label={sidebar.label}
        hidden={!isOpen}
        className={styles.sidebar}
      >
        {sidebar.content}
      </ScrollRegion>
      {wasDrawerOpen && (
        <Suspense fallback={null}>
          <SidebarDrawer label={sidebar.label} side={at} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
            {sidebar.content}
          </SidebarDrawer>
        </Suspense>
      )}
    </>
  );
}
