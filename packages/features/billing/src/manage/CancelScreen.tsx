import {
  billingQuery,
  type CancelInput,
  cancelPlanMutation,
  cancelReasons,
  pausePlanMutation,
  useMessages,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Button, ButtonLink, Card, Inline, Radio, RadioGroup, Stack, Text, TextArea, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';
import { billingPath, changePlanPath } from '../plans/paths.ts';

type Reason = NonNullable<CancelInput['reason']>;
const reasonMessages = {
  expensive: 'cancel.expensive',
  unused: 'cancel.unused',
  missing: 'cancel.missing',
  other_service: 'cancel.other_service',
  trouble: 'cancel.trouble',
  other: 'cancel.otherReason',
} as const;

const pauses = [1, 2, 3] as const;

/** Cancels the plan, and offers a pause or another plan first. */
export function CancelScreen() {
  const t = useMessages(messages);
  const { day } = useFormat();
  const navigate = useNavigate();
  const { data: billing } = useSuspenseQuery(billingQuery());
  const { mutateAsync: cancel, isPending } = useMutation(cancelPlanMutation());
  const { mutateAsync: pause, isPending: isPausing } = useMutation(pausePlanMutation());
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState('');
  const [when, setWhen] = useState<CancelInput['when']>('period_end');
  const { subscription } = billing;
  if (!subscription) return null;
  const { status, renews_at, product, gateway } = subscription;
  const isPaid = status === 'active' || status === 'trialing';
  const canPause = isPaid && gateway !== 'paypal';

  const end = async (work: Promise<unknown>, message: 'cancel.done' | 'cancel.paused') => {
    try {
      await work;
      await navigate(billingPath());
      toast(t(message));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Page
      title={t('cancel.title')}
      description={
        <Text as="p" tone="muted">
          {isPaid && renews_at
            ? t('cancel.text', { name: product.name, date: day(renews_at) })
            : t('cancel.textNow', { name: product.name })}
        </Text>
      }
    >
      <Stack space="lg">
        {canPause && (
          <Card title={t('cancel.pauseTitle')} level={2} variant="outlined">
            <Stack space="sm">
              <Text tone="muted">{t('cancel.pauseText')}</Text>
              <Inline space="xs" wrap>
                {pauses.map((months) => (
                  <Button
                    key={months}
                    isDisabled={isPausing}
                    onPress={() => void end(pause({ months }), 'cancel.paused')}
                  >
                    {t('cancel.pause', { count: months })}
                  </Button>
                ))}
              </Inline>
            </Stack>
          </Card>
        )}
        {isPaid && (
          <Card
            title={t('cancel.otherTitle')}
            level={2}
            variant="outlined"
            actions={<ButtonLink href={changePlanPath()}>{t('cancel.other')}</ButtonLink>}
          />
        )}
        {isPaid && (
          <RadioGroup
            label={t('cancel.when')}
            value={when}
            onChange={(value) => setWhen(value as CancelInput['when'])}
          >
            <Radio value="period_end">
              {renews_at ? t('cancel.atEnd', { date: day(renews_at) }) : t('cancel.atEndOfTime')}
            </Radio>
            <Radio value="now">{t('cancel.now')}</Radio>
          </RadioGroup>
        )}
        <RadioGroup
          label={t('cancel.reason')}
          value={reason}
          onChange={(value) => setReason(value as Reason)}
        >
          {cancelReasons.map((each) => (
            <Radio key={each} value={each}>
              {t(reasonMessages[each])}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea label={t('cancel.comment')} value={comment} onChange={setComment} maxLength={1000} />
        <Inline space="sm" wrap>
          <Button
            tone="danger"
            size="md"
            isPending={isPending}
            onPress={() =>
              void end(
                cancel({ when, ...(reason && { reason }), ...(comment && { comment }) }),
                'cancel.done',
              )
            }
          >
            {t('cancel.submit')}
          </Button>
          <ButtonLink href={billingPath()} size="md">
            {t('cancel.keep')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}
