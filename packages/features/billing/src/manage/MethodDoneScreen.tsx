import { refreshPlanMutation, useMessages } from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { ButtonLink, Stack, Text } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messages } from '../messages/en.ts';
import { billingPath } from '../plans/paths.ts';

/** Where people come back to from the change of the payment method. */
export function MethodDoneScreen() {
  const t = useMessages(messages);
  const { mutate: refresh } = useMutation({ ...refreshPlanMutation(), onError: showErrorToast });
  useEffect(() => refresh(), [refresh]);
  return (
    <Page title={t('method.doneTitle')}>
      <Stack space="md" align="start">
        <Text as="p">{t('method.doneText')}</Text>
        <ButtonLink href={billingPath()} tone="accent" size="md">
          {t('method.back')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
