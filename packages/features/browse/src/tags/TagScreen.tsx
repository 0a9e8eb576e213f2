import {
  radioPath,
  tagAlbumsQuery,
  tagChannelQuery,
  tagPath,
  tagQuery,
  tagTracksQuery,
  useMessages,
  type Tag,
} from '@segno/data';
import { LinkTabs, LoadMore } from '@segno/base';
import { AlbumCard, HideButton, PageHead, TrackTable } from '@segno/music';
import { tagContext } from '@segno/playback';
import { ButtonLink, DiscIcon, EmptyState, Grid, MusicIcon, RadioIcon, Stack } from '@segno/ui';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { channelImages } from '../channels/channelImages.ts';
import { ChannelSectionRow } from '../channels/ChannelSectionRow.tsx';
import { pageMessages } from '../messages/pages.en.ts';

export function TagScreen({ params }: { params: { tagName: string; tagTab?: 'tracks' | 'albums' } }) {
  const t = useMessages(pageMessages);
  const { tagName, tagTab } = params;
  const { data: tag } = useSuspenseQuery(tagQuery(tagName));
  const { data: channel } = useQuery(tagChannelQuery(tagName));
  const isAlbums = tagTab === 'albums';
  const isOverview = tagTab === undefined && channel !== undefined && channel.sections.length > 0;
  return (
    <Stack space="xl">
      <PageHead
        kind={t('kind.tag')}
        title={`#${tag.display_name}`}
        images={channel ? channelImages(channel) : []}
        details={
          <>
            <span>{t('tracksCount', { count: tag.tracks_count })}</span>
            <span>{t('albumsCount', { count: tag.albums_count })}</span>
          </>
        }
        moreActions={
          <>
            {tag.tracks_count > 0 && (
              <ButtonLink size="md" startIcon={<RadioIcon />} href={radioPath('tag', tag)}>
                {t('radio')}
              </ButtonLink>
            )}
            <HideButton kind="tag" id={tag.id} name={tag.display_name} />
          </>
        }
        play={tag.tracks_count > 0 ? { context: tagContext(tag) } : undefined}
      />
      <LinkTabs
        label={t('tag.tabs', { name: tag.display_name })}
        tabs={[
          { href: tagPath(tag), label: t('search.all'), isCurrent: tagTab === undefined },
          { href: tagPath(tag, 'tracks'), label: t('tracks'), isCurrent: tagTab === 'tracks' },
          { href: tagPath(tag, 'albums'), label: t('albums'), isCurrent: isAlbums },
        ]}
      />
      {isOverview ? (
        channel.sections.map((section, index) => (
          <ChannelSectionRow key={section.id} section={section} restriction={tag.name} index={index} />
        ))
      ) : isAlbums ? (
        <TagAlbums tag={tag} />
      ) : (
        <TagTracks tag={tag} />
      )}
    </Stack>
  );
}

function TagTracks({ tag }: { tag: Tag }) {
  const t = useMessages(pageMessages);
  const query = useSuspenseInfiniteQuery(tagTracksQuery(tag.name));
  const tracks = query.data.pages.flatMap(({ pagination }) => pagination.data);
  if (tracks.length === 0) return <EmptyState icon={<MusicIcon />} title={t('tag.noTracks')} />;
  return (
    <Stack space="lg">
      <TrackTable
        label={t('album.tracksOf', { name: tag.display_name })}
        tracks={tracks}
        context={tagContext(tag)}
      />
      <LoadMore {...query} />
    </Stack>
  );
}

function TagAlbums({ tag }: { tag: Tag }) {
  const t = useMessages(pageMessages);
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
