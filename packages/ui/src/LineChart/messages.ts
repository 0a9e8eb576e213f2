import { chartCategory, chartNoValue } from '../messages/commonMessages.ts';

/** The messages of LineChart, in English. */
export const messages = {
  chartCategory,
  chartNoValue,
  chartTime: 'Date',
};
