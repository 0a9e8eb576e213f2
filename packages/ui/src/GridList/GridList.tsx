'use client';
import {
  GridList as AriaGridList,
  GridListItem as AriaGridListItem,
  Text,
  type GridListItemProps as AriaGridListItemProps,
  type GridListProps as AriaGridListProps,
} from 'react-aria-components/GridList';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import type { CSSProperties, ReactNode, RefAttributes } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { DragHandle } from '../reorder/DragHandle.tsx';
import { SelectionBox } from '../choice/SelectionBox.tsx';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import * as styles from './GridList.css.ts';
import { readItemsFromArray } from '../collections/arrayOfItems.ts';
import { rowHeights } from '../collections/rowHeights.ts';
import { RowLayout } from '../collections/RowLayout.ts';
import { titleOfText } from '../collections/titleOfText.ts';

export interface GridListProps<T>
  extends
    Omit<AriaGridListProps<T>, 'render' | 'style' | 'layout' | 'orientation'>,
    RefAttributes<HTMLDivElement> {
  /** `card` draws a surface. @default 'plain' */
  variant?: 'plain' | 'card';
  /** The minimum height of an item: 36, 48 or 60 px. @default 'regular' */
  density?: keyof typeof rowHeights;
  /** The maximum height in pixels, or any CSS length; the list then scrolls. */
  maxHeight?: number | string;
  /** Renders only the visible items; for more than some hundred. Needs `maxHeight`; all items then have the same height. */
  isVirtualized?: boolean;
  style?: CSSProperties;
}

/**
 * A list of items that can be opened, selected, activated and reordered. For several columns use `Table`, to select a
 * value use `ListBox` or `Select`.
 */
export const GridList = withRef(function GridList<T extends object>(props: GridListProps<T>) {
  const { variant = 'plain', density = 'regular', maxHeight, isVirtualized = false, ...more } = props;
  const { className, style, renderEmptyState, ...rest } = more;
  const typeAhead = useTypeAhead();
  const list = (
    <AriaGridList
      {...rest}
      className={withClass(className, styles.list({ variant, density }))}
      style={{
        maxBlockSize: maxHeight,
        ...(isVirtualized && { blockSize: maxHeight, padding: 0 }),
        ...style,
      }}
      renderEmptyState={
        renderEmptyState && ((state) => <div className={styles.empty}>{renderEmptyState(state)}</div>)
      }
      render={(drawn, { state }) => {
        if (isVirtualized) readItemsFromArray(state);
        return <div {...typeAhead(drawn, () => state)} />;
      }}
    />
  );
  if (!isVirtualized) return list;
  return (
    <Virtualizer layout={RowLayout} layoutOptions={{ rowSize: rowHeights[density] }}>
      {list}
    </Virtualizer>
  );
});

export interface GridListItemProps<T>
  extends Omit<AriaGridListItemProps<T>, 'render' | 'children'>, RefAttributes<HTMLDivElement> {
  children: ReactNode;
  /** A picture or icon before the text. */
  icon?: ReactNode;
  /** A second line in the muted colour. */
  description?: ReactNode;
  /** Buttons after the text; visible while the item is hovered or focused, and always on touch screens. */
  actions?: ReactNode;
}

/** An item of a `GridList`. If its content is not plain text give `textValue`. */
export const GridListItem = withRef(function GridListItem<T extends object>(props: GridListItemProps<T>) {
  const { children, icon, description, actions, className, textValue, ...rest } = props;
  return (
    <AriaGridListItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={withClass(className, styles.item)}
    >
      {({ allowsDragging, selectionMode, selectionBehavior }) => (
        <div className={styles.line}>
          {allowsDragging && <DragHandle className={styles.handle} />}
          {selectionMode !== 'none' && selectionBehavior === 'toggle' && <SelectionBox />}
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <div className={styles.content}>
            <span className={styles.text} {...titleOfText(children)}>
              {children}
            </span>
            {description !== undefined && (
              <Text slot="description" className={styles.description} {...titleOfText(description)}>
                {description}
              </Text>
            )}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </AriaGridListItem>
  );
});
