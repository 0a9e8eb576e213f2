'use client';
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  type TreeItemProps as AriaTreeItemProps,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { Children, type CSSProperties, type ReactNode, type RefAttributes } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import * as list from '../GridList/GridList.css.ts';
import { readItemsFromArray } from '../collections/arrayOfItems.ts';
import { rowHeights } from '../collections/rowHeights.ts';
import { RowLayout } from '../collections/RowLayout.ts';
import { titleOfText } from '../collections/titleOfText.ts';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { DragHandle } from '../reorder/DragHandle.tsx';
import { SelectionBox } from '../choice/SelectionBox.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Tree.css.ts';
import { messages } from './messages.ts';

export { moveInTree, type Branch } from './moveInTree.ts';

export interface TreeProps<T>
  extends Omit<AriaTreeProps<T>, 'render' | 'style'>, RefAttributes<HTMLDivElement> {
  /** `card` draws a surface. @default 'plain' */
  variant?: 'plain' | 'card';
  /** How high an item is at least: 36, 48 or 60 px. @default 'compact' */
  density?: keyof typeof rowHeights;
  /** In pixels, or any CSS length: the tree then scrolls. */
  maxHeight?: number | string;
  /** Renders only the visible items; for more than some hundred. Needs `maxHeight`; all items then have the same height. */
  isVirtualized?: boolean;
  style?: CSSProperties;
}

/** Nested items of any depth, such as folders or genres. For records with columns use a `Table` with `treeColumn`. */
export const Tree = withRef(function Tree<T extends object>(props: TreeProps<T>) {
  const { variant = 'plain', density = 'compact', maxHeight, isVirtualized = false, ...more } = props;
  const { className, style, renderEmptyState, ...rest } = more;
  const typeAhead = useTypeAhead();
  const tree = (
    <AriaTree
      {...rest}
      className={withClass(className, list.list({ variant, density }))}
      style={{
        maxBlockSize: maxHeight,
        ...(isVirtualized && { blockSize: maxHeight, padding: 0 }),
        ...style,
      }}
      renderEmptyState={
        renderEmptyState && ((state) => <div className={list.empty}>{renderEmptyState(state)}</div>)
      }
      render={(drawn, { state }) => {
        readItemsFromArray(state);
        return <div {...typeAhead(drawn, () => state)} />;
      }}
    />
  );
  if (!isVirtualized) return tree;
  return (
    <Virtualizer layout={RowLayout} layoutOptions={{ rowSize: rowHeights[density] }}>
      {tree}
    </Virtualizer>
  );
});

export interface TreeItemProps<T>
  extends Omit<AriaTreeItemProps<T>, 'render' | 'children' | 'textValue'>, RefAttributes<HTMLDivElement> {
  /** The title. If it is not plain text give `textValue`. */
  title: ReactNode;
  textValue?: string;
  /** A picture or icon before the text. */
  icon?: ReactNode;
  /** Buttons after the text; visible while the item is hovered or focused, and always on touch screens. */
  actions?: ReactNode;
  /** The child items are loading. Set `hasChildItems` until they are known. */
  isLoading?: boolean;
  /** Loading the child items failed: shows an error with a retry button. */
  onRetry?: () => void;
  /** The child `TreeItem`s. */
  children?: ReactNode;
}

/** An item of a `Tree`, with its child items. */
export const TreeItem = withRef(function TreeItem<T extends object>(props: TreeItemProps<T>) {
  const { title, textValue, icon, actions, isLoading, onRetry, children, className, ...rest } = props;
  return (
    <AriaTreeItem
      {...rest}
      textValue={textValue ?? (typeof title === 'string' ? title : '')}
      className={withClass(className, list.item)}
    >
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, selectionMode, selectionBehavior }) => (
          <div className={list.line}>
            {allowsDragging && <DragHandle className={list.handle} />}
            {selectionMode !== 'none' && selectionBehavior === 'toggle' && <SelectionBox />}
            <span className={styles.indent}>
              {hasChildItems && (
                <ButtonBase slot="chevron" className={styles.chevron}>
                  <ChevronEndIcon size={16} className={styles.chevronIcon} />
                </ButtonBase>
              )}
            </span>
            {icon !== undefined && <span className={list.icon}>{icon}</span>}
            <span className={list.content}>
              <span className={list.text} {...titleOfText(title)}>
                {title}
              </span>
            </span>
            {isLoading && <Spinner size={16} />}
            {onRetry && !isLoading && <Failure onRetry={onRetry} />}
            {actions !== undefined && <div className={list.actions}>{actions}</div>}
          </div>
        )}
      </TreeItemContent>
      {children}
      {/* react-aria expands an item by keyboard only if it has child items. */}
      {rest.hasChildItems && Children.toArray(children).length === 0 && (
        <TreeLoadMoreItem isLoading={false} />
      )}
    </AriaTreeItem>
  );
});

/** In the row of the item, so that arrow keys can focus the button. */
function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useUiMessages(messages);
  return (
    <>
      <span role="alert" className={styles.failure}>
        <WarningIcon size={16} />
        <VisuallyHidden>{t.error}</VisuallyHidden>
      </span>
      <Button
        size="2xs"
        onPress={({ target }) => {
          // A press removes the button.
          target.closest<HTMLElement>('[role="row"]')?.focus();
          onRetry();
        }}
      >
        {t.retry}
      </Button>
    </>
  );
}
