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
  /** The consequences of the action. */
  children?: ReactNode;
  /** The label of the confirming button, a verb: “Delete”. */
  actionLabel: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
  /**
   * Runs the action. The dialog is pending until the returned promise settles, and closes when it is fulfilled. When it
   * is rejected the dialog stays open, so show the reason in `children` or in a toast.
   */
  onAction?: () => void | Promise<unknown>;
  isActionDisabled?: boolean;
  /** 256 to 440 px wide. @default 'sm' */
  size?: Extract<DialogSize, '2xs' | 'xs' | 'sm' | 'md'>;
}

/**
 * Asks for confirmation of an action that cannot be undone. Where it can be undone, run it at once and offer undo in a
 * toast.
 */
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
      // The caller shows the error; the dialog stays open.
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
          {/* The button that changes nothing gets the initial focus, as the ARIA pattern requires. */}
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
