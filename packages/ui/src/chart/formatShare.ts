import { formatNumber } from '../format/formatNumber.ts';

/** A part of a whole, from 0 to 1, as a percentage: `12.5%`. */
export const formatShare = (share: number, locale: string): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 });
