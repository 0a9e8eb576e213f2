import { chartCategory, chartNoValue } from '../messages/commonWords.ts';

/** What BarChart says by itself, in English. */
export const words = {
  chartCategory,
  chartNoValue,
};
