import { useMessages } from '@segno/data';
import { PasswordField, type PasswordFieldProps } from '@segno/ui';
import { messages } from '../messages/en.ts';

interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'knownWords' | 'showStrength'
> {
  /** The address of the account, whose words make a password weak. */
  email: string;
}

/** A password that is being chosen, with an estimate of its strength. */
export function NewPasswordField({ email, ...props }: NewPasswordFieldProps) {
  const t = useMessages(messages);
  return (
    <PasswordField
      description={t('password.rule')}
      size="lg"
      {...props}
      autoComplete="new-password"
      showStrength
      knownWords={email.split(/[@.]/).filter(Boolean)}
      isRequired
    />
  );
}
