import type { CountryChartItem } from './CountryChartItem.ts';

export interface RankedCountry {
  readonly code: string;
  readonly name: string;
  readonly value: number;
  /** The share of the total, from 0 to 1. */
  readonly share: number;
}

/** Countries sorted by value, the largest first, each once with its localized name. */
export function rankCountries(data: readonly CountryChartItem[], locale: string): RankedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const nameOf = (code: string) => (/^(?:[A-Z]{2}|\d{3})$/.test(code) ? (names.of(code) ?? code) : code);
  const sums = new Map<string, number>();
  for (const { country, value } of data) {
    const code = country.toUpperCase();
    if (Number.isFinite(value) && value > 0) sums.set(code, (sums.get(code) ?? 0) + value);
  }
  const total = [...sums.values()].reduce((sum, value) => sum + value, 0);
  return [...sums]
    .map(([code, value]) => ({ code, name: nameOf(code), value, share: value / total }))
    .toSorted((a, b) => b.value - a.value || a.name.localeCompare(b.name, locale));
}
