import { exponentOf, useMessages, useSetting } from '@segno/data';
import { Inline, NumberField, Select, SelectItem, Stack, Text, TextField } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { AddRow, RemoveRow } from './RowButtons.tsx';

export interface PriceValue {
  amount: number;
  currency: string;
  interval: 'day' | 'month' | 'year';
  interval_count: number;
}

export interface PricesFieldProps {
  label: string;
  value: readonly PriceValue[];
  onChange: (value: PriceValue[]) => void;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
}

const intervals = ['day', 'month', 'year'] as const;

/** What a plan costs, by the time that one payment lasts. */
export function PricesField({ label, value, onChange, isDisabled, errorMessage }: PricesFieldProps) {
  const t = useMessages(messages);
  const currencies = useSetting('billing.currencies') ?? [];
  const change = (index: number, part: Partial<PriceValue>) =>
    onChange(value.map((price, place) => (place === index ? { ...price, ...part } : price)));
  const next = (): PriceValue => ({
    amount: 0,
    currency: value[0]?.currency ?? currencies[0] ?? 'EUR',
    interval: value.some(({ interval }) => interval === 'month') ? 'year' : 'month',
    interval_count: 1,
  });
  return (
    <Stack space="sm" role="group" aria-label={label}>
      <Text weight="medium">{label}</Text>
      {value.map((price, index) => {
        const unit = 10 ** exponentOf(price.currency);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the rows have no identity but their place
          <Inline key={index} space="sm" align="end" wrap>
            <NumberField
              label={t('prices.amount')}
              isDisabled={isDisabled}
              hideSteppers
              minValue={0}
              formatOptions={{
                minimumFractionDigits: exponentOf(price.currency),
                maximumFractionDigits: exponentOf(price.currency),
              }}
              value={price.amount / unit}
              onChange={(amount) =>
                change(index, { amount: Number.isNaN(amount) ? 0 : Math.round(amount * unit) })
              }
            />
            {currencies.length === 0 ? (
              <TextField
                label={t('prices.currency')}
                isDisabled={isDisabled}
                maxLength={3}
                value={price.currency}
                onChange={(currency) => change(index, { currency: currency.toUpperCase() })}
              />
            ) : (
              <Select
                label={t('prices.currency')}
                isDisabled={isDisabled}
                value={price.currency}
                onChange={(key) => change(index, { currency: String(key) })}
              >
                {[...new Set([...currencies, price.currency])].map((each) => (
                  <SelectItem key={each} id={each}>
                    {each}
                  </SelectItem>
                ))}
              </Select>
            )}
            <NumberField
              label={t('prices.count')}
              isDisabled={isDisabled}
              hideSteppers
              minValue={1}
              maxValue={1000}
              value={price.interval_count}
              onChange={(count) => change(index, { interval_count: Number.isNaN(count) ? 1 : count })}
            />
            <Select
              label={t('prices.interval')}
              isDisabled={isDisabled}
              value={price.interval}
              onChange={(key) => change(index, { interval: key as PriceValue['interval'] })}
            >
              {intervals.map((each) => (
                <SelectItem key={each} id={each}>
                  {t(`value.${each}`)}
                </SelectItem>
              ))}
            </Select>
            <RemoveRow
              label={t('prices.remove', { number: index + 1 })}
              isDisabled={isDisabled}
              onPress={() => onChange(value.filter((_, place) => place !== index))}
            />
          </Inline>
        );
      })}
      {errorMessage && (
        <Text size="sm" tone="danger">
          {errorMessage}
        </Text>
      )}
      <AddRow label={t('prices.add')} isDisabled={isDisabled} onPress={() => onChange([...value, next()])} />
    </Stack>
  );
}
