import { page } from '@segno/base';
import { siteReportQuery } from '@segno/data';
import { insightParamNames, readInsightInput } from '@segno/editing';
import { messages } from '../messages/en.ts';
import { ReportScreen } from './ReportScreen.tsx';

export const reportPage = page({
  path: '/admin/report',
  frame: 'work',
  rule: { permission: 'reports.view', query: insightParamNames },
  load: ({ client, url }) =>
    client.query({ ...siteReportQuery(readInsightInput(url?.searchParams)), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('page.report') }),
  screen: ReportScreen,
});
