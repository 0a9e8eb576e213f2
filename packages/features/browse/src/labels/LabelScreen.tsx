import {
  labelAlbumsQuery,
  labelArtistsQuery,
  labelPath,
  labelQuery,
  labelTracksQuery,
  useLanguage,
  useMessages,
  type Album,
  type LabelDetail,
} from '@segno/data';
import { CardGrid, LinkTabs, PagedItems, Section } from '@segno/base';
import { ArtistCard, PageHead, PlayActions, TrackTable } from '@segno/music';
import { labelContext } from '@segno/playback';
import { DiscIcon, EmptyState, HtmlView, Link, MusicIcon, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { pageMessages } from '../messages/pages.en.ts';
import { socialMessages } from '../messages/social.en.ts';
import { AlbumGrid } from '../albums/AlbumGrid.tsx';

export function LabelScreen({
  params,
}: {
  params: { labelId: number; tabName?: 'albums' | 'artists' | 'tracks' };
}) {
  const t = useMessages(socialMessages);
  const page = useMessages(pageMessages);
  const language = useLanguage();
  const { data: label } = useSuspenseQuery(labelQuery(params.labelId));
  const { data: albums } = useSuspenseInfiniteQuery(labelAlbumsQuery(label.id));
  const context = labelContext(label);
  const view = params.tabName === 'albums' ? undefined : params.tabName;
  return (
    <Stack space="xl">
      <PageHead
        kind={t('label.kind')}
        title={label.name}
        images={label.image ? [label.image] : coversOf(albums.pages[0]?.pagination.data ?? [])}
        details={
          <>
            <span>{page('albumsCount', { count: label.albums_count })}</span>
            <span>{page('artistsCount', { count: label.artists_count })}</span>
            {label.country && (
              <span>{new Intl.DisplayNames(language, { type: 'region' }).of(label.country)}</span>
            )}
            {label.website && (
              <Link href={label.website} target="_blank" rel="noopener nofollow ugc">
                {t('label.website')}
              </Link>
            )}
          </>
        }
        actions={<PlayActions context={context} isEmpty={label.tracks_count === 0} />}
      />
      <LinkTabs
        label={t('label.views', { name: label.name })}
        tabs={[
          { href: labelPath(label), label: t('tabs.albums'), isCurrent: view === undefined },
          { href: labelPath(label, 'artists'), label: t('tabs.artists'), isCurrent: view === 'artists' },
          { href: labelPath(label, 'tracks'), label: t('tabs.tracks'), isCurrent: view === 'tracks' },
        ]}
      />
      {view === undefined && <Albums label={label} />}
      {view === 'artists' && <Artists label={label} />}
      {view === 'tracks' && <Tracks label={label} />}
      {label.description && (
        <Section title={t('label.about')}>
          <HtmlView size="sm" formats="basic" html={label.description} />
        </Section>
      )}
    </Stack>
  );
}

/** A label without a picture has the covers of its albums, as a tag has. */
const coversOf = (albums: readonly Album[]) => {
  const images = albums.flatMap(({ image }) => (image ? [image] : []));
  return [...new Map(images.map((image) => [image.src, image])).values()];
};

function Albums({ label }: { label: LabelDetail }) {
  const t = useMessages(socialMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(labelAlbumsQuery(label.id))}
      empty={<EmptyState icon={<DiscIcon />} title={t('label.noAlbums')} />}
    >
      {(albums) => <AlbumGrid albums={albums} />}
    </PagedItems>
  );
}

function Artists({ label }: { label: LabelDetail }) {
  const t = useMessages(socialMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(labelArtistsQuery(label.id))}
      empty={<EmptyState icon={<MusicIcon />} title={t('label.noArtists')} />}
    >
      {(artists) => (
        <CardGrid>
          {artists.map((artist, index) => (
            <ArtistCard key={artist.id} artist={artist} isEager={index < 8} />
          ))}
        </CardGrid>
      )}
    </PagedItems>
  );
}

function Tracks({ label }: { label: LabelDetail }) {
  const t = useMessages(socialMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(labelTracksQuery(label.id))}
      empty={<EmptyState icon={<MusicIcon />} title={t('label.noTracks')} />}
    >
      {(tracks) => <TrackTable label={label.name} tracks={tracks} context={labelContext(label)} />}
    </PagedItems>
  );
}
