'use client';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useMove } from 'react-aria/useMove';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { ScrollRegion } from '../layouts/ScrollRegion.tsx';
import { cx } from '../theme/cx.ts';
import { moveToPane, paneMark, saveFocus, splitMark } from './panes.ts';
import * as styles from './SplitPanel.css.ts';
import { clampSize, sizeAfter, sizeAfterDrag } from './splitSize.ts';
import { messages } from './messages.ts';

export interface SplitPanelProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The panels before and after the separator. */
  children: [first: ReactNode, second: ReactNode];
  /** The panel whose size is set; the other one fills the rest. @default 'start' */
  side?: 'start' | 'end';
  /** The direction of the layout. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The size in pixels. */
  value?: number;
  /** @default 280 */
  defaultValue?: number;
  /** @default 160 */
  minValue?: number;
  /** The largest size in pixels; the other panel keeps at least 48 px. @default 640 */
  maxValue?: number;
  /** Called with every change, also while dragging. */
  onChange?: (size: number) => void;
  /** Called at the end of a drag and after each key: save the size here. */
  onChangeEnd?: (size: number) => void;
  /** Whether Enter and dragging to the edge collapse the panel. */
  isCollapsible?: boolean;
  isCollapsed?: boolean;
  defaultCollapsed?: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** The panels cannot be resized. */
  isDisabled?: boolean;
  /** The accessible name of the separator. @default 'Resize panels' */
  handleLabel?: string;
}

/** Two panels with a movable separator. On a phone they are stacked. */
export const SplitPanel = withRef(function SplitPanel({
  children: [first, second],
  side = 'start',
  orientation = 'horizontal',
  value,
  defaultValue = 280,
  minValue = 160,
  maxValue = 640,
  onChange,
  onChangeEnd,
  isCollapsible = false,
  isCollapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  isDisabled = false,
  handleLabel,
  className,
  ...props
}: SplitPanelProps) {
  const t = useUiMessages(messages);
  const { direction } = useLocale();
  const panelId = useId();
  const [ownSize, setOwnSize] = useState(defaultValue);
  const [ownCollapsed, setOwnCollapsed] = useState(defaultCollapsed);
  const [isDragging, setDragging] = useState(false);
  // The size at the pointer, which may be outside the limits.
  const reach = useRef(0);
  const latest = useRef(0);

  const limits = { minValue, maxValue };
  const size = clampSize(value ?? ownSize, limits);
  const isClosed = isCollapsible && (isCollapsed ?? ownCollapsed);
  const isVertical = orientation === 'vertical';
  const isMirrored = !isVertical && direction === 'rtl';
  // Whether the panel grows when the separator moves right or down.
  const grows = (side === 'start') === !isMirrored ? 1 : -1;

  const resize = (next: number) => {
    latest.current = next;
    if (next === size) return;
    setOwnSize(next);
    onChange?.(next);
  };
  const collapse = (next: boolean) => {
    if (next === isClosed) return;
    setOwnCollapsed(next);
    onCollapsedChange?.(next);
  };

  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      if (pointerType === 'keyboard') return;
      reach.current = isClosed ? 0 : size;
      latest.current = size;
      setDragging(true);
    },
    onMove({ pointerType, deltaX, deltaY }) {
      if (pointerType === 'keyboard') return;
      reach.current += (isVertical ? deltaY : deltaX) * grows;
      const next = sizeAfterDrag(reach.current, isCollapsible, limits);
      collapse(next === 'collapsed');
      if (next !== 'collapsed') resize(next);
    },
    onMoveEnd({ pointerType }) {
      if (pointerType === 'keyboard') return;
      setDragging(false);
      onChangeEnd?.(latest.current);
    },
  });

  const behaviour = {
    ...(isDisabled ? undefined : moveProps),
    onKeyDown(event: React.KeyboardEvent) {
      if (isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = sizeAfter(event, isClosed ? 0 : size, { ...limits, isVertical, grows, isCollapsible });
      if (next === undefined) return;
      event.preventDefault();
      if (next === 'toggle') {
        collapse(!isClosed);
        return;
      }
      collapse(false);
      resize(next);
      onChangeEnd?.(next);
    },
    role: 'separator',
    tabIndex: isDisabled ? undefined : 0,
    'aria-label': handleLabel ?? t.panelResize,
    'aria-controls': panelId,
    'aria-orientation': isVertical ? ('horizontal' as const) : ('vertical' as const),
    'aria-valuenow': isClosed ? 0 : size,
    'aria-valuemin': isCollapsible ? 0 : minValue,
    'aria-valuemax': maxValue,
    'aria-valuetext': `${isClosed ? 0 : size} px`,
    'aria-disabled': isDisabled || undefined,
  };

  const sized = (content: ReactNode) => (
    <ScrollRegion
      {...pane}
      id={panelId}
      hidden={isClosed}
      className={cx(styles.panel, styles.sized({ orientation }))}
      style={isVertical ? { blockSize: size } : { inlineSize: size }}
    >
      {content}
    </ScrollRegion>
  );
  const rest = (content: ReactNode) => (
    <ScrollRegion {...pane} className={cx(styles.panel, styles.rest({ orientation }))}>
      {content}
    </ScrollRegion>
  );

  const listening = {
    [splitMark]: '',
    onFocus(event: React.FocusEvent<HTMLDivElement>) {
      props.onFocus?.(event);
      saveFocus(event.target);
    },
    onKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
      props.onKeyDown?.(event);
      changePane(event);
    },
  };

  return (
    <div {...props} {...listening} className={cx(styles.split({ orientation }), className)}>
      {side === 'start' ? sized(first) : rest(first)}
      <div
        {...behaviour}
        data-dragging={isDragging || undefined}
        className={styles.handle({ orientation })}
      />
      {side === 'end' ? sized(second) : rest(second)}
    </div>
  );
});

const pane = { [paneMark]: '', tabIndex: -1 };

/** F6 cycles through the panels. Of nested splits the outermost handles the key for all panels. */
function changePane(event: React.KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: split, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'F6' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
  // An overlay that a panel opens in a portal, such as a dialog, is not in the panel.
  if (!(target instanceof Element) || !split.contains(target)) return;
  if (split.parentElement?.closest(`[${splitMark}]`)) return;
  if (moveToPane(split, target, shiftKey)) event.preventDefault();
}
