'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './AppLayout.css.ts';

export interface AppLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A landmark with the navigation, at the inline start. It is not shown on phones. */
  sidebar?: ReactNode;
  /** The content of the bar above the page, which is a banner. */
  header: ReactNode;
  /** The page. */
  children?: ReactNode;
  /** A landmark at the inline end, such as details. Without content it takes no space. */
  panel?: ReactNode;
  /** Content that stays in view at the bottom, such as a player. */
  dock?: ReactNode;
  /** The end of the dock on phones only, such as a menu in place of the sidebar. */
  bottomBar?: ReactNode;
  /**
   * The part that extends into the corner at the start, and comes first in the tab order. With `header`, the dock is
   * between the sidebar and the panel instead of below them.
   *
   * @default 'sidebar'
   */
  corner?: 'sidebar' | 'header';
  /**
   * What scrolls: the document, the page in an area of its own, or, with `adaptive`, the page, and the document on
   * phones and in low viewports.
   *
   * @default 'document'
   */
  scroll?: 'document' | 'page' | 'adaptive';
  /** The id of the main element, to which the skip link leads. */
  mainId: string;
  /** Further attributes of the main element. */
  mainProps?: ComponentPropsWithRef<'main'>;
}

/**
 * The grid of an application: sidebar, header, page, panel and dock, and a link that skips to the page. It has no state
 * and no look of its own beyond the parts; `SidebarLayout` and `DashboardLayout` are built with it.
 */
export const AppLayout = withRef(function AppLayout({
  sidebar,
  header,
  children,
  panel,
  dock,
  bottomBar,
  corner,
  scroll,
  mainId,
  mainProps,
  className,
  ...props
}: AppLayoutProps) {
  const isHeaderFirst = corner === 'header';
  const side = <div className={styles.sidebar}>{sidebar}</div>;
  return (
    <div {...props} data-corner={corner} data-scroll={scroll} className={cx(styles.layout, className)}>
      <SkipLink target={mainId} />
      {!isHeaderFirst && side}
      <header>{header}</header>
      {isHeaderFirst && side}
      <main tabIndex={-1} {...mainProps} id={mainId}>
        {children}
      </main>
      <div className={styles.panel}>{panel}</div>
      <div className={styles.dock}>
        {dock}
        <div className={styles.bottomBar}>{bottomBar}</div>
      </div>
    </div>
  );
});
