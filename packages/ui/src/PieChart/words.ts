import { chartCategory, chartShare, chartValue } from '../messages/commonWords.ts';

/** What PieChart says by itself, in English. */
export const words = {
  chartCategory,
  chartShare,
  chartTotal: 'Total',
  chartValue,
};
