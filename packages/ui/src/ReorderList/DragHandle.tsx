'use client';
import { IconButton } from '../IconButton/IconButton.tsx';
import { GripIcon } from '../icons/GripIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { cx } from '../theme/cx.ts';
import { handle } from './useReorder.css.ts';
import { words } from './words.ts';

/** What a keyboard or a screen reader takes a row up by. */
export function DragHandle({ className }: { className?: string }) {
  return (
    <IconButton
      slot="drag"
      size="xs"
      variant="ghost"
      aria-label={useUiMessages(words).dragHandle}
      className={cx(handle, className)}
    >
      <GripIcon size={16} />
    </IconButton>
  );
}
