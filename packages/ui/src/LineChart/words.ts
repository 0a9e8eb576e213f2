import { chartCategory, chartNoValue } from '../messages/commonWords.ts';

/** What LineChart says by itself, in English. */
export const words = {
  chartCategory,
  chartNoValue,
  chartTime: 'Date',
};
