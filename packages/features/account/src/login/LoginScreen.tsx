import {
  forgotPasswordPath,
  LoginInput,
  loginMutation,
  registerPath,
  Trans,
  useMessages,
  useSetting,
  useSiteName,
} from '@segno/data';
import { useResourceForm } from '@segno/shell/offers';
import { Button, Checkbox, Inline, Link, PasswordField, Stack } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { AccountPage } from '../frame/AccountPage.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { useAddressQuery } from '../frame/useAddressQuery.ts';
import { messages } from '../messages/en.ts';
import { demoAccount } from './demoAccount.ts';

/** Signs a person in (AUTH-1). The route leads on to the wanted page. */
export function LoginScreen() {
  const t = useMessages(messages);
  const site = useSiteName();
  const query = useAddressQuery();
  const demo = demoAccount(useSetting('demo_account'));
  const canRegister = useSetting('registration.disable') !== true;
  const [isSignedIn, setSignedIn] = useState(false);
  const { form, formProps, submitProps } = useResourceForm({
    schema: LoginInput,
    values: { ...demo, remember: true },
    mutation: loginMutation(),
    onSuccess: () => setSignedIn(true),
  });
  return (
    <AccountPage
      title={t('login.heading', { site })}
      text={demo.email && t('login.demo')}
      links={
        canRegister && (
          <Trans
            message={t('login.signUp')}
            values={{
              link: (
                <Link key="link" href={registerPath({ next: query.get('next') })} underline="always">
                  {t('login.signUpLink')}
                </Link>
              ),
            }}
          />
        )
      }
    >
      <form {...formProps}>
        <Stack>
          <FormField control={form.control} name="email">
            {(field) => <EmailField {...field} />}
          </FormField>
          <FormField control={form.control} name="password">
            {(field) => <PasswordField {...field} label={t('password')} size="lg" isRequired />}
          </FormField>
          <Inline justify="between" wrap>
            <FormField control={form.control} name="remember">
              {({ value, ...field }) => (
                <Checkbox {...field} isSelected={value}>
                  {t('login.remember')}
                </Checkbox>
              )}
            </FormField>
            <Link href={forgotPasswordPath()} underline="always">
              {t('login.forgot')}
            </Link>
          </Inline>
          <Button {...submitProps} isPending={submitProps.isPending || isSignedIn} tone="accent" size="lg">
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
