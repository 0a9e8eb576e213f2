import {
  type Billing,
  billingQuery,
  payOwedMutation,
  resumePlanMutation,
  type Subscription,
  useMessages,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  Chip,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Text,
  toast,
} from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';
import { cancelPath, changePlanPath, methodPath, pricingPath, renewPath } from '../plans/paths.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { TestPanel } from './TestPanel.tsx';

/** The plan of the signed-in person, how it is paid, and the invoices. */
export function BillingScreen() {
  const t = useMessages(messages);
  const { data: billing } = useSuspenseQuery(billingQuery());
  const { subscription } = billing;
  return (
    <Page title={t('billing.title')}>
      <Stack space="xl">
        {subscription ? (
          <>
            <Owed billing={billing} subscription={subscription} />
            <Plan billing={billing} subscription={subscription} />
            <Method billing={billing} />
          </>
        ) : (
          <EmptyState
            title={t('billing.none')}
            action={
              <ButtonLink href={pricingPath()} tone="accent">
                {t('change.title')}
              </ButtonLink>
            }
          />
        )}
        <Stack space="sm">
          <Heading level={2}>{t('billing.invoices')}</Heading>
          <InvoiceTable />
        </Stack>
        {billing.test_time && <TestPanel time={billing.test_time} />}
      </Stack>
    </Page>
  );
}

interface PartProps {
  billing: Billing;
  subscription: Subscription;
}

/** A renewal that was not paid, with the ways to pay it. */
function Owed({ billing: { owed }, subscription }: PartProps) {
  const t = useMessages(messages);
  const { money, day } = useFormat();
  const { mutate: pay, isPending } = useMutation({
    ...payOwedMutation(),
    onError: showErrorToast,
  });
  if (subscription.status !== 'past_due' || !owed) return null;
  return (
    <Callout
      tone="danger"
      title={t('billing.failed')}
      actions={
        <Inline space="xs" wrap>
          <Button
            tone="accent"
            isPending={isPending}
            onPress={() => pay(undefined, { onSuccess: () => toast(t('billing.paid')) })}
          >
            {t('billing.payNow')}
          </Button>
          <ButtonLink href={methodPath()}>{t('billing.changeMethod')}</ButtonLink>
        </Inline>
      }
    >
      {t('billing.failedText', {
        amount: money(owed),
        date: subscription.grace_ends_at ? day(subscription.grace_ends_at) : '',
      })}
    </Callout>
  );
}

const tones = {
  trialing: 'accent',
  active: 'positive',
  past_due: 'danger',
  paused: 'warning',
  cancelled: 'warning',
  ended: 'neutral',
} as const;

function Plan({ billing, subscription }: PartProps) {
  const t = useMessages(messages);
  const { money, interval } = useFormat();
  const { product, price, status } = subscription;
  const { mutate: resume, isPending } = useMutation({ ...resumePlanMutation(), onError: showErrorToast });
  const isPausing = status === 'paused' || (status === 'active' && subscription.resumes_at !== null);
  return (
    <Card
      title={product.name}
      level={2}
      variant="outlined"
      actions={<Chip tone={tones[status]}>{t(`billing.status.${status}`)}</Chip>}
    >
      <Stack space="sm">
        <Text tabular>{`${money(price)} ${interval(price)}`}</Text>
        <Text tone="muted">{useTiming(billing, subscription)}</Text>
        {billing.credit && <Text tone="muted">{t('billing.credit', { amount: money(billing.credit) })}</Text>}
        <Inline space="xs" wrap>
          {status === 'cancelled' ? (
            <ButtonLink href={renewPath()} tone="accent">
              {t('billing.keepPlan')}
            </ButtonLink>
          ) : (
            <>
              {isPausing && (
                <Button tone="accent" isPending={isPending} onPress={() => resume()}>
                  {t('billing.resume')}
                </Button>
              )}
              {status !== 'past_due' && status !== 'paused' && (
                <ButtonLink href={changePlanPath()}>{t('billing.changePlan')}</ButtonLink>
              )}
              <ButtonLink href={cancelPath()} variant="ghost" tone="danger">
                {t('billing.cancelPlan')}
              </ButtonLink>
            </>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** When the plan is paid next, ends, or goes on. */
function useTiming({ next_payment: next }: Billing, subscription: Subscription): string {
  const t = useMessages(messages);
  const { money, day } = useFormat();
  const { status, ends_at, resumes_at } = subscription;
  if (ends_at) return t('billing.ends', { date: day(ends_at) });
  if (resumes_at)
    return t(status === 'paused' ? 'billing.pausesUntil' : 'billing.willPause', { date: day(resumes_at) });
  if (!next) return '';
  return t(status === 'trialing' ? 'billing.trialEnds' : 'billing.renews', {
    date: day(next.at),
    amount: money(next),
  });
}

/** The names of brands that are not their codes with a capital letter. */
const brandNames: Record<string, string> = {
  amex: 'American Express',
  jcb: 'JCB',
  paypal: 'PayPal',
  sepa_debit: 'SEPA',
  unionpay: 'UnionPay',
};

/** The name of a brand, whose code payment services write in lower case. */
const nameOfBrand = (code: string) => brandNames[code] ?? code.charAt(0).toUpperCase() + code.slice(1);

function Method({ billing: { payment_method: method } }: { billing: Billing }) {
  const t = useMessages(messages);
  return (
    <Card
      title={t('billing.method')}
      level={2}
      variant="outlined"
      actions={<ButtonLink href={methodPath()}>{t('billing.changeMethod')}</ButtonLink>}
    >
      {method ? (
        <Stack space="2xs">
          <Text>
            {method.last_four
              ? t('billing.card', { brand: nameOfBrand(method.brand), digits: method.last_four })
              : nameOfBrand(method.brand)}
          </Text>
          {method.exp_month && method.exp_year && (
            <Text tone="muted">
              {t('billing.expires', {
                month: String(method.exp_month).padStart(2, '0'),
                year: String(method.exp_year),
              })}
            </Text>
          )}
        </Stack>
      ) : (
        <Text tone="muted">{t('billing.noMethod')}</Text>
      )}
    </Card>
  );
}
