'use client';
import {
  Collection,
  Header,
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection as AriaListBoxSection,
  type ListBoxItemProps as AriaListBoxItemProps,
  type ListBoxProps as AriaListBoxProps,
  type ListBoxSectionProps as AriaListBoxSectionProps,
} from 'react-aria-components/ListBox';
import { Suspense, useState, type ReactNode, type RefAttributes } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { cx } from '../theme/cx.ts';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import * as styles from './ListBox.css.ts';
import { messages } from './messages.ts';

/** The props of every list of options, also the one in a `Select` or `ComboBox`. */
export interface ListOptions {
  /** Renders only the visible items. @default true if there are 200 `items` or children or more at first */
  isVirtualized?: boolean;
  /** The items are loading. */
  isPending?: boolean;
  /** Called when the end of the list is near the visible area. */
  onLoadMore?: () => void;
  /** Further items are loading. */
  isLoadingMore?: boolean;
  /** Shown where there are no items. */
  emptyText?: ReactNode;
}

export interface ListBoxProps<T>
  extends
    Omit<AriaListBoxProps<T>, 'render' | 'layout' | 'orientation'>,
    ListOptions,
    RefAttributes<HTMLDivElement> {
  /** `plain` inside another surface. @default 'outlined' */
  variant?: 'outlined' | 'plain';
}

const VirtualList = lazyPart(async () => ({
  default: (await import('../collections/VirtualParts.tsx')).VirtualList,
}));

/** A visible list of options. To save space use `Select`; for actions use `Menu`. */
export const ListBox = withRef(function ListBox<T extends object>(props: ListBoxProps<T>) {
  const {
    variant = 'outlined',
    isVirtualized: virtualized,
    isPending,
    onLoadMore,
    isLoadingMore,
    emptyText,
    items,
    children,
    className,
    ...rest
  } = props;
  const t = useUiMessages(messages);
  const typeAhead = useTypeAhead();
  // Decided once: a list that switched to virtualization would lose its scroll position.
  const [isLong] = useState(() =>
    [items, children].some((list) => Array.isArray(list) && list.length >= 200),
  );
  const isVirtualized = virtualized ?? isLong;

  const list = (
    <AriaListBox
      renderEmptyState={() => (
        <div className={styles.note}>{isPending ? <Spinner /> : (emptyText ?? t.noItems)}</div>
      )}
      {...rest}
      items={onLoadMore ? undefined : items}
      className={withClass(className, styles.list({ variant, isVirtualized }))}
      render={(dom, { state }) => <div {...typeAhead(dom, () => state)} aria-busy={isPending || undefined} />}
    >
      {onLoadMore ? (
        <>
          <Collection items={items}>{children}</Collection>
          <ListBoxLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoadingMore} className={styles.note}>
            <Spinner />
          </ListBoxLoadMoreItem>
        </>
      ) : (
        children
      )}
    </AriaListBox>
  );
  if (!isVirtualized) return list;
  const space = variant === 'plain' ? null : <div className={styles.list({ variant, isVirtualized })} />;
  return (
    <PartBoundary catches="loading">
      <Suspense fallback={space}>
        <VirtualList padding={styles.listPadding}>{list}</VirtualList>
      </Suspense>
    </PartBoundary>
  );
});

export interface ListBoxItemProps
  extends Omit<AriaListBoxItemProps, 'render' | 'children'>, RefAttributes<HTMLDivElement> {
  children: ReactNode;
  icon?: ReactNode;
  /** A second line in the muted colour. */
  description?: ReactNode;
  /** A short figure or word at the end of the line. */
  endAdornment?: ReactNode;
}

/** One option. */
export const ListBoxItem = withRef(function ListBoxItem(props: ListBoxItemProps) {
  const { children, icon, description, endAdornment, className, textValue, ...rest } = props;
  return (
    <AriaListBoxItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={withClass(className, styles.item)}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === 'multiple' && (
            <span className={styles.checkbox}>
              <CheckIcon size={14} />
            </span>
          )}
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <span className={styles.text}>
            <span>{children}</span>
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </span>
          {endAdornment !== undefined && <span className={styles.description}>{endAdornment}</span>}
          {selectionMode === 'single' && (
            <span className={styles.mark}>{isSelected && <CheckIcon size={16} />}</span>
          )}
        </>
      )}
    </AriaListBoxItem>
  );
});

export interface ListBoxSectionProps<T>
  extends Omit<AriaListBoxSectionProps<T>, 'render' | 'className'>, RefAttributes<HTMLElement> {
  title?: string;
  className?: string;
}

/** Options that belong together, under a title or with an `aria-label`. */
export const ListBoxSection = withRef(function ListBoxSection<T extends object>(
  props: ListBoxSectionProps<T>,
) {
  const { title, children, items, className, ...rest } = props;
  return (
    <AriaListBoxSection {...rest} className={cx(styles.section, className)}>
      {title !== undefined && <Header className={styles.title}>{title}</Header>}
      <Collection items={items}>{children}</Collection>
    </AriaListBoxSection>
  );
});
