import { useMessages } from '@segno/data';
import { Button, Dialog, type DialogSize, Inline, Stack } from '@segno/ui';
import { type ReactNode, useId } from 'react';
import { formMessages } from '../messages/form.en.ts';
import type { ResourceForm } from './useResourceForm.ts';

interface FormDialogProps extends Omit<ResourceForm<never, never>, 'form'> {
  title: string;
  /** @default 'sm' */
  size?: DialogSize;
  /** The label of the button that submits the form, a verb. */
  submitLabel: string;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form: spread the result of `useResourceForm` into it. It asks before it discards what was typed. */
export function FormDialog({
  title,
  size = 'sm',
  submitLabel,
  formProps,
  submitProps,
  mayLeave,
  onCancel,
  children,
}: FormDialogProps) {
  const t = useMessages(formMessages);
  const formId = useId();
  return (
    <Dialog
      size={size}
      mayClose={mayLeave}
      title={title}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onCancel}>
            {t('form.cancel')}
          </Button>
          <Button {...submitProps} form={formId} tone="accent">
            {submitLabel}
          </Button>
        </Inline>
      }
    >
      <form id={formId} {...formProps}>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  );
}
