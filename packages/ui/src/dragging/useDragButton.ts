'use client';
import { type DragResult, useDrag } from 'react-aria/useDrag';

export interface DragButtonOptions {
  /** What is dragged, by MIME type. */
  getData: () => Record<string, string>;
}

export interface DragButton extends Pick<DragResult, 'dragProps' | 'isDragging'> {
  buttonProps: DragResult['dragButtonProps'];
}

/**
 * Makes a button the handle of a drag to a `useDropTarget`. Spread `dragProps` into an element around the button and
 * `buttonProps` into the button. By keyboard, Enter starts the drag, Tab goes through the targets, Enter drops and Escape
 * cancels.
 */
export function useDragButton({ getData }: DragButtonOptions): DragButton {
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [getData()],
    getAllowedDropOperations: () => ['copy'],
    hasDragButton: true,
  });
  return { dragProps, buttonProps: dragButtonProps, isDragging };
}
