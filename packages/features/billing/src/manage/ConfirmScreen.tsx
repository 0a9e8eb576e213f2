import {
  changePlanMutation,
  type LimitChange,
  type Quote,
  quoteQuery,
  Trans,
  useMessages,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Button, Callout, FormattedBytes, Heading, Inline, Link, Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PaymentSummary } from '../checkout/PaymentSummary.tsx';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';
import { billingPath, changePlanPath } from '../plans/paths.ts';

interface ConfirmScreenProps {
  params: { productId: number; priceId: number };
}

/** What a change of the plan brings, takes and costs, before it is made. */
export function ConfirmScreen({ params }: ConfirmScreenProps) {
  const t = useMessages(messages);
  const { money } = useFormat();
  const navigate = useNavigate();
  const { data: quote } = useSuspenseQuery(quoteQuery(params.priceId));
  const { mutateAsync: change, isPending } = useMutation(changePlanMutation());
  const submit = async () => {
    try {
      const { redirect_url } = await change({ price_id: quote.price.id, quoted_at: quote.quoted_at });
      if (redirect_url) {
        location.assign(redirect_url);
        return;
      }
      await navigate(billingPath());
      toast(t('confirm.done'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Page title={t('confirm.heading', { name: quote.product.name })}>
      <Stack space="lg">
        {quote.change && <Difference change={quote.change} />}
        <PaymentSummary quote={quote} title={t('confirm.cost')} />
        <Inline space="sm" wrap>
          <Button tone="accent" size="md" isPending={isPending} onPress={() => void submit()}>
            {quote.total > 0
              ? t('confirm.submit', { amount: money({ amount: quote.total, currency: quote.currency }) })
              : t('confirm.submitFree')}
          </Button>
          <Link href={changePlanPath()} underline="always">
            {t('checkout.otherPlan')}
          </Link>
        </Inline>
      </Stack>
    </Page>
  );
}

function Difference({ change }: { change: NonNullable<Quote['change']> }) {
  const t = useMessages(messages);
  const list = (title: string, features: readonly string[]) =>
    features.length > 0 && (
      <Stack space="xs">
        <Heading level={2}>{title}</Heading>
        <Stack as="ul" space="2xs">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Stack>
      </Stack>
    );
  return (
    <Stack space="md">
      {list(t('confirm.gained'), change.features_gained)}
      {list(t('confirm.lost'), change.features_lost)}
      {change.limits.length > 0 && (
        <Stack space="xs">
          <Heading level={2}>{t('confirm.limits')}</Heading>
          {change.limits.map((limit) => (
            <Limit key={`${limit.permission} ${limit.restriction}`} limit={limit} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const namedLimits = ['playlists.create', 'music.create', 'uploads.create'] as const;

function Limit({ limit: { permission, restriction, from, to, used } }: { limit: LimitChange }) {
  const t = useMessages(messages);
  const { number } = useFormat();
  const name = namedLimits.find((one) => one === permission) ?? 'other';
  const value = (limit: number | null, key: string) => {
    if (limit === null) return t('confirm.unlimited');
    // The limit of space is in bytes.
    return restriction === 'space' ? <FormattedBytes key={key} value={limit} /> : number(limit);
  };
  const isOver = to !== null && used !== null && used > to;
  return (
    <Stack space="2xs">
      <Text>
        {t(`confirm.limit.${name}`)}:{' '}
        <Trans
          message={t('confirm.limitChange')}
          values={{ from: value(from, 'from'), to: value(to, 'to') }}
        />
      </Text>
      {isOver && (
        <Callout tone="warning">
          <Trans message={t('confirm.over')} values={{ used: value(used, 'used') }} />
        </Callout>
      )}
    </Stack>
  );
}
