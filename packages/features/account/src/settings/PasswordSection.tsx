import { changePasswordMutation, PasswordInput, useMessages } from '@segno/data';
import { useResourceForm } from '@segno/base';
import { Button, Inline, PasswordField, Stack, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { settingsMessages } from '../messages/settings.en.ts';

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
          {(field) => (
            <PasswordField
              {...field}
              label={t('settings.password.current')}
              autoComplete="current-password"
              isRequired
            />
          )}
        </FormField>
        <FormField control={form.control} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={t('settings.password.new')}
              description={t('settings.password.rule')}
              autoComplete="new-password"
              showStrength
              knownWords={email.split(/[@.]/).filter(Boolean)}
              isRequired
            />
          )}
        </FormField>
        <FormField control={form.control} name="password_confirmation">
          {(field) => (
            <PasswordField
              {...field}
              label={t('settings.password.repeat')}
              autoComplete="new-password"
              isRequired
            />
          )}
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
