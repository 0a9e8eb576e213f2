import {
  changeEmailMutation,
  confirmEmailMutation,
  EmailChangeInput,
  useMessages,
  VerifyEmailInput,
} from '@segno/data';
import { useResourceForm } from '@segno/base';
import { Button, Inline, Stack, Text, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useState } from 'react';
import { settingsMessages } from '../messages/settings.en.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { useStepFocus } from './useStepFocus.ts';

/** Another email address: with the password, and the code that this address receives (ACCOUNT-7). */
export function EmailSection({ email }: { email: string }) {
  const t = useMessages(settingsMessages);
  const [asked, setAsked] = useState<string | null>(null);
  const lead = useStepFocus(asked === null ? 'address' : 'code');
  return (
    <Stack>
      <Text as="p" ref={lead} tabIndex={-1}>
        {t('settings.email.current', { email })}
      </Text>
      {asked === null ? (
        <AddressForm onSent={setAsked} />
      ) : (
        <CodeForm email={asked} onDone={() => setAsked(null)} />
      )}
    </Stack>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages(settingsMessages);
  const { form, formProps, submitProps } = useResourceForm({
    schema: EmailChangeInput,
    values: { email: '', password: '' },
    mutation: changeEmailMutation(),
    onSuccess: () => onSent(form.getValues('email')),
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormField control={form.control} name="email">
          {(field) => (
            <TextField
              {...field}
              label={t('settings.email.new')}
              type="email"
              inputMode="email"
              autoComplete="email"
              isRequired
            />
          )}
        </FormField>
        <FormField control={form.control} name="password">
          {(field) => <CurrentPasswordField {...field} />}
        </FormField>
        <Inline>
          <Button {...submitProps} tone="accent">
            {t('settings.email.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useMessages(settingsMessages);
  const { form, formProps, submitProps } = useResourceForm({
    schema: VerifyEmailInput,
    values: { code: '' },
    mutation: confirmEmailMutation(),
    onSuccess: () => {
      toast(t('settings.email.changed'));
      onDone();
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <Text as="p">{t('settings.email.sent', { email })}</Text>
        <FormField control={form.control} name="code">
          {(field) => (
            <TextField
              {...field}
              label={t('settings.twoFactor.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              isRequired
            />
          )}
        </FormField>
        <Inline>
          <Button {...submitProps} tone="accent">
            {t('settings.twoFactor.confirm')}
          </Button>
          <Button variant="ghost" onPress={onDone}>
            {t('settings.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
