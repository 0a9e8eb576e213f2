import { useMessages } from '@segno/data';
import { PasswordField, type PasswordFieldProps } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** The repetition of a new password. */
export function ConfirmPasswordField(props: Omit<PasswordFieldProps, 'label' | 'autoComplete'>) {
  const t = useMessages(messages);
  return <PasswordField size="lg" {...props} label={t('confirm')} autoComplete="new-password" isRequired />;
}
