import { exponentOf, type Money } from '@segno/data/contract';
import { Fault } from '../../Fault.ts';

/** Currencies that Stripe counts in whole units: https://docs.stripe.com/currencies#zero-decimal */
const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

const stripeExponent = (currency: string) => (whole.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2);

/** An amount in the unit that Stripe counts a currency in. It differs from ISO 4217 for some. */
export function toStripe({ amount, currency }: Money): number {
  const shift = stripeExponent(currency) - exponentOf(currency);
  const converted = amount * 10 ** shift;
  if (!Number.isSafeInteger(converted))
    throw new Fault(`Stripe cannot take an amount of this size in ${currency}.`);
  return converted;
}

/** An amount of Stripe in the minor unit of its currency, whose code Stripe has in lower case. */
export function fromStripe(amount: number, code: string): number {
  const currency = code.toUpperCase();
  return Math.round(amount * 10 ** (exponentOf(currency) - stripeExponent(currency)));
}
