import { ConfirmPasswordInput, useMessages } from '@segno/data';
import { FormDialog, useResourceForm } from '@segno/base';
import { openDialog, PasswordField, Text } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import type { UseMutationOptions } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';

interface PasswordQuestion<TResponse> {
  title: string;
  /** What the password is asked for. */
  text: string;
  /** Sends the password. */
  mutation: UseMutationOptions<TResponse, Error, ConfirmPasswordInput>;
}

interface PasswordDialogProps<TResponse> extends PasswordQuestion<TResponse> {
  onDone: (response: TResponse) => void;
  onCancel: () => void;
}

function PasswordDialog<TResponse>({
  title,
  text,
  mutation,
  onDone,
  onCancel,
}: PasswordDialogProps<TResponse>) {
  const t = useMessages(settingsMessages);
  const { form, ...dialog } = useResourceForm({
    schema: ConfirmPasswordInput,
    values: { password: '' },
    mutation,
    onSuccess: onDone,
  });
  return (
    <FormDialog {...dialog} title={title} submitLabel={t('settings.confirm.submit')} onCancel={onCancel}>
      <Text as="p">{text}</Text>
      <FormField control={form.control} name="password">
        {(field) => <PasswordField {...field} label={t('settings.password')} autoFocus isRequired />}
      </FormField>
    </FormDialog>
  );
}

/** Asks for the password and sends it. Resolves to the response, or to undefined when the person cancels. */
export const askPassword = <TResponse,>(question: PasswordQuestion<TResponse>) =>
  openDialog<TResponse>(({ close }) => (
    <PasswordDialog {...question} onDone={close} onCancel={() => close()} />
  ));
