import { tagAlbumsQuery, tagPath, tagQuery, tagTracksQuery, useMessages, type Tag } from '@segno/data';
import { DiscIcon, EmptyState, Grid, Heading, MusicIcon, Stack, Text } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AlbumCard } from '../cards/RecordCards.tsx';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { LinkTabs } from '../linktabs/LinkTabs.tsx';
import { LoadMore } from '../paging/LoadMore.tsx';
import type { PlayContext } from '../playback/PlayerState.ts';
import { TrackTable } from '../tracklist/TrackTable.tsx';

/** The views of a tag's page; the first one is the page itself. */
export const isTagView = (view: string | undefined): view is 'tracks' | 'albums' | undefined =>
  view === undefined || view === 'tracks' || view === 'albums';

export function TagScreen() {
  const t = useMessages(catalogueMessages);
  const { tagName = '', tabName } = useParams();
  const { data: tag } = useSuspenseQuery(tagQuery(tagName));
  const isAlbums = tabName === 'albums';
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1} size="title">
          #{tag.display_name}
        </Heading>
        <Text tone="muted">
          {t('tracksCount', { count: tag.tracks_count })} · {t('albumsCount', { count: tag.albums_count })}
        </Text>
      </Stack>
      <LinkTabs
        label={t('tag.tabs', { name: tag.display_name })}
        tabs={[
          { href: tagPath(tag, 'tracks'), label: t('tracks'), isCurrent: !isAlbums },
          { href: tagPath(tag, 'albums'), label: t('albums'), isCurrent: isAlbums },
        ]}
      />
      {isAlbums ? <TagAlbums tag={tag} /> : <TagTracks tag={tag} />}
    </Stack>
  );
}

function TagTracks({ tag }: { tag: Tag }) {
  const t = useMessages(catalogueMessages);
  const query = useSuspenseInfiniteQuery(tagTracksQuery(tag.name));
  const tracks = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const context: PlayContext = { type: 'tag', id: tag.name, name: tag.display_name, href: tagPath(tag) };
  if (tracks.length === 0) return <EmptyState icon={<MusicIcon />} title={t('tag.noTracks')} />;
  return (
    <Stack space="lg">
      <TrackTable label={t('album.tracksOf', { name: tag.display_name })} tracks={tracks} context={context} />
      <LoadMore {...query} />
    </Stack>
  );
}

function TagAlbums({ tag }: { tag: Tag }) {
  const t = useMessages(catalogueMessages);
  const query = useSuspenseInfiniteQuery(tagAlbumsQuery(tag.name));
  const albums = query.data.pages.flatMap(({ pagination }) => pagination.data);
  if (albums.length === 0) return <EmptyState icon={<DiscIcon />} title={t('tag.noAlbums')} />;
  return (
    <Stack space="lg">
      <Grid minItemWidth={152} space="lg">
        {albums.map((album, index) => (
          <AlbumCard key={album.id} album={album} isEager={index < 8} />
        ))}
      </Grid>
      <LoadMore {...query} />
    </Stack>
  );
}
