import { Page } from '@segno/base';
import { useMessages } from '@segno/data';
import { UploadPanel } from '@segno/editing';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';
import { recordPath } from '../views/adminPath.ts';

/** Uploads of recordings for any artist. */
export function AdminUploadScreen() {
  const t = useMessages(messages);
  return (
    <AdminFrame current="upload">
      <Page title={t('page.upload')}>
        <UploadPanel trackHref={(id) => recordPath('tracks', id)} />
      </Page>
    </AdminFrame>
  );
}
