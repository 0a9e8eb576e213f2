/** Currencies whose minor unit is not a hundredth (ISO 4217). The digits of `Intl` differ from these for some. */
const exponents: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** The number of decimal digits of a currency's minor unit. */
export const exponentOf = (currency: string): number => exponents[currency] ?? 2;

/** An amount in a currency's minor unit. */
export interface Money {
  amount: number;
  currency: string;
}

/** The decimal number of an amount, exactly: `1999` EUR is `19.99`. Payment services and structured data read it. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** An amount as people read it in a language. `isShort` leaves out the zeros of a whole number. */
export function formatMoney(language: string, money: Money, { isShort = false } = {}): string {
  const digits = exponentOf(money.currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(isShort && { trailingZeroDisplay: 'stripIfInteger' }),
    // The text is exact, also where the amount as a number would not be.
  }).format(toDecimal(money) as unknown as number);
}
