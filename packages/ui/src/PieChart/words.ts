import { chartCategory, chartShare, chartValue } from '../messages/commonWords.ts';

/** What PieChart says by itself, in English. */
export const words = {
  chartCategory,
  chartOther: 'Other',
  chartShare,
  chartTotal: 'Total',
  chartValue,
};
