import { Page } from '@segno/base';
import { albumPath, managedAlbumQuery, managedArtistsQuery, useMessages } from '@segno/data';
import { AlbumEditor, AlbumForm, useReleaseRemoval } from '@segno/editing';
import { Button, Inline, Link, TrashIcon } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';

/** The form of a new album. Its tracks are added when it exists. */
export function NewAlbumScreen() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { data: managed } = useSuspenseQuery(managedArtistsQuery());
  return (
    <Page title={t('newAlbum')} description={<Link href="/backstage">{t('title')}</Link>}>
      <AlbumForm
        album={null}
        // One who acts for a single artist need not choose it.
        artists={managed.length === 1 ? managed : []}
        onCreated={({ id }) => void navigate(`/backstage/albums/${id}/edit`)}
      />
    </Page>
  );
}

/** The editor of an album. */
export function AlbumEditScreen({ params }: { params: { albumId: number } }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { data: album } = useSuspenseQuery(managedAlbumQuery(params.albumId));
  const { remove, isRemoving } = useReleaseRemoval('albums');
  return (
    <Page
      title={album.name}
      description={<Link href="/backstage">{t('title')}</Link>}
      actions={
        <Inline space="sm">
          {album.status === 'published' && <Link href={albumPath(album)}>{t('open')}</Link>}
          <Button
            variant="ghost"
            tone="danger"
            startIcon={<TrashIcon />}
            isPending={isRemoving}
            onPress={() => void remove(album).then((isDone) => isDone && navigate('/backstage'))}
          >
            {t('delete')}
          </Button>
        </Inline>
      }
    >
      <AlbumEditor albumId={album.id} trackHref={(id) => `/backstage/tracks/${id}/edit`} />
    </Page>
  );
}
