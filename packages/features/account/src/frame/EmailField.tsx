import { useMessages } from '@segno/data';
import { TextField, type TextFieldProps } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** The email address of an account, which password managers store as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'>) {
  const t = useMessages(messages);
  return (
    <TextField
      {...props}
      label={t('email')}
      size="lg"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck="false"
      isRequired
    />
  );
}
