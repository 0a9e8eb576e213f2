import { useMessages } from '@segno/data';
import { PasswordField, type PasswordFieldProps } from '@segno/ui';
import { settingsMessages } from '../messages/settings.en.ts';

/** The present password, which the change of the password or of the address needs. */
export function CurrentPasswordField(props: Omit<PasswordFieldProps, 'label' | 'autoComplete'>) {
  const t = useMessages(settingsMessages);
  return (
    <PasswordField
      {...props}
      label={t('settings.password.current')}
      autoComplete="current-password"
      isRequired
    />
  );
}
