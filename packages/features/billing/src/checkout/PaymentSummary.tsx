import { type Quote, useMessages } from '@segno/data';
import { Card, Divider, Inline, Stack, Text } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';

/** What is paid now, line by line, and what is paid next. */
export function PaymentSummary({ quote, title }: { quote: Quote; title: string }) {
  const t = useMessages(messages);
  const { money, day, interval } = useFormat();
  const { currency, next_payment: next } = quote;
  const texts = {
    unused: (name: string) => t('confirm.unused', { name }),
    remaining: (name: string) => t('confirm.remaining', { name }),
    plan: (name: string) => `${name}, ${interval(quote.price)}`,
    trial: (name: string) => name,
    other: (name: string) => name,
  };
  const line = (label: string, amount: number, isStrong = false) => (
    <Inline key={label} space="md" justify="between" align="start">
      <Text weight={isStrong ? 'bold' : 'regular'}>{label}</Text>
      <Text weight={isStrong ? 'bold' : 'regular'} tabular>
        {money({ amount, currency })}
      </Text>
    </Inline>
  );
  return (
    <Card title={title} level={2} variant="outlined">
      <Stack space="sm">
        {quote.lines.map(({ kind, text, amount }) => line(texts[kind](text), amount))}
        {quote.lines.length > 0 && <Divider />}
        {line(t('checkout.dueNow'), quote.total, true)}
        {quote.credit > 0 && (
          <Text tone="muted">
            {t('confirm.credit', { amount: money({ amount: quote.credit, currency }) })}
          </Text>
        )}
        {quote.trial_ends_at && (
          <Text tone="muted">{t('checkout.trial', { date: day(quote.trial_ends_at) })}</Text>
        )}
        {next && (
          <Text tone="muted">
            {t('checkout.next', { amount: money({ amount: next.amount, currency }), date: day(next.at) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
