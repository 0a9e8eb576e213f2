import { type AdminOption, formatMoney, useFormatLocale, useMessages } from '@segno/data';
import { messages } from '../messages/en.ts';

/** Returns the text of a price with its interval, in the language and format of the person. */
export function usePriceText() {
  const t = useMessages(messages);
  const locale = useFormatLocale();
  return (price: NonNullable<AdminOption['price']>): string =>
    t('price.every', {
      price: formatMoney(locale, price, { isShort: true }),
      interval: t(`every.${price.interval}`, { count: price.interval_count }),
    });
}
