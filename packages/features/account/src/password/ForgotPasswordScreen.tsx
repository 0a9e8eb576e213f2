import { ForgotPasswordInput, forgotPasswordMutation, loginPath, useMessages } from '@segno/data';
import { useResourceForm, useAddressQuery } from '@segno/base';
import { Button, Callout, Link, Stack } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { AccountPage } from '../frame/AccountPage.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { messages } from '../messages/en.ts';

/** Sends a link to choose another password (AUTH-5). The response does not tell whether the address has an account. */
export function ForgotPasswordScreen() {
  const t = useMessages(messages);
  const query = useAddressQuery();
  const given = query.get('email') ?? '';
  const [response, setResponse] = useState('');
  const { form, formProps, submitProps } = useResourceForm({
    schema: ForgotPasswordInput,
    values: { email: given },
    mutation: forgotPasswordMutation(),
    onSuccess: ({ message }) => setResponse(message),
  });
  return (
    <AccountPage
      title={t('forgot.heading')}
      text={t('forgot.text')}
      links={
        <Link href={loginPath()} underline="always">
          {t('forgot.back')}
        </Link>
      }
    >
      {response && (
        <Callout tone="positive" isLive title={t('forgot.sent')}>
          {response}
        </Callout>
      )}
      <form {...formProps}>
        <Stack>
          <FormField control={form.control} name="email">
            {(field) => <EmailField {...field} isReadOnly={given !== ''} />}
          </FormField>
          <Button {...submitProps} tone="accent" size="lg">
            {t('forgot.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
