'use client';
import { useState, type ReactNode } from 'react';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogSize } from '../Dialog/Dialog.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { messages } from './messages.ts';

export interface AlertDialogProps extends OverlayTriggerProps {
  /** The question: “Delete “Late kitchen”?” */
  title: ReactNode;
  /** What follows from it. */
  children?: ReactNode;
  /** A verb that answers the question: “Delete”. */
  actionLabel: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
  /**
   * Does it. While its promise is open the dialog waits, and it closes when that is kept. If it is broken the dialog
   * stays, so say why in `children` or in a toast.
   */
  onAction?: () => void | Promise<unknown>;
  isActionDisabled?: boolean;
  /** 256 to 440 px wide. @default 'sm' */
  size?: Extract<DialogSize, '2xs' | 'xs' | 'sm' | 'md'>;
}

/** Asks before something that cannot be undone. Where there is an undo do it at once and offer that in a toast. */
export function AlertDialog({
  title,
  children,
  actionLabel,
  cancelLabel,
  tone = 'accent',
  onAction,
  isActionDisabled,
  size = 'sm',
  ...state
}: AlertDialogProps) {
  const t = useUiMessages(messages);
  const [isPending, setPending] = useState(false);

  const act = async (close: () => void) => {
    setPending(true);
    try {
      await onAction?.();
      close();
    } catch {
      // Whoever broke the promise says so; the question still stands.
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      {...state}
      role="alertdialog"
      size={size}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      title={title}
      footer={({ close }) => (
        <>
          {/* The answer that changes nothing has the focus first, as the ARIA pattern asks. */}
          <Button autoFocus variant="ghost" isDisabled={isPending} onPress={close}>
            {cancelLabel ?? t.cancel}
          </Button>
          <Button
            tone={tone}
            isPending={isPending}
            isDisabled={isActionDisabled}
            onPress={() => void act(close)}
          >
            {actionLabel}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
