import { Page } from '@segno/base';
import { managedArtistsQuery, managedReleasesQuery, useCan, useMessages } from '@segno/data';
import { ButtonLink, EmptyState, Heading, Inline, Link, Stack, Text, UploadIcon, UserIcon } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

/** The artists for whom a person acts, and their releases (BACKSTAGE-3). */
export function BackstageScreen() {
  const t = useMessages(messages);
  const { data: artists } = useSuspenseQuery(managedArtistsQuery());
  const { data: releases } = useSuspenseQuery(managedReleasesQuery());
  const lists = [
    { title: t('artists'), rows: artists, path: 'artists' },
    { title: t('albums'), rows: releases.albums, path: 'albums' },
    { title: t('tracks'), rows: releases.tracks, path: 'tracks' },
  ];
  const can = useCan();
  const mayCreate = can('music.create');
  const actions = (
    <Inline space="md" wrap>
      <Link href="/backstage/requests">{t('requests')}</Link>
      {mayCreate && <Link href="/backstage/tracks/new">{t('newTrack')}</Link>}
      {mayCreate && <Link href="/backstage/albums/new">{t('newAlbum')}</Link>}
      {mayCreate && (
        <ButtonLink href="/backstage/upload" tone="accent" startIcon={<UploadIcon />}>
          {t('upload')}
        </ButtonLink>
      )}
    </Inline>
  );
  return (
    <Page title={t('title')} actions={actions}>
      {artists.length === 0 && releases.albums.length + releases.tracks.length === 0 ? (
        <EmptyState icon={<UserIcon />} title={t('noArtists')} description={t('noArtistsText')} />
      ) : (
        <Stack space="xl">
          {lists.map(({ title, rows, path }) => (
            <Stack key={path}>
              <Heading level={2} size="heading">
                {title}
              </Heading>
              {rows.length === 0 && <Text tone="muted">{t('none')}</Text>}
              {rows.map(({ id, name, status }) => (
                <Inline key={id} justify="between" wrap>
                  <Link href={mayCreate ? `/backstage/${path}/${id}/edit` : `/${path.slice(0, -1)}/${id}`}>
                    {name}
                  </Link>
                  <Inline space="md">
                    <Link href={`/backstage/${path}/${id}/insights`}>{t('insights')}</Link>
                    <Text tone="muted">{t(`status.${status}`)}</Text>
                  </Inline>
                </Inline>
              ))}
            </Stack>
          ))}
        </Stack>
      )}
    </Page>
  );
}
