import {
  changePasswordMutation,
  FirstPasswordInput,
  PasswordInput,
  setPasswordMutation,
  useMessages,
} from '@segno/data';
import { useResourceForm } from '@segno/base';
import { Button, Inline, Stack, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { ConfirmPasswordField } from '../frame/ConfirmPasswordField.tsx';
import { NewPasswordField } from '../frame/NewPasswordField.tsx';
import { settingsMessages } from '../messages/settings.en.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

/** The first password of a person who signs in by a service (SOCIAL-7). */
export function FirstPasswordSection({ email }: { email: string }) {
  const t = useMessages(settingsMessages);
  const { form, formProps, submitProps } = useResourceForm({
    schema: FirstPasswordInput,
    values: { password: '', password_confirmation: '' },
    mutation: setPasswordMutation(),
    onSuccess: () => toast(t('settings.password.changed')),
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormField control={form.control} name="password">
          {(field) => (
            <NewPasswordField {...field} size="sm" label={t('settings.password.new')} email={email} />
          )}
        </FormField>
        <FormField control={form.control} name="password_confirmation">
          {(field) => <ConfirmPasswordField {...field} size="sm" />}
        </FormField>
        <Inline>
          <Button {...submitProps} tone="accent">
            {t('settings.password.set')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Another password (ACCOUNT-6). */
export function PasswordSection({ email }: { email: string }) {
  const t = useMessages(settingsMessages);
  const { form, formProps, submitProps } = useResourceForm({
    schema: PasswordInput,
    values: { current_password: '', password: '', password_confirmation: '' },
    mutation: changePasswordMutation(),
    onSuccess: () => {
      form.reset();
      toast(t('settings.password.changed'));
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormField control={form.control} name="current_password">
          {(field) => <CurrentPasswordField {...field} />}
        </FormField>
        <FormField control={form.control} name="password">
          {(field) => (
            <NewPasswordField {...field} size="sm" label={t('settings.password.new')} email={email} />
          )}
        </FormField>
        <FormField control={form.control} name="password_confirmation">
          {(field) => <ConfirmPasswordField {...field} size="sm" />}
        </FormField>
        <Inline>
          <Button {...submitProps} tone="accent">
            {t('settings.password.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
