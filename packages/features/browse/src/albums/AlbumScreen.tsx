import {
  albumQuery,
  artistAlbumsQuery,
  labelPath,
  useFormatLocale,
  useMessages,
  type AlbumDetail,
  type Track,
} from '@segno/data';
import { AdSlot, CardRow, Section } from '@segno/base';
import {
  ArtistLinks,
  AlbumCard,
  NameChips,
  PageHead,
  PlayActions,
  RepostButton,
  TrackTable,
} from '@segno/music';
import { albumContext, usePlayer } from '@segno/playback';
import { EmptyState, formattersOf, HtmlView, Link, MusicIcon, Stack, Text } from '@segno/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CommentsSection } from '../comments/CommentsSection.tsx';
import { socialMessages } from '../messages/social.en.ts';
import { pageMessages } from '../messages/pages.en.ts';

export function AlbumScreen({ params }: { params: { albumId: number } }) {
  const t = useMessages(pageMessages);
  const social = useMessages(socialMessages);
  const format = formattersOf(useFormatLocale());
  const { data: album } = useSuspenseQuery(albumQuery(params.albumId));
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
          >
            <RepostButton kind="albums" id={album.id} name={album.name} />
          </PlayActions>
        }
      />
      <AdSlot slot="album_above" />
      {album.tracks.length === 0 ? (
        <EmptyState icon={<MusicIcon />} title={t('album.empty')} description={t('album.emptyText')} />
      ) : (
        <Discs album={album} />
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
        {album.label && (
          <>
            {' · '}
            <Link tone="muted" href={labelPath(album.label)}>
              {album.label.name}
            </Link>
          </>
        )}
        {album.catalogue_number && ` · ${social('details.catalogueNumber')}: ${album.catalogue_number}`}
      </Text>
      {album.copyright && (
        <Text tone="muted" size="sm" style={{ whiteSpace: 'pre-line' }}>
          {album.copyright}
        </Text>
      )}
      <CommentsSection
        target="albums"
        id={album.id}
        count={album.comments_count}
        isDisabled={album.comments_disabled}
      />
      {album.artists[0] && <MoreByArtist artist={album.artists[0]} albumId={album.id} />}
    </Stack>
  );
}

/** The tracks of an album, by disc where it has several. It plays as a whole. */
function Discs({ album }: { album: AlbumDetail }) {
  const t = useMessages(pageMessages);
  const social = useMessages(socialMessages);
  const player = usePlayer();
  const context = albumContext(album);
  const { tracks } = album;
  const discOf = ({ disc }: Track) => disc ?? 1;
  const discs = [...new Set(tracks.map(discOf))];
  if (discs.length < 2)
    return (
      <TrackTable
        label={t('album.tracksOf', { name: album.name })}
        tracks={tracks}
        context={context}
        numbering="number"
        hasAlbums={false}
      />
    );
  return discs.map((disc) => {
    const title = social('details.disc', { number: disc });
    const own = tracks.filter((track) => discOf(track) === disc);
    return (
      <Section key={disc} title={title}>
        <TrackTable
          label={title}
          tracks={own}
          context={context}
          onPlay={(index) => {
            const track = own[index];
            if (track) player.play(context, tracks, tracks.indexOf(track));
          }}
          numbering="number"
          hasAlbums={false}
        />
      </Section>
    );
  });
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
