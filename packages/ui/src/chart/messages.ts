import { loading } from '../messages/commonMessages.ts';

/** The messages of charts, in English. */
export const messages = {
  chart: 'Chart',
  chartAsTable: 'Show as table',
  chartCsv: 'Download data (CSV)',
  chartEmpty: 'There is no data for this period yet',
  chartError: 'This chart could not be loaded',
  chartExport: 'Export',
  chartHelp: 'Arrow keys go from point to point.',
  chartPng: 'Download picture (PNG)',
  chartSvg: 'Download drawing (SVG)',
  loading,
};
