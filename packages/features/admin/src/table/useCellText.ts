import { useFormatLocale, useMessages, useStartup } from '@segno/data';
import { formattersOf } from '@segno/ui';
import type { PriceValue } from '../form/PricesField.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import type { AdminColumn, AnyRecord } from '../views/AdminView.ts';
import { usePriceText } from './usePriceText.ts';

const isRef = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** A duration in milliseconds as minutes and seconds. */
const clock = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Returns the text of a cell, in the language and format of the person. */
export function useCellText() {
  const t = useMessages(messages);
  const locale = useFormatLocale();
  const format = formattersOf(locale);
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  const priceText = usePriceText();
  const kilobytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const textOf = (key: string, value: string) => (key in messages.lines ? t(key as AdminKey) : value);
  return (record: AnyRecord, { id, kind }: AdminColumn): string => {
    const value = record[id];
    if (value === null || value === undefined || value === '') return '';
    const plain = typeof value === 'string' ? value : '';
    switch (kind) {
      case 'number':
        return format.number(Number(value));
      case 'size':
        return kilobytes.format(Number(value) / 1000);
      case 'date':
      case 'time':
        return format.date(plain);
      case 'instant':
        return format.date(plain, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      case 'choice':
        return textOf(`value.${plain}`, plain);
      case 'page':
        return textOf(`page.${plain}`, plain);
      case 'flag':
        return t(value === true ? 'value.yes' : 'value.no');
      case 'duration':
        return clock(Number(value));
      case 'ref':
        return isRef(value) ? value.name : '';
      case 'refs':
        return Array.isArray(value) ? value.flatMap((each) => (isRef(each) ? each.name : [])).join(', ') : '';
      case 'price':
        return (Array.isArray(value) ? (value as PriceValue[]) : [value as PriceValue])
          .map(priceText)
          .join(', ');
      case 'text':
        return plain;
    }
  };
}
