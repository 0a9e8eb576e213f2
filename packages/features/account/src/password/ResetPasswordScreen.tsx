import {
  ApiError,
  forgotPasswordPath,
  loginPath,
  ResetPasswordInput,
  resetPasswordMutation,
  useMessages,
} from '@segno/data';
import { useResourceForm, useAddressQuery } from '@segno/base';
import { Button, Callout, Link, Stack, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '../frame/AccountPage.tsx';
import { ConfirmPasswordField } from '../frame/ConfirmPasswordField.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { NewPasswordField } from '../frame/NewPasswordField.tsx';
import { messages } from '../messages/en.ts';

/** Sets another password with the token of the link, then leads to the sign-in page (AUTH-6). */
export function ResetPasswordScreen({ params }: { params: { token: string } }) {
  const t = useMessages(messages);
  const { token } = params;
  const query = useAddressQuery();
  const navigate = useNavigate();
  const [isExpired, setExpired] = useState(false);
  const { form, formProps, submitProps } = useResourceForm({
    schema: ResetPasswordInput,
    values: { token, email: query.get('email') ?? '', password: '', password_confirmation: '' },
    mutation: {
      ...resetPasswordMutation(),
      onError: (error) => setExpired(error instanceof ApiError && error.code === 'invalid_token'),
    },
    onSuccess: () => {
      toast(t('reset.done'));
      void navigate(loginPath());
    },
  });
  return (
    <AccountPage title={t('reset.heading')}>
      <form {...formProps}>
        <Stack>
          {isExpired && (
            <Callout tone="warning" isLive title={t('reset.expired')}>
              <Link href={forgotPasswordPath({ email: form.getValues('email') })} underline="always">
                {t('reset.again')}
              </Link>
            </Callout>
          )}
          <FormField control={form.control} name="email">
            {(field) => <EmailField {...field} />}
          </FormField>
          <FormField control={form.control} name="password">
            {(field) => <NewPasswordField {...field} label={t('newPassword')} email={form.watch('email')} />}
          </FormField>
          <FormField control={form.control} name="password_confirmation">
            {(field) => <ConfirmPasswordField {...field} />}
          </FormField>
          <Button {...submitProps} tone="accent" size="lg">
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
