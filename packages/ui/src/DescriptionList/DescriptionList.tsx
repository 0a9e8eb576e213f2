'use client';
import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './DescriptionList.css.ts';

const LayoutContext = createContext<'columns' | 'stacked'>('columns');

export interface DescriptionListProps extends ComponentPropsWithRef<'dl'> {
  /** `DescriptionItem`s. */
  children: ReactNode;
  /** `columns` sets terms and values side by side where there is room for both. @default 'columns' */
  layout?: 'columns' | 'stacked';
}

/** Properties of one record as names with values. Records with the same properties belong in a `Table`. */
export const DescriptionList = withRef(function DescriptionList({
  layout = 'columns',
  className,
  ...props
}: DescriptionListProps) {
  return (
    <LayoutContext.Provider value={layout}>
      <dl {...props} className={cx(styles.list, className)} />
    </LayoutContext.Provider>
  );
});

export interface DescriptionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the property. */
  term: ReactNode;
  /** Its value; a list of several is one `DescriptionItem`. */
  children: ReactNode;
}

/** One property. */
export const DescriptionItem = withRef(function DescriptionItem({
  term,
  children,
  className,
  ...props
}: DescriptionItemProps) {
  return (
    <div {...props} className={cx(styles.item[useContext(LayoutContext)], className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
});
