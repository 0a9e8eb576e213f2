import { formatNumber } from './formatNumber.ts';

const decimal = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
const binary = ['byte', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const;

export interface BytesOptions {
  /** Whether a step is 1000 (kB, MB) or 1024 (KiB, MiB). */
  units: 'decimal' | 'binary';
  maximumFractionDigits: number;
}

/** A number of bytes in the largest unit that leaves at least one of it: `5 bytes`, `1.5 MB`, `1.4 MiB`. */
export function formatBytes(
  bytes: number,
  locale: string,
  { units, maximumFractionDigits }: BytesOptions,
): string {
  const step = units === 'binary' ? 1024 : 1000;
  const scale = 10 ** maximumFractionDigits;
  let value = bytes;
  let power = 0;
  // Rounded before it is compared: 999.96 kB would be written as 1,000 kB.
  while (power < decimal.length - 1 && Math.round(Math.abs(value) * scale) / scale >= step) {
    value /= step;
    power += 1;
  }
  if (power === 0)
    return formatNumber(value, locale, {
      style: 'unit',
      unit: 'byte',
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    });
  // Intl has no binary units; their symbols are the same in every language.
  return units === 'binary'
    ? `${formatNumber(value, locale, { maximumFractionDigits })}\u00a0${binary[power]}`
    : formatNumber(value, locale, {
        style: 'unit',
        unit: decimal[power],
        unitDisplay: 'short',
        maximumFractionDigits,
      });
}
