import { Page } from '@segno/base';
import { useMessages } from '@segno/data';
import { UploadPanel } from '@segno/editing';
import { Link } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** Uploads recordings, which become drafts of tracks (BACKSTAGE-11). */
export function UploadScreen() {
  const t = useMessages(messages);
  return (
    <Page title={t('upload')} actions={<Link href="/backstage/albums/new">{t('newAlbum')}</Link>}>
      <UploadPanel trackHref={(id) => `/backstage/tracks/${id}/edit`} />
    </Page>
  );
}
