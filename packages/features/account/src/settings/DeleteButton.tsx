import { useMessages } from '@segno/data';
import { AlertDialog, Button, DialogTrigger } from '@segno/ui';
import { settingsMessages } from '../messages/settings.en.ts';

interface DeleteButtonProps {
  /** The token or passkey. */
  name: string;
  /** What happens then. */
  text: string;
  onDelete: () => void;
}

/** Deletes a token or a passkey. It asks first, because that cannot be undone. */
export function DeleteButton({ name, text, onDelete }: DeleteButtonProps) {
  const t = useMessages(settingsMessages);
  return (
    <DialogTrigger>
      <Button variant="ghost" tone="danger" aria-label={t('settings.deleteOf', { name })}>
        {t('settings.delete')}
      </Button>
      <AlertDialog
        title={t('settings.deleteTitle', { name })}
        actionLabel={t('settings.delete')}
        tone="danger"
        onAction={onDelete}
      >
        {text}
      </AlertDialog>
    </DialogTrigger>
  );
}
