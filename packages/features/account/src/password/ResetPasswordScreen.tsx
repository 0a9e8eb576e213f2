import { loginPath, ResetPasswordInput, resetPasswordMutation, useMessages } from '@segno/data';
import { usePageParams, useResourceForm } from '@segno/shell/offers';
import { Button, Stack, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useNavigate } from 'react-router';
import { AccountPage } from '../frame/AccountPage.tsx';
import { ConfirmPasswordField } from '../frame/ConfirmPasswordField.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { NewPasswordField } from '../frame/NewPasswordField.tsx';
import { useAddressQuery } from '../frame/useAddressQuery.ts';
import { messages } from '../messages/en.ts';

/** Sets another password with the token of the link, then leads to the sign-in page (AUTH-6). */
export function ResetPasswordScreen() {
  const t = useMessages(messages);
  const { token } = usePageParams<'resetPassword'>();
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { form, formProps, submitProps } = useResourceForm({
    schema: ResetPasswordInput,
    values: { token, email: query.get('email') ?? '', password: '', password_confirmation: '' },
    mutation: resetPasswordMutation(),
    onSuccess: () => {
      toast(t('reset.done'));
      void navigate(loginPath());
    },
  });
  return (
    <AccountPage title={t('reset.heading')}>
      <form {...formProps}>
        <Stack>
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
