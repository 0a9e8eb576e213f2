'use client';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { useImperativeHandle, useRef, type RefAttributes } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as styles from './Tabs.css.ts';
import { useScrollFades } from './useScrollFades.ts';

export interface TabsProps extends Omit<AriaTabsProps, 'render'>, RefAttributes<HTMLDivElement> {}

/** Panels of which one is visible. For tabs with addresses, set `href` on each tab and `selectedKey` to the path. */
export const Tabs = withRef(function Tabs({ className, ...props }: TabsProps) {
  return <AriaTabs {...props} className={withClass(className, styles.tabs)} />;
});

export interface TabListProps<T> extends Omit<AriaTabListProps<T>, 'render'>, RefAttributes<HTMLDivElement> {}

/** The row of tabs, which scrolls where there is no space. Give it `aria-label`. */
export const TabList = withRef(function TabList<T extends object>(props: TabListProps<T>) {
  const { className, ref, ...rest } = props;
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current);
  useScrollFades(own);
  return <AriaTabList {...rest} ref={own} className={withClass(className, styles.list)} />;
});

export interface TabProps extends Omit<AriaTabProps, 'render'>, RefAttributes<HTMLDivElement> {}

/** Shows the `TabPanel` with its `id`, or goes to its `href`. */
export const Tab = withRef(function Tab({ className, ...props }: TabProps) {
  return <AriaTab {...props} className={withClass(className, styles.tab)} />;
});

export interface TabPanelProps extends Omit<AriaTabPanelProps, 'render'>, RefAttributes<HTMLDivElement> {}

/** The content of the tab with the same `id`. */
export const TabPanel = withRef(function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={withClass(className, styles.panel)} />;
});
