import { billingQuery, resumePlanMutation, useMessages } from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Button, ButtonLink, Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';
import { billingPath } from '../plans/paths.ts';

/** Takes back the cancellation of the plan. */
export function RenewScreen() {
  const t = useMessages(messages);
  const { money, day } = useFormat();
  const navigate = useNavigate();
  const { data: billing } = useSuspenseQuery(billingQuery());
  const { mutateAsync: resume, isPending } = useMutation(resumePlanMutation());
  const { subscription } = billing;
  if (!subscription) return null;
  const { status, ends_at, product, price } = subscription;
  if (status !== 'cancelled')
    return (
      <Page title={t('renew.title')}>
        <Stack space="md" align="start">
          <Text as="p">{t('renew.running', { name: product.name })}</Text>
          <ButtonLink href={billingPath()} size="md">
            {t('method.back')}
          </ButtonLink>
        </Stack>
      </Page>
    );
  const submit = async () => {
    try {
      await resume();
      await navigate(billingPath());
      toast(t('renew.done'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Page title={t('renew.title')}>
      <Stack space="md" align="start">
        <Text as="p">
          {t('renew.text', {
            name: product.name,
            date: ends_at ? day(ends_at) : '',
            amount: money(price),
          })}
        </Text>
        <Button tone="accent" size="md" isPending={isPending} onPress={() => void submit()}>
          {t('renew.submit')}
        </Button>
      </Stack>
    </Page>
  );
}
