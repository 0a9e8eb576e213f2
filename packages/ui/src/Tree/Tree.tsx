'use client';
import {
  Button,
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  type TreeItemProps as AriaTreeItemProps,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { CSSProperties, ReactNode, RefAttributes } from 'react';
import * as list from '../GridList/GridList.css.ts';
import { heights } from '../GridList/heights.ts';
import { wholeWhenCut } from '../GridList/wholeWhenCut.ts';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { withClass } from '../Overlay/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { DragHandle } from '../ReorderList/DragHandle.tsx';
import { SelectionBox } from '../SelectionBox/SelectionBox.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useTypeAheadReset } from '../typeAhead/useTypeAheadReset.ts';
import * as styles from './Tree.css.ts';

export { moveInTree, type Branch } from './moveInTree.ts';

export interface TreeProps<T>
  extends Omit<AriaTreeProps<T>, 'render' | 'style'>, RefAttributes<HTMLDivElement> {
  /** `card` lies on a surface of its own. @default 'plain' */
  variant?: 'plain' | 'card';
  /** How high an item is at least: 36, 48 or 60 px. @default 'compact' */
  density?: keyof typeof heights;
  /** In pixels, or any CSS length: the tree then scrolls. */
  maxHeight?: number | string;
  /** Draws only what is in view; for more than some hundred items. Needs `maxHeight`, and items are then all equally high. */
  isVirtual?: boolean;
  style?: CSSProperties;
}

/** Things that hold things, to any depth: folders, genres, menus. For records with columns use a `Table` with `treeColumn`. */
export const Tree = withRef(function Tree<T extends object>(props: TreeProps<T>) {
  const { variant = 'plain', density = 'compact', maxHeight, isVirtual = false, ...more } = props;
  const { className, style, renderEmptyState, ...rest } = more;
  const typeAhead = useTypeAheadReset();
  const tree = (
    <AriaTree
      {...rest}
      className={withClass(className, list.list({ variant, density }))}
      style={{ maxBlockSize: maxHeight, ...(isVirtual && { blockSize: maxHeight, padding: 0 }), ...style }}
      renderEmptyState={
        renderEmptyState && ((state) => <div className={list.empty}>{renderEmptyState(state)}</div>)
      }
      render={(drawn) => <div {...typeAhead(drawn)} />}
    />
  );
  if (!isVirtual) return tree;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: heights[density] }}>
      {tree}
    </Virtualizer>
  );
});

export interface TreeItemProps<T>
  extends Omit<AriaTreeItemProps<T>, 'render' | 'children' | 'textValue'>, RefAttributes<HTMLDivElement> {
  /** Its own words. If they are not plain text give `textValue`. */
  title: ReactNode;
  textValue?: string;
  /** A picture or icon before the words. */
  icon?: ReactNode;
  /** Buttons after the words; they show when the item is hovered or focused, and always under fingers. */
  actions?: ReactNode;
  /** What it holds is on its way. Say `hasChildItems` before it is known. */
  isLoading?: boolean;
  /** The `TreeItem`s that it holds. */
  children?: ReactNode;
}

/** One thing of a `Tree`, with those that it holds. */
export const TreeItem = withRef(function TreeItem<T extends object>(props: TreeItemProps<T>) {
  const { title, textValue, icon, actions, isLoading, children, className, ...rest } = props;
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
                <Button slot="chevron" className={styles.chevron}>
                  <ChevronEndIcon size={16} className={styles.chevronIcon} />
                </Button>
              )}
            </span>
            {icon !== undefined && <span className={list.icon}>{icon}</span>}
            <span className={list.words}>
              <span className={list.text} {...wholeWhenCut(title)}>
                {title}
              </span>
            </span>
            {isLoading && <Spinner size={16} />}
            {actions !== undefined && <div className={list.actions}>{actions}</div>}
          </div>
        )}
      </TreeItemContent>
      {children}
      {/* react-aria opens an item by keyboard only if something lies in it. */}
      {rest.hasChildItems && !children && <TreeLoadMoreItem isLoading={false} />}
    </AriaTreeItem>
  );
});
