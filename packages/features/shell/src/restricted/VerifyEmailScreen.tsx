import {
  codeLength,
  resendVerificationMutation,
  Trans,
  useMessages,
  useStartup,
  VerifyEmailInput,
  verifyEmailMutation,
} from '@segno/data';
import { Button, Stack, Text, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useResourceForm, showErrorToast } from '@segno/base';
import { accountMessages } from '../messages/account.en.ts';
import { maskEmail } from './maskEmail.ts';
import { RestrictedFrame } from './RestrictedFrame.tsx';
import * as styles from './VerifyEmailScreen.css.ts';

const reload = () => location.reload();

interface VerifyEmailScreenProps {
  /** @default reloads the page */
  onVerified?: () => void;
}

/** Replaces the application until the person has verified their email address (VERIFY-1). */
export function VerifyEmailScreen({ onVerified = reload }: VerifyEmailScreenProps) {
  const t = useMessages(accountMessages);
  const email = useStartup().user?.email ?? '';
  const { form, formProps, submitProps } = useResourceForm({
    schema: VerifyEmailInput,
    values: { code: '' },
    mutation: verifyEmailMutation(),
    onSuccess: onVerified,
  });
  const resend = useMutation({
    ...resendVerificationMutation(),
    onSuccess: () => void toast(t('verify.sent')),
    onError: showErrorToast,
  });
  return (
    <RestrictedFrame title={t('verify.title')} text={t('verify.text', { email: maskEmail(email) })}>
      <form {...formProps}>
        <Stack>
          <FormField control={form.control} name="code">
            {(field) => (
              <TextField
                {...field}
                label={t('verify.code')}
                placeholder={t('verify.placeholder')}
                size="lg"
                isRequired
                maxLength={codeLength}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </FormField>
          <Button {...submitProps} tone="accent" size="lg">
            {t('verify.next')}
          </Button>
        </Stack>
      </form>
      <Text as="p" tone="muted" size="sm">
        <Trans
          message={t('verify.help')}
          values={{
            resend: (
              <Button
                key="resend"
                variant="ghost"
                className={styles.resend}
                isDisabled={email === ''}
                isPending={resend.isPending}
                onPress={() => resend.mutate()}
              >
                {t('verify.resend')}
              </Button>
            ),
          }}
        />
      </Text>
    </RestrictedFrame>
  );
}
