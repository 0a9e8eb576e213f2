'use client';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useContext, type ReactNode, type Ref } from 'react';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';
import { DialogFrame, type DialogContent } from '../dialogs/DialogFrame.tsx';
import { scrim } from '../overlays/overlay.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Dialog.css.ts';

export type { DialogContent } from '../dialogs/DialogFrame.tsx';

export type DialogSize = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'fullscreen';

export interface DialogProps extends OverlayTriggerProps {
  title: ReactNode;
  /** Scrolls between the title and the footer. */
  children: DialogContent;
  /** Buttons; the main one is last. */
  footer?: DialogContent;
  /** 256 to 1280 px wide. From `md` on it is a full-height sheet on phones. @default 'md' */
  size?: DialogSize;
  /** Whether it has a close button, and a press outside and Escape close it. @default true */
  isDismissable?: boolean;
  /** Whether Escape does not close it. @default the opposite of `isDismissable` */
  isKeyboardDismissDisabled?: boolean;
  /**
   * Asked before Escape, a press outside or a button of the dialog closes it: `false` keeps it open, with unsaved values.
   * Without effect where `isOpen` is set; there `onOpenChange` decides.
   */
  mayClose?: () => boolean | Promise<boolean>;
  /** `alertdialog` for a question that blocks everything else. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A modal dialog for one task. Opened by `DialogTrigger`, `openDialog` or `isOpen`. */
export const Dialog = withRef(function Dialog(props: DialogProps) {
  const {
    title,
    children,
    footer,
    size = 'md',
    isDismissable = true,
    isKeyboardDismissDisabled = !isDismissable,
    mayClose,
    role,
    className,
    ref,
    ...state
  } = props;
  const opened = useContext(OverlayTriggerStateContext);
  const dialog = (
    <ModalOverlay
      {...state}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={cx(scrim, styles.overlay)}
    >
      <Modal className={cx(styles.modal({ size }), className)}>
        <DialogFrame ref={ref} role={role} title={title} footer={footer} hasCloseButton={isDismissable}>
          {children}
        </DialogFrame>
      </Modal>
    </ModalOverlay>
  );
  if (!opened || !mayClose) return dialog;
  const close = async () => {
    if (await mayClose()) opened.close();
  };
  const guarded = { ...opened, close: () => void close() };
  return <OverlayTriggerStateContext.Provider value={guarded}>{dialog}</OverlayTriggerStateContext.Provider>;
});
