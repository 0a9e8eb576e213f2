import {
  ConfirmPasswordInput,
  confirmedPasswordQuery,
  confirmPasswordMutation,
  logoutOtherMutation,
  ownUserQuery,
  useMessages,
} from '@segno/data';
import { FormDialog, useResourceForm } from '@segno/base';
import { openDialog, PasswordField, Text } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';

interface PasswordDialogProps {
  /** Ends the other sessions with the password, in the place of a confirmation. */
  endsSessions?: boolean;
  onDone: () => void;
  onCancel: () => void;
}

function PasswordDialog({ endsSessions = false, onDone, onCancel }: PasswordDialogProps) {
  const t = useMessages(settingsMessages);
  const { form, ...dialog } = useResourceForm({
    schema: ConfirmPasswordInput,
    values: { password: '' },
    mutation: endsSessions ? logoutOtherMutation() : confirmPasswordMutation(),
    onSuccess: onDone,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('settings.confirm.title')}
      submitLabel={t('settings.confirm.submit')}
      onCancel={onCancel}
    >
      <Text as="p">{t('settings.confirm.text')}</Text>
      <FormField control={form.control} name="password">
        {(field) => <PasswordField {...field} label={t('settings.password')} autoFocus isRequired />}
      </FormField>
    </FormDialog>
  );
}

const ask = (endsSessions: boolean) =>
  openDialog<boolean>(({ close }) => (
    <PasswordDialog endsSessions={endsSessions} onDone={() => close(true)} onCancel={() => close()} />
  ));

/** Asks for the password and ends the other sessions. Resolves to whether it was done. */
export const endOtherSessions = async (): Promise<boolean> => (await ask(true)) === true;

/** Returns a function that runs an action once the password is confirmed (CONFIRM-1). */
export function useConfirmed() {
  const client = useQueryClient();
  return async (action: () => unknown) => {
    // For people without a password the sign-in counts; the server tells when it was too long ago.
    if (client.getQueryData(ownUserQuery().queryKey)?.has_password === false) return action();
    const { confirmed } = await client.query({ ...confirmedPasswordQuery(), staleTime: 0 });
    if (confirmed || (await ask(false))) await action();
    return undefined;
  };
}
