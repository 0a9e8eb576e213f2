import { chartCategory, chartNoValue } from '../messages/commonMessages.ts';

/** The messages of BarChart, in English. */
export const messages = {
  chartCategory,
  chartNoValue,
};
