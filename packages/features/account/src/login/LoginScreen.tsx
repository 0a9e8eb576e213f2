import {
  forgotPasswordPath,
  LoginInput,
  loginMutation,
  registerPath,
  Trans,
  useHumanCheck,
  useMessages,
  useSetting,
  useSiteName,
} from '@segno/data';
import { useResourceForm, useAddressQuery } from '@segno/base';
import { Button, Checkbox, Inline, Link, PasswordField, Stack } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { AccountPage } from '../frame/AccountPage.tsx';
import { type JoinForm, useInvitedBy } from '../join/JoinForm.ts';
import { EmailField } from '../frame/EmailField.tsx';
import { messages } from '../messages/en.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';

const noAccount = { email: '', password: '' };

/** Signs a person in (AUTH-1). The route leads on to the wanted page, a page that shows this form by `join`. */
export function LoginScreen({ join }: { join?: JoinForm; params?: object }) {
  const t = useMessages(messages);
  const invitedBy = useInvitedBy();
  const site = useSiteName();
  const query = useAddressQuery();
  const demo = useSetting('demo_account') ?? noAccount;
  const canRegister = useSetting('registration.disable') !== true;
  const check = useHumanCheck('login');
  const hasPasskeys = useSetting('auth.passkeys') !== false;
  const [isSignedIn, setSignedIn] = useState(false);
  const [isChallenged, setChallenged] = useState(false);
  const enter = () => {
    setSignedIn(true);
    join?.onSignedIn();
  };
  const { form, formProps, submitProps } = useResourceForm({
    schema: LoginInput,
    values: { ...(join ? { email: join.email } : demo), remember: true },
    mutation: loginMutation(check),
    onSuccess: (response) => {
      if ('two_factor' in response) {
        setChallenged(true);
        return;
      }
      enter();
    },
  });
  return (
    <AccountPage
      title={join ? t('register.heading.invite') : t('login.heading', { site })}
      text={
        join
          ? join.names
            ? invitedBy(join.names)
            : t('join.login', { site })
          : query.get('ended')
            ? t('login.ended')
            : !isChallenged && demo.email
              ? t('login.demo')
              : undefined
      }
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
      {isChallenged ? (
        <TwoFactorForm onSignedIn={enter} onBack={() => setChallenged(false)} />
      ) : (
        <Stack>
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
              <Button
                {...submitProps}
                isPending={submitProps.isPending || isSignedIn}
                tone="accent"
                size="lg"
              >
                {t('login.submit')}
              </Button>
            </Stack>
          </form>
          {hasPasskeys && <PasskeyButton onSignedIn={enter} />}
          <SocialButtons onChallenge={() => setChallenged(true)} />
        </Stack>
      )}
    </AccountPage>
  );
}
