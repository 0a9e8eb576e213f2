import {
  ConfirmTwoFactorInput,
  passkeyOptionsMutation,
  RecoveryCodeInput,
  twoFactorChallengeMutation,
  useMessages,
  useSetting,
} from '@segno/data';
import { keepFocus, showErrorToast, useResourceForm } from '@segno/base';
import { Button, Stack, Text, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsMessages } from '../messages/settings.en.ts';

interface TwoFactorFormProps {
  onSignedIn: () => void;
  /** Leads back to the form before it, such as for another account. */
  onBack: () => void;
}

/** Asks for the second factor after the password (TWOFACTOR-2). */
export function TwoFactorForm({ onSignedIn, onBack }: TwoFactorFormProps) {
  const t = useMessages(settingsMessages);
  const [isRecovery, setRecovery] = useState(false);
  const hasPasskeys = useSetting('auth.passkeys') !== false;
  const options = useMutation(passkeyOptionsMutation('challenge'));
  const challenge = useMutation(twoFactorChallengeMutation());
  const byPasskey = async () => {
    const { options: asked } = await options.mutateAsync();
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = asked as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const passkey = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!passkey) return;
    await challenge.mutateAsync({ passkey: { ...passkey, response: { ...passkey.response } } });
    onSignedIn();
  };
  return (
    <Stack>
      <Text as="p">{t(isRecovery ? 'challenge.recoveryText' : 'challenge.codeText')}</Text>
      {isRecovery ? <RecoveryForm onSignedIn={onSignedIn} /> : <CodeForm onSignedIn={onSignedIn} />}
      <Button variant="ghost" onPress={() => setRecovery(!isRecovery)}>
        {t(isRecovery ? 'challenge.useCode' : 'challenge.useRecovery')}
      </Button>
      {hasPasskeys && (
        <Button variant="ghost" onPress={() => void byPasskey().catch(showErrorToast)}>
          {t('challenge.passkey')}
        </Button>
      )}
      <Button
        variant="ghost"
        onPress={() => {
          onBack();
          keepFocus();
        }}
      >
        {t('challenge.back')}
      </Button>
    </Stack>
  );
}

function CodeForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useMessages(settingsMessages);
  const { form, formProps, submitProps } = useResourceForm({
    schema: ConfirmTwoFactorInput,
    values: { code: '' },
    mutation: twoFactorChallengeMutation(),
    onSuccess: onSignedIn,
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormField control={form.control} name="code">
          {(field) => (
            <TextField
              {...field}
              label={t('challenge.code')}
              size="lg"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              isRequired
            />
          )}
        </FormField>
        <Button {...submitProps} tone="accent" size="lg">
          {t('challenge.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function RecoveryForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useMessages(settingsMessages);
  const { form, formProps, submitProps } = useResourceForm({
    schema: RecoveryCodeInput,
    values: { recovery_code: '' },
    mutation: twoFactorChallengeMutation(),
    onSuccess: onSignedIn,
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormField control={form.control} name="recovery_code">
          {(field) => (
            <TextField
              {...field}
              label={t('challenge.recoveryCode')}
              size="lg"
              autoComplete="off"
              autoFocus
              isRequired
            />
          )}
        </FormField>
        <Button {...submitProps} tone="accent" size="lg">
          {t('challenge.submit')}
        </Button>
      </Stack>
    </form>
  );
}
