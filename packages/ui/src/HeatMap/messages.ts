import { chartCategory, chartNoValue } from '../messages/commonMessages.ts';

/** The messages of HeatMap, in English. */
export const messages = { chartCategory, chartNoValue };
