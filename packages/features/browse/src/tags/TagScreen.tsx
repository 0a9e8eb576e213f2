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
import { LinkTabs, PagedItems } from '@segno/base';
import { HideButton, PageHead, TrackTable } from '@segno/music';
import { tagContext } from '@segno/playback';
import { ButtonLink, DiscIcon, EmptyState, MusicIcon, RadioIcon, Stack } from '@segno/ui';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { channelImages } from '../channels/channelImages.ts';
import { ChannelSectionRow } from '../channels/ChannelSectionRow.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { AlbumGrid } from '../albums/AlbumGrid.tsx';

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
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(tagTracksQuery(tag.name))}
      empty={<EmptyState icon={<MusicIcon />} title={t('tag.noTracks')} />}
    >
      {(tracks) => (
        <TrackTable
          label={t('album.tracksOf', { name: tag.display_name })}
          tracks={tracks}
          context={tagContext(tag)}
        />
      )}
    </PagedItems>
  );
}

function TagAlbums({ tag }: { tag: Tag }) {
  const t = useMessages(pageMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(tagAlbumsQuery(tag.name))}
      empty={<EmptyState icon={<DiscIcon />} title={t('tag.noAlbums')} />}
    >
      {(albums) => <AlbumGrid albums={albums} />}
    </PagedItems>
  );
}
