import { chartCategory, chartShare, chartValue } from '../messages/commonMessages.ts';

/** The messages of PieChart, in English. */
export const messages = {
  chartCategory,
  chartOther: 'Other',
  chartShare,
  chartTotal: 'Total',
  chartValue,
};
