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
import { Button, Checkbox, Inline, Link, PasswordField, Stack, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { AccountPage } from '../frame/AccountPage.tsx';
import type { JoinForm } from '../join/JoinForm.ts';
import { EmailField } from '../frame/EmailField.tsx';
import { useAddressQuery } from '../frame/useAddressQuery.ts';
import { messages } from '../messages/en.ts';

const noAccount = { email: '', password: '' };

/** Signs a person in (AUTH-1). The route leads on to the wanted page, a page that shows this form by `join`. */
export function LoginScreen({ join }: { join?: JoinForm }) {
  const t = useMessages(messages);
  const site = useSiteName();
  const query = useAddressQuery();
  const demo = useSetting('demo_account') ?? noAccount;
  const canRegister = useSetting('registration.disable') !== true;
  const [isSignedIn, setSignedIn] = useState(false);
  const { form, formProps, submitProps } = useResourceForm({
    schema: LoginInput,
    values: { ...(join ? { email: join.email } : demo), remember: true },
    mutation: loginMutation(),
    onSuccess: (answer) => {
      if ('two_factor' in answer) {
        toast(t('login.twoFactor'), { type: 'danger' });
        return;
      }
      setSignedIn(true);
      join?.onSignedIn();
    },
  });
  return (
    <AccountPage
      title={join ? t('register.heading.invite') : t('login.heading', { site })}
      text={join ? t('join.login', { site }) : demo.email && t('login.demo')}
      links={
        (join || canRegister) && (
          <Trans
            message={t('login.signUp')}
            values={{
              link: (
                <Link
                  key="link"
                  href={join?.otherHref ?? registerPath({ next: query.get('next') })}
                  underline="always"
                >
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
            {(field) => <EmailField {...field} isReadOnly={Boolean(join?.email)} />}
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
