import { ApiError, type Checkout, refreshCheckoutMutation, useMessages } from '@segno/data';
import { useAddressQuery } from '@segno/base';
import { ButtonLink, Heading, Inline, Spinner, Stack, Text } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '../messages/en.ts';
import { billingPath, checkoutPath } from '../plans/paths.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** How often, and how many times, the payment service is asked, in milliseconds. */
const asking = { every: 2000, most: 30 } as const;

interface CheckoutDoneScreenProps {
  params: { productId: number; priceId: number };
}

/** Where people come back to from the payment. It shows what the payment service tells the server. */
export function CheckoutDoneScreen({ params }: CheckoutDoneScreenProps) {
  const t = useMessages(messages);
  const status = useCheckoutStatus(useAddressQuery().get('checkout') ?? '');
  if (status === 'paid')
    return (
      <Result title={t('checkout.doneTitle')} text={t('checkout.doneText')}>
        <ButtonLink href="/" tone="accent" size="md">
          {t('checkout.listen')}
        </ButtonLink>
        <ButtonLink href={billingPath()} size="md">
          {t('billing.title')}
        </ButtonLink>
      </Result>
    );
  if (status === 'open')
    return (
      <Result title={t('checkout.waiting')} text={t('checkout.waitingText')}>
        <Spinner aria-label={t('checkout.waiting')} />
      </Result>
    );
  return (
    <Result title={t('checkout.notPaid')} text={t('checkout.notPaidText')}>
      <ButtonLink href={checkoutPath(params.productId, params.priceId)} tone="accent" size="md">
        {t('checkout.again')}
      </ButtonLink>
    </Result>
  );
}

/** The status of a payment, which is asked for until it is decided. */
function useCheckoutStatus(id: string): 'open' | 'paid' | 'failed' {
  const { mutateAsync: refresh } = useMutation(refreshCheckoutMutation());
  const [status, setStatus] = useState<Checkout['status']>(id ? 'open' : 'failed');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (status !== 'open' || asked >= asking.most) return;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        refresh({ id }).then(
          (checkout) => isCurrent && (setStatus(checkout.status), setAsked(asked + 1)),
          // Without an response nothing is known yet; a payment that does not exist never will be.
          (error: unknown) =>
            isCurrent &&
            setAsked(error instanceof ApiError && error.status === 404 ? asking.most : asked + 1),
        );
      },
      asked === 0 ? 0 : asking.every,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, id, refresh, status]);
  if (status === 'paid') return 'paid';
  return status === 'open' && asked < asking.most ? 'open' : 'failed';
}

interface ResultProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Result({ title, text, children }: ResultProps) {
  return (
    <CheckoutFrame>
      <Stack space="md">
        <Heading level={1}>{title}</Heading>
        <Text as="p" tone="muted">
          {text}
        </Text>
        <Inline space="xs" wrap>
          {children}
        </Inline>
      </Stack>
    </CheckoutFrame>
  );
}
