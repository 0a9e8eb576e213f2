import { chartShare, chartValue } from '../messages/commonMessages.ts';

/** The messages of CountryChart, in English. */
export const messages = {
  chartShare,
  chartValue,
  country: 'Country',
  showAll: 'Show all',
  showLess: 'Show less',
};
