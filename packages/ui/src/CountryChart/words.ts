import { chartShare, chartValue } from '../messages/commonWords.ts';

/** What CountryChart says by itself, in English. */
export const words = {
  chartShare,
  chartValue,
  country: 'Country',
  showAll: 'Show all',
  showLess: 'Show less',
};
