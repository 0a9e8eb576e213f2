'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { scrim } from '../overlays/overlay.css.ts';
import { useIsPhone } from '../media/useIsPhone.ts';
import { sidebarBody } from './sidebarBody.css.ts';
import * as styles from './sidebarDrawer.css.ts';
import { messages } from './messages.ts';

export interface SidebarDrawerProps {
  label: string;
  side: 'start' | 'end';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A sidebar over the page on phones. It is loaded when it is first opened. */
export default function SidebarDrawer({ label, side, isOpen, onOpenChange, children }: SidebarDrawerProps) {
  const t = useUiMessages(messages);
  const isPhone = useIsPhone();
  /** Navigation closes the drawer, so that it does not cover the new page. */
  const leave = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) onOpenChange(false);
  };
  return (
    <ModalOverlay isDismissable isOpen={isOpen && isPhone} onOpenChange={onOpenChange} className={scrim}>
      <Modal className={styles.drawer({ side })}>
        <Dialog aria-label={label} className={styles.dialog}>
          <div className={styles.head}>
            <IconButton aria-label={t.sidebarClose} onPress={() => onOpenChange(false)}>
              <CloseIcon />
            </IconButton>
          </div>
          {/* The interactive elements are the links; this element only receives their bubbling clicks. */}
          <div className={sidebarBody} {...{ onClick: leave }}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
