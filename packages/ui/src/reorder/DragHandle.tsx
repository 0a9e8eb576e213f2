'use client';
import { useContext, useState, type Ref } from 'react';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/GridList';
import { useContextProps } from 'react-aria-components/slots';
import { DragAndDropContext } from 'react-aria-components/useDragAndDrop';
import { useButton } from 'react-aria/useButton';
import { button } from '../Button/Button.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { GripIcon } from '../icons/GripIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { cx } from '../theme/cx.ts';
import { handle } from './useReorder.css.ts';
import { messages } from './messages.ts';
import type { ReorderHooks } from './useReorder.tsx';

export interface DragHandleProps {
  /** The name of the row, if any. */
  item?: string;
  className?: string;
}

const ReorderMenu = lazyPart(() => import('./ReorderMenu.tsx'));

/**
 * The handle of a row. A press without a drag, or Space, opens a menu that moves the row (WCAG 2.5.7). Enter starts
 * react-aria's drag by keyboard.
 */
export function DragHandle({ item, className }: DragHandleProps) {
  const t = useUiMessages(messages);
  const { dragAndDropHooks, dragState } = useContext(DragAndDropContext);
  const moveRows = (dragAndDropHooks as Partial<ReorderHooks<object>> | undefined)?.moveRows;
  const [drag, ref] = useContextProps<ButtonProps, ButtonProps, HTMLButtonElement>(
    { slot: 'drag' },
    null,
    ButtonContext,
  );
  const [row, setRow] = useState<Key | null>(null);
  const [opening, setOpening] = useState(0);
  const label = item === undefined ? t.dragHandle : fillMessage(t.dragItem, { item });

  // What react-aria says about a press is true for Enter, and while a row is dragged.
  const isDragging = dragState !== undefined && dragState.draggingKeys.size > 0;
  const hint = moveRows && !isDragging ? t.dragHint : undefined;

  const open = () => {
    const text = ref.current?.closest('[role="row"]')?.getAttribute('data-key');
    if (!dragState || text === null || text === undefined) return;
    const key = dragState.collection.getItem(text) ? text : Number(text);
    ref.current?.focus({ preventScroll: true });
    setRow(key);
    setOpening((count) => count + 1);
  };
  const { buttonProps, isPressed } = useButton(
    {
      elementType: 'span',
      isDisabled: drag.isDisabled,
      'aria-label': label,
      'aria-describedby': hint === undefined ? drag['aria-describedby'] : undefined,
      onFocus: ReorderMenu.preload,
      ...(moveRows && { 'aria-haspopup': 'menu' as const, 'aria-expanded': row !== null }),
      onPress(event) {
        if (moveRows && event.key !== 'Enter') open();
        else drag.onPress?.(event);
      },
    },
    ref,
  );

  return (
    <>
      {/* Firefox starts no drag on a button element (https://bugzilla.mozilla.org/show_bug.cgi?id=568313). */}
      <span
        {...buttonProps}
        slot="drag"
        ref={ref as Ref<HTMLSpanElement>}
        className={cx(
          button({ variant: 'ghost', size: 'xs' }),
          iconButton({ size: 'xs' }),
          handle,
          className,
        )}
        data-pressed={isPressed || row !== null || undefined}
        data-disabled={drag.isDisabled || undefined}
        onPointerEnter={ReorderMenu.preload}
        // In a list with a selection a double click activates the row.
        onDoubleClick={(event) => event.stopPropagation()}
        aria-description={hint}
      >
        <GripIcon size={16} />
      </span>
      {opening > 0 && dragState && moveRows && (
        <PartBoundary attempt={row} onFailure={() => setRow(null)} onRetry={open}>
          <ReorderMenu
            row={row}
            opening={opening}
            rows={dragState}
            label={label}
            anchorRef={ref}
            onClose={() => setRow(null)}
            onMove={moveRows}
          />
        </PartBoundary>
      )}
    </>
  );
}
