import { Page } from '@segno/base';
import { artistPath, managedArtistQuery, useMessages } from '@segno/data';
import { ArtistForm } from '@segno/editing';
import { Link, Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { TeamPanel } from './TeamPanel.tsx';

/** The form of an artist for whom the person acts. */
export function ArtistEditScreen({ params }: { params: { artistId: number } }) {
  const t = useMessages(messages);
  const { data: artist } = useSuspenseQuery(managedArtistQuery(params.artistId));
  return (
    <Page
      title={artist.name}
      description={<Link href="/backstage">{t('title')}</Link>}
      actions={artist.status === 'published' && <Link href={artistPath(artist)}>{t('open')}</Link>}
    >
      <Stack space="xl">
        <ArtistForm key={artist.id} artist={artist} />
        <TeamPanel artistId={artist.id} />
      </Stack>
    </Page>
  );
}
