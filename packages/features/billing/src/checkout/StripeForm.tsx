import { type PaymentForm, useMessages } from '@segno/data';
import { Button, Callout, Spinner, Stack, Text } from '@segno/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/en.ts';
import { type OpenStripeForm, openStripeForm } from './stripeScript.ts';

interface StripeFormProps {
  form: PaymentForm;
  /** The text of the button that pays. */
  label: string;
}

/** The payment form of Stripe, which is a frame of its site: this page never sees the card (BILLING-26). */
export function StripeForm({ form, label }: StripeFormProps) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenStripeForm | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const { publishable_key, client_secret } = form;

  useEffect(() => {
    let isCurrent = true;
    let open: OpenStripeForm | undefined;
    if (place.current)
      openStripeForm(place.current, { publishable_key, client_secret }).then(
        (next) => {
          open = next;
          if (isCurrent) setOpened(next);
          else next.close();
        },
        () => isCurrent && setOpened('failed'),
      );
    return () => {
      isCurrent = false;
      open?.close();
    };
  }, [attempt, publishable_key, client_secret]);

  const again = () => {
    setOpened('loading');
    setAttempt(attempt + 1);
  };
  const pay = async () => {
    if (typeof opened === 'string') return;
    setPaying(true);
    setRefusal(null);
    // After a success the browser leaves this page, so the button stays as it is.
    const reason = await opened.confirm().catch(() => t('checkout.formLost'));
    if (reason === null) return;
    setRefusal(reason);
    setPaying(false);
  };

  return (
    <Stack space="md">
      {opened === 'failed' && (
        <Callout tone="danger" isLive title={t('checkout.formFailed')}>
          <Stack space="sm" align="start">
            <Text>{t('checkout.formFailedText')}</Text>
            <Button onPress={again}>{t('checkout.again')}</Button>
          </Stack>
        </Callout>
      )}
      {refusal !== null && (
        <Callout tone="danger" isLive title={t('checkout.refused')}>
          {refusal}
        </Callout>
      )}
      {opened === 'loading' && <Spinner aria-label={t('checkout.formLoading')} />}
      <div ref={place} />
      <Button
        tone="accent"
        size="lg"
        isPending={isPaying}
        isDisabled={typeof opened === 'string'}
        onPress={() => void pay()}
      >
        {label}
      </Button>
    </Stack>
  );
}
