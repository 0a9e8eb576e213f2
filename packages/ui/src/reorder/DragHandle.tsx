'use client';
import { IconButton } from '../IconButton/IconButton.tsx';
import { GripIcon } from '../icons/GripIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { cx } from '../theme/cx.ts';
import { handle } from './useReorder.css.ts';
import { messages } from './messages.ts';

export interface DragHandleProps {
  /** The name of the row, if any. */
  item?: string;
  className?: string;
}

/** The button that starts dragging a row by keyboard or screen reader. */
export function DragHandle({ item, className }: DragHandleProps) {
  const t = useUiMessages(messages);
  return (
    <IconButton
      slot="drag"
      size="xs"
      variant="ghost"
      aria-label={item === undefined ? t.dragHandle : fillMessage(t.dragItem, { item })}
      className={cx(handle, className)}
    >
      <GripIcon size={16} />
    </IconButton>
  );
}
