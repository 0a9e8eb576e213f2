import { useMessages } from '@segno/data';
import { Page } from '@segno/base';
import { ReportView } from '@segno/editing';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';
import { insightsPath, recordPath } from '../views/adminPath.ts';

const hrefs = {
  tracks: (id: number) => insightsPath('tracks', id),
  albums: (id: number) => insightsPath('albums', id),
  artists: (id: number) => insightsPath('artists', id),
  users: (id: number) => recordPath('users', id),
};

/** Plays and visitors of the site (INSIGHT-7). */
export function ReportScreen() {
  const t = useMessages(messages);
  return (
    <AdminFrame current="report">
      <Page title={t('page.report')}>
        <ReportView hrefs={hrefs} />
      </Page>
    </AdminFrame>
  );
}
