'use client';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode, Ref } from 'react';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';
import { DialogFrame, type DialogContent } from '../dialogs/DialogFrame.tsx';
import { scrim } from '../overlays/overlay.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps extends OverlayTriggerProps {
  title: ReactNode;
  /** Scrolls between the title and the footer. */
  children: DialogContent;
  /** Buttons; the main one is last. */
  footer?: DialogContent;
  /** The edge in the direction of reading. @default 'end' */
  side?: 'start' | 'end';
  /** 320, 384, 440 or 620 px wide, and at most as wide as the screen allows. @default 'sm' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A modal panel at an edge of the screen, for details or filters beside what they are about. */
export const Drawer = withRef(function Drawer({
  title,
  children,
  footer,
  side = 'end',
  size = 'sm',
  className,
  ref,
  ...state
}: DrawerProps) {
  return (
    <ModalOverlay {...state} isDismissable className={scrim}>
      <Modal className={cx(drawer({ side, size }), className)}>
        <DialogFrame ref={ref} title={title} footer={footer} hasCloseButton>
          {children}
        </DialogFrame>
      </Modal>
    </ModalOverlay>
  );
});
