'use client';
import type { RefObject } from 'react';
import { type DropResult, useDrop } from 'react-aria/useDrop';

export interface DropTargetOptions {
  /** The element that takes drops. It is focusable, such as a link, so that a drag by keyboard reaches it. */
  ref: RefObject<HTMLElement | null>;
  /** The accepted MIME types, the preferred one first. */
  types: readonly string[];
  /** Called with the first type that the drag has, and the text of each item of this type. */
  onDrop: (texts: string[], type: string) => void;
  isDisabled?: boolean;
}

export type DropTarget = Pick<DropResult, 'dropProps' | 'isDropTarget'>;

/** Makes an element take what is dragged by `useDragButton`, by rows, or from other places. Spread `dropProps` into it. */
export function useDropTarget({ ref, types, onDrop, isDisabled = false }: DropTargetOptions): DropTarget {
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled,
    getDropOperation: (offered, allowed) =>
      types.some((type) => offered.has(type)) && allowed.includes('copy') ? 'copy' : 'cancel',
    onDrop({ items }) {
      const texts = items.filter((item) => item.kind === 'text');
      const type = types.find((each) => texts.some((item) => item.types.has(each)));
      if (type === undefined) return;
      const typed = texts.filter((item) => item.types.has(type));
      void Promise.all(typed.map((item) => item.getText(type))).then((read) => onDrop(read, type));
    },
  });
  return { dropProps, isDropTarget };
}
