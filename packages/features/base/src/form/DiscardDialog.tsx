import { useMessages } from '@segno/data';
import { AlertDialog } from '@segno/ui';
import { formMessages } from '../messages/form.en.ts';

export interface DiscardDialogProps {
  onDiscard: () => void;
}

/** Asks whether unsaved values of a form are discarded (FORM-8). */
export default function DiscardDialog({ onDiscard }: DiscardDialogProps) {
  const t = useMessages(formMessages);
  return (
    <AlertDialog
      tone="danger"
      title={t('discard.title')}
      actionLabel={t('discard.action')}
      cancelLabel={t('discard.cancel')}
      onAction={onDiscard}
    >
      {t('discard.text')}
    </AlertDialog>
  );
}
