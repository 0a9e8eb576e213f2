import { dateDone } from '../messages/commonMessages.ts';

/** The messages of DateRangePicker, in English. */
export const messages = {
  dateCompare: 'Compare with',
  dateCompareCustom: 'Custom period',
  dateCompareNone: 'No comparison',
  dateComparePreviousPeriod: 'Previous period',
  dateComparePreviousYear: 'Previous year',
  dateDone,
  dateEndTime: 'End time',
  dateLast30Days: 'Last 30 days',
  dateLast7Days: 'Last 7 days',
  dateLastMonth: 'Last month',
  datePresets: 'Periods',
  dateStartTime: 'Start time',
  dateThisMonth: 'This month',
  dateThisYear: 'This year',
};
