import { useMessages, userPlaylistsQuery, userQuery } from '@segno/data';
import { usePageParams } from '@segno/shell/offers';
import { Avatar, EmptyState, Grid, Heading, Inline, PlaylistIcon, Stack, Text } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { PlaylistCard } from '../cards/RecordCards.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { LoadMore } from '../paging/LoadMore.tsx';

export function UserScreen() {
  const t = useMessages(pageMessages);
  const { data: user } = useSuspenseQuery(userQuery(usePageParams<'user'>().userId));
  const query = useSuspenseInfiniteQuery(userPlaylistsQuery(user.id));
  const playlists = query.data.pages.flatMap(({ pagination }) => pagination.data);
  return (
    <Stack space="xl">
      <Inline space="lg">
        <Avatar name={user.name} size="xl" aria-hidden />
        <Stack space="2xs">
          <Text size="sm" tone="muted">
            {t('kind.user')}
          </Text>
          <Heading level={1}>
            <bdi>{user.name}</bdi>
          </Heading>
          <Text tone="muted">{t('playlistsCount', { count: user.playlists_count })}</Text>
        </Stack>
      </Inline>
      {playlists.length === 0 ? (
        <EmptyState icon={<PlaylistIcon />} title={t('user.empty', { name: user.name })} />
      ) : (
        <Grid minItemWidth={152} space="lg">
          {playlists.map((playlist, index) => (
            <PlaylistCard key={playlist.id} playlist={playlist} isEager={index < 8} />
          ))}
        </Grid>
      )}
      <LoadMore {...query} />
    </Stack>
  );
}
