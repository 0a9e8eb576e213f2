import { Page } from '@segno/base';
import {
  type ManagedArtist,
  managedArtistsQuery,
  type ManagedReleases,
  managedReleasesQuery,
  useCan,
  useMessages,
} from '@segno/data';
import { RecordRows } from '@segno/editing';
import {
  ButtonLink,
  EmptyState,
  FormattedDate,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  UploadIcon,
  UserIcon,
} from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '../messages/en.ts';

type ListedRelease = ManagedReleases['albums'][number];

const tones = { draft: 'neutral', scheduled: 'accent', published: 'positive', hidden: 'warning' } as const;

/** The artists for whom a person acts, and their releases (BACKSTAGE-3). */
export function BackstageScreen() {
  const t = useMessages(messages);
  const { data: artists } = useSuspenseQuery(managedArtistsQuery());
  const { data: releases } = useSuspenseQuery(managedReleasesQuery());
  const can = useCan();
  const mayCreate = can('music.create');
  const isEmpty = artists.length === 0 && releases.albums.length + releases.tracks.length === 0;
  const rowOf = (path: string, record: ListedRelease | ManagedArtist, detail: ReactNode) => ({
    id: record.id,
    name: record.name,
    href: mayCreate ? `/backstage/${path}/${record.id}/edit` : `/${path.slice(0, -1)}/${record.id}`,
    image: record.image,
    detail,
    status: t(`status.${record.status}`),
    tone: tones[record.status],
    links: <Link href={`/backstage/${path}/${record.id}/insights`}>{t('insights')}</Link>,
  });
  const dayOf = ({ release_date }: ListedRelease) =>
    release_date === null ? null : <FormattedDate value={release_date} />;
  const lists = [
    {
      title: t('artists'),
      shape: 'round' as const,
      rows: artists.map((artist) => rowOf('artists', artist, t(`role.${artist.role}`))),
    },
    { title: t('albums'), rows: releases.albums.map((album) => rowOf('albums', album, dayOf(album))) },
    { title: t('tracks'), rows: releases.tracks.map((track) => rowOf('tracks', track, dayOf(track))) },
  ];
  const actions = (
    <Inline space="sm" wrap>
      <ButtonLink href="/backstage/requests" variant="ghost">
        {t('requests')}
      </ButtonLink>
      {mayCreate && (
        <>
          <ButtonLink href="/backstage/tracks/new" variant="ghost">
            {t('newTrack')}
          </ButtonLink>
          <ButtonLink href="/backstage/albums/new" variant="ghost">
            {t('newAlbum')}
          </ButtonLink>
          <ButtonLink href="/backstage/upload" tone="accent" startIcon={<UploadIcon />}>
            {t('upload')}
          </ButtonLink>
        </>
      )}
    </Inline>
  );
  return (
    <Page title={t('title')} actions={actions}>
      {isEmpty ? (
        <EmptyState
          icon={<UserIcon />}
          title={t('noArtists')}
          description={t('noArtistsText')}
          action={
            can('backstageRequests.create') && (
              <ButtonLink href="/backstage/requests" tone="accent">
                {t('requests')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <Stack space="xl">
          {lists.map(({ title, ...list }) => (
            <Stack key={title} space="sm">
              <Heading level={2} size="heading">
                {title}
              </Heading>
              {list.rows.length === 0 ? (
                <Text tone="muted">{t('none')}</Text>
              ) : (
                <RecordRows label={title} {...list} />
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </Page>
  );
}
