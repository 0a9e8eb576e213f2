import { albumQuery, artistAlbumsQuery, useLanguage, useMessages } from '@segno/data';
import { usePageParams } from '@segno/shell/offers';
import { EmptyState, formattersOf, HtmlView, MusicIcon, Stack, Text } from '@segno/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ArtistLinks } from '../cards/ArtistLinks.tsx';
import { albumContext } from '../cards/contexts.ts';
import { AlbumCard } from '../cards/RecordCards.tsx';
import { NameChips } from '../cards/NameChips.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { PageHead } from '../pagehead/PageHead.tsx';
import { PlayActions } from '../pagehead/PlayActions.tsx';
import { CardRow } from '../sections/CardRow.tsx';
import { Section } from '../sections/Section.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';

export function AlbumScreen() {
  const t = useMessages(pageMessages);
  const format = formattersOf(useLanguage());
  const { data: album } = useSuspenseQuery(albumQuery(usePageParams<'album'>().albumId));
  const context = albumContext(album);
  return (
    <Stack space="xl">
      <PageHead
        kind={t(`albumType.${album.type}`)}
        title={album.name}
        images={album.image ? [album.image] : []}
        play={album.tracks.length > 0 ? { context, tracks: album.tracks } : undefined}
        imageAlt={album.name}
        details={
          <>
            <Text weight="medium">
              <ArtistLinks artists={album.artists} />
            </Text>
            {album.release_date && <span>{album.release_date.slice(0, 4)}</span>}
            <span>{t('tracksCount', { count: album.tracks_count })}</span>
            <span>{format.duration(album.duration, { length: 'short', precision: 'minute' })}</span>
          </>
        }
        actions={
          <PlayActions
            context={context}
            tracks={album.tracks}
            target={{ type: 'album', album }}
            isEmpty={album.tracks.length === 0}
          />
        }
      />
      {album.tracks.length === 0 ? (
        <EmptyState icon={<MusicIcon />} title={t('album.empty')} description={t('album.emptyText')} />
      ) : (
        <TrackTable
          label={t('album.tracksOf', { name: album.name })}
          tracks={album.tracks}
          context={context}
          numbering="number"
          hasAlbums={false}
        />
      )}
      <NameChips genres={album.genres} tags={album.tags} />
      {album.description && (
        <Section title={t('album.about')}>
          <HtmlView size="sm" formats="basic" html={album.description} />
        </Section>
      )}
      <Text tone="muted" size="sm">
        {album.release_date &&
          t('album.released', { date: format.date(album.release_date, { dateStyle: 'long' }) })}
        {album.label && ` · ${album.label.name}`}
      </Text>
      {album.artists[0] && <MoreByArtist artist={album.artists[0]} albumId={album.id} />}
    </Stack>
  );
}

/**
 * The artist's other albums. They are optional: the page renders without waiting for them, and without them on failure.
 */
function MoreByArtist({ artist, albumId }: { artist: { id: number; name: string }; albumId: number }) {
  const t = useMessages(pageMessages);
  const { data } = useInfiniteQuery(artistAlbumsQuery(artist.id));
  const others = (data?.pages ?? [])
    .flatMap(({ pagination }) => pagination.data)
    .filter(({ id }) => id !== albumId);
  if (others.length === 0) return null;
  return (
    <CardRow title={t('album.moreBy', { name: artist.name })}>
      {others.map((album) => (
        <AlbumCard key={album.id} album={album} detail="year" />
      ))}
    </CardRow>
  );
}
