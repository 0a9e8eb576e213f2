import { useMessages, userPlaylistsQuery, userQuery } from '@segno/data';
import { Avatar, EmptyState, Grid, Heading, Inline, PlaylistIcon, Stack, Text } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { PlaylistCard } from '../cards/RecordCards.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { useIdParam } from '../pagehead/useIdParam.ts';
import { LoadMore } from '../paging/LoadMore.tsx';

/** The views of a user's page. The first one has the path of the page itself. */
export const isUserView = (view: string | undefined): view is 'playlists' | undefined =>
  view === undefined || view === 'playlists';

export function UserScreen() {
  const t = useMessages(pageMessages);
  const { data: user } = useSuspenseQuery(userQuery(useIdParam('userId')));
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
