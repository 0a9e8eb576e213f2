import { playlistQuery, playlistTracksQuery, useLanguage, useMessages } from '@segno/data';
import { EmptyState, formattersOf, PlaylistIcon, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { playlistContext } from '../cards/contexts.ts';
import { pageMessages } from '../messages/pages.en.ts';
import { useIdParam } from '../pagehead/useIdParam.ts';
import { PageHead } from '../pagehead/PageHead.tsx';
import { PlayActions } from '../pagehead/PlayActions.tsx';
import { LoadMore } from '../paging/LoadMore.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';

export function PlaylistScreen() {
  const t = useMessages(pageMessages);
  const format = formattersOf(useLanguage());
  const { data: playlist } = useSuspenseQuery(playlistQuery(useIdParam('playlistId')));
  const tracksQuery = useSuspenseInfiniteQuery(playlistTracksQuery(playlist.id));
  const tracks = tracksQuery.data.pages.flatMap(({ pagination }) =>
    pagination.data.map(({ track }) => track),
  );
  const context = playlistContext(playlist);
  // The player fetches the complete list if only a part of it is loaded here.
  const play = { context, tracks: tracksQuery.hasNextPage ? undefined : tracks };
  return (
    <Stack space="xl">
      <PageHead
        kind={t('kind.playlist')}
        title={playlist.name}
        images={playlist.image ? [playlist.image] : []}
        play={tracks.length > 0 ? play : undefined}
        imageAlt={playlist.name}
        description={playlist.description}
        details={
          <>
            <span>{t('by', { name: playlist.owner.name })}</span>
            <span>{t('tracksCount', { count: playlist.tracks_count })}</span>
            <span>{format.duration(playlist.duration, { length: 'short', precision: 'minute' })}</span>
          </>
        }
        actions={
          <PlayActions {...play} target={{ type: 'playlist', playlist }} isEmpty={tracks.length === 0} />
        }
      />
      {tracks.length === 0 ? (
        <EmptyState
          icon={<PlaylistIcon />}
          title={t('playlist.empty')}
          description={t('playlist.emptyText')}
        />
      ) : (
        <TrackTable label={t('album.tracksOf', { name: playlist.name })} tracks={tracks} context={context} />
      )}
      <LoadMore {...tracksQuery} />
    </Stack>
  );
}
