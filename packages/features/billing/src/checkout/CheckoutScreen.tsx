import {
  type Checkout,
  confirmTestMutation,
  type GatewayName,
  keepOnboardingSelection,
  payTestMutation,
  type Quote,
  quoteQuery,
  startCheckoutMutation,
  type TestCard,
  useMessages,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Callout, Heading, Inline, Link, Radio, RadioGroup, Stack, Text } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';
import { checkoutDonePath, pricingPath } from '../plans/paths.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { StripeForm } from './StripeForm.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { TestCards } from './TestCards.tsx';

interface CheckoutScreenProps {
  params: { productId: number; priceId: number };
}

/** Subscribes to a plan: what it costs, and the payment. */
export function CheckoutScreen({ params }: CheckoutScreenProps) {
  const t = useMessages(messages);
  const { data: quote } = useSuspenseQuery(quoteQuery(params.priceId));
  // What the visitor chose before signing in has led here.
  useEffect(() => keepOnboardingSelection(null), []);
  return (
    <CheckoutFrame>
      <Heading level={1}>{t('checkout.heading', { name: quote.product.name })}</Heading>
      <PaymentSummary quote={quote} title={t('checkout.summary')} />
      <Payment quote={quote} />
      <Link href={pricingPath()} underline="always">
        {t('checkout.otherPlan')}
      </Link>
    </CheckoutFrame>
  );
}

function Payment({ quote }: { quote: Quote }) {
  const t = useMessages(messages);
  const { money } = useFormat();
  const navigate = useNavigate();
  const { mutateAsync: start, isPending: isStarting } = useMutation(startCheckoutMutation());
  const { mutateAsync: pay, isPending: isPaying } = useMutation(payTestMutation());
  const { mutateAsync: confirm, isPending: isConfirming } = useMutation(confirmTestMutation());
  const [gateway, setGateway] = useState<GatewayName>(quote.gateways[0] ?? 'test');
  const [card, setCard] = useState<TestCard>('success');
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isPending = isStarting || isPaying || isLeaving;

  const follow = async (next: Checkout) => {
    setCheckout(next);
    if (next.status === 'paid')
      await navigate(checkoutDonePath(next.product_id, next.price_id, next.gateway, next.id), {
        replace: true,
      });
  };
  const submit = async () => {
    try {
      const started = await start({ price_id: quote.price.id, gateway });
      if (started.redirect_url) {
        setLeaving(true);
        location.assign(started.redirect_url);
      } else if (started.form) setCheckout(started);
      else await follow(await pay({ id: started.id, card }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const answerBank = async (accept: boolean) => {
    if (!checkout) return;
    try {
      await follow(await confirm({ id: checkout.id, accept }));
    } catch (error) {
      showErrorToast(error);
    }
  };

  if (checkout?.status === 'action')
    return (
      <Callout tone="info" isLive title={t('checkout.bankTitle')}>
        <Stack space="sm">
          <Text>{t('checkout.bankText')}</Text>
          <Inline space="xs" wrap>
            <Button tone="accent" isPending={isConfirming} onPress={() => void answerBank(true)}>
              {t('checkout.bankAccept')}
            </Button>
            <Button isDisabled={isConfirming} onPress={() => void answerBank(false)}>
              {t('checkout.bankRefuse')}
            </Button>
          </Inline>
        </Stack>
      </Callout>
    );
  const isFree = quote.total === 0;
  const payLabel = isFree
    ? t('checkout.startTrial')
    : t('checkout.pay', { amount: money({ amount: quote.total, currency: quote.currency }) });
  if (checkout?.form)
    return (
      <Stack space="md">
        <StripeForm form={checkout.form} label={payLabel} />
        <Text tone="muted">{t('checkout.terms')}</Text>
      </Stack>
    );
  const submitLabels: Record<GatewayName, string> = {
    test: payLabel,
    stripe: t('method.submit'),
    paypal: t('checkout.continue', { name: t('gateway.paypal') }),
  };
  return (
    <Stack space="md">
      {checkout?.status === 'failed' && (
        <Callout tone="danger" isLive title={t('checkout.refused')}>
          {checkout.message}
        </Callout>
      )}
      {quote.gateways.length > 1 && (
        <RadioGroup
          label={t('checkout.method')}
          variant="card"
          value={gateway}
          onChange={(name) => setGateway(name as GatewayName)}
        >
          {quote.gateways.map((name) => (
            <Radio key={name} value={name}>
              {t(`gateway.${name}`)}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {gateway === 'test' && <TestCards value={card} onChange={setCard} isDisabled={isPending} />}
      <Button tone="accent" size="lg" isPending={isPending} onPress={() => void submit()}>
        {submitLabels[gateway]}
      </Button>
      <Text tone="muted">{t('checkout.terms')}</Text>
    </Stack>
  );
}
