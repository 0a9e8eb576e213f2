import {
  loginPath,
  registerMutation,
  Trans,
  useHumanCheck,
  useMessages,
  useSetting,
  useSiteName,
} from '@segno/data';
import { useResourceForm, useAddressQuery } from '@segno/base';
import { Button, Checkbox, Link, Stack, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { AccountPage } from '../frame/AccountPage.tsx';
import { type JoinForm, useInvitedBy } from '../join/JoinForm.ts';
import { ConfirmPasswordField } from '../frame/ConfirmPasswordField.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { NewPasswordField } from '../frame/NewPasswordField.tsx';
import { messages } from '../messages/en.ts';
import { TwoFactorForm } from '../login/TwoFactorForm.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { registerOrigin } from './registerOrigin.ts';
import { policyField, withPolicies } from './withPolicies.ts';

const headings = {
  invite: 'register.heading.invite',
  pricing: 'register.heading.pricing',
  site: 'register.heading',
} as const;

/** Creates an account and signs the person in (AUTH-3). The route leads on to the wanted page, a page that shows this form by `join`. */
export function RegisterScreen({ join }: { join?: JoinForm; params?: object }) {
  const t = useMessages(messages);
  const invitedBy = useInvitedBy();
  const site = useSiteName();
  const query = useAddressQuery();
  const policies = useSetting('registration.policies') ?? [];
  const check = useHumanCheck('register');
  const [isSignedIn, setSignedIn] = useState(false);
  const [isChallenged, setChallenged] = useState(false);
  const enter = () => {
    setSignedIn(true);
    join?.onSignedIn();
  };
  const given = query.get('email') ?? '';
  const { form, formProps, submitProps } = useResourceForm({
    schema: withPolicies(policies, t('register.acceptPolicy')),
    values: {
      name: '',
      email: given,
      password: '',
      password_confirmation: '',
      invite_id: query.get('invite_id') ?? undefined,
      invite_type: query.get('invite_type') ?? (join ? 'workspace' : undefined),
      ...Object.fromEntries(policies.map((policy) => [policyField(policy), false])),
    },
    mutation: registerMutation(check),
    onSuccess: enter,
  });
  const login = (
    <Link key="login" href={join?.otherHref ?? loginPath({ next: query.get('next') })} underline="always">
      {t('register.loginLink')}
    </Link>
  );
  return (
    <AccountPage
      title={t(headings[join ? 'invite' : registerOrigin(query)])}
      text={join && (join.names ? invitedBy(join.names) : t('join.register', { site }))}
      links={<Trans message={t('register.login')} values={{ link: login }} />}
    >
      {isChallenged ? (
        <TwoFactorForm onSignedIn={enter} onBack={() => setChallenged(false)} />
      ) : (
        <Stack>
          <form {...formProps}>
            <Stack>
              <FormField control={form.control} name="email">
                {(field) => <EmailField {...field} isReadOnly={given !== ''} />}
              </FormField>
              <FormField control={form.control} name="name">
                {(field) => (
                  <TextField
                    {...field}
                    label={t('register.name')}
                    description={t('register.nameHelp')}
                    size="lg"
                    autoComplete="name"
                  />
                )}
              </FormField>
              <FormField control={form.control} name="password">
                {(field) => <NewPasswordField {...field} label={t('password')} email={form.watch('email')} />}
              </FormField>
              <FormField control={form.control} name="password_confirmation">
                {(field) => <ConfirmPasswordField {...field} />}
              </FormField>
              {policies.map((policy) => (
                <FormField key={policy.id} control={form.control} name={policyField(policy)}>
                  {({ value, ...field }) => (
                    <Checkbox {...field} isSelected={value} isRequired>
                      <Trans
                        message={t('register.policy')}
                        values={{
                          link: (
                            <Link key="policy" href={policy.href} target="_blank" underline="always">
                              {policy.label}
                            </Link>
                          ),
                        }}
                      />
                    </Checkbox>
                  )}
                </FormField>
              ))}
              <Button
                {...submitProps}
                isPending={submitProps.isPending || isSignedIn}
                tone="accent"
                size="lg"
              >
                {t('register.submit')}
              </Button>
            </Stack>
          </form>
          <SocialButtons onChallenge={() => setChallenged(true)} />
        </Stack>
      )}
    </AccountPage>
  );
}
