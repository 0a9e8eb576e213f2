'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './FilterBar.css.ts';
import { messages } from './messages.ts';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** The name of the bar, such as “Filter playlists”. */
  'aria-label': string;
  /** A `SearchField`. */
  search?: ReactNode;
  /** The filters, such as `Select`s. Each names itself, because the bar shows no labels. */
  children?: ReactNode;
  /** What was found, such as “12 playlists”. Screen readers announce its changes. */
  status?: ReactNode;
  /** Removes all filters. Pass it only while there are any: the button is then shown. */
  onClear?: () => void;
}

/** The search, filters and result count above a list. The list itself and its state are the caller’s. */
export const FilterBar = withRef(function FilterBar({
  search,
  children,
  status,
  onClear,
  className,
  ...props
}: FilterBarProps) {
  const t = useUiMessages(messages);
  return (
    <div role="group" {...props} className={cx(styles.bar, className)}>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      <div className={styles.filters}>
        {children}
        {onClear && (
          <Button variant="ghost" onPress={onClear}>
            {t.clearFilters}
          </Button>
        )}
      </div>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </div>
  );
});
