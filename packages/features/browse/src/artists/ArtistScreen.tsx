import {
  artistAlbumsQuery,
  artistAppearancesQuery,
  artistPath,
  artistPlaylistsQuery,
  artistQuery,
  artistTracksQuery,
  radioPath,
  useLanguage,
  useMessages,
  type Album,
  type ArtistDetail,
} from '@segno/data';
import { AdSlot, LoadMore, CardRow, LinkTabs, Section } from '@segno/base';
import { AlbumCard, ArtistCard, PlayActions, PlaylistCard, NameChips, TrackTable } from '@segno/music';
import { artistContext } from '@segno/playback';
import {
  Button,
  ButtonLink,
  EmptyState,
  HtmlView,
  Inline,
  Link,
  MicIcon,
  MusicIcon,
  RadioIcon,
  Stack,
  Text,
} from '@segno/ui';
import { useInfiniteQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { artistMessages } from '../messages/artist.en.ts';
import { socialMessages } from '../messages/social.en.ts';
import { pageMessages } from '../messages/pages.en.ts';
import { ArtistHero } from './ArtistHero.tsx';
import { ArtistNews, TourDates } from './ArtistNews.tsx';
import { artistViews, artistViewSearch, readArtistView } from './artistViews.ts';
import { Discography } from './Discography.tsx';

const shortList = 5;

export function ArtistScreen({ params }: { params: { artistId: number } }) {
  const t = useMessages(pageMessages);
  const views = useMessages(artistMessages);
  const { view, input } = readArtistView(useLocation().search);
  const { data: artist } = useSuspenseQuery(artistQuery(params.artistId));
  const tracksQuery = useSuspenseInfiniteQuery(artistTracksQuery(artist.id));
  const albumsQuery = useSuspenseInfiniteQuery(artistAlbumsQuery(artist.id));
  const tracks = tracksQuery.data.pages.flatMap(({ pagination }) => pagination.data);
  const albums = albumsQuery.data.pages.flatMap(({ pagination }) => pagination.data);
  const [isLong, setLong] = useState(false);
  const isEmpty = tracks.length === 0 && albums.length === 0;
  const context = artistContext(artist);
  return (
    <Stack space="xl">
      <ArtistHero artist={artist} play={tracks.length > 0 ? { context } : undefined}>
        <PlayActions context={context} target={{ type: 'artist', artist }} isEmpty={tracks.length === 0}>
          {tracks.length > 0 && (
            <ButtonLink size="md" startIcon={<RadioIcon />} href={radioPath('artist', artist)}>
              {views('artist.radio')}
            </ButtonLink>
          )}
        </PlayActions>
      </ArtistHero>
      <LinkTabs
        label={views('artist.views', { name: artist.name })}
        tabs={artistViews.map((each) => ({
          href: artistPath(artist) + artistViewSearch(each),
          label: views(`artist.view.${each}`),
          isCurrent: each === view,
        }))}
      />
      <AdSlot slot="artist_top" />
      {view === 'discography' && <Discography artist={artist} input={input} />}
      {view === 'tracks' && (
        <>
          {tracks.length === 0 ? (
            <NoMusic artist={artist} />
          ) : (
            <TrackTable label={t('artist.popular')} tracks={tracks} context={context} />
          )}
          <LoadMore {...tracksQuery} />
        </>
      )}
      {view === 'about' && (
        <>
          {hasAbout(artist) ? (
            <About artist={artist} />
          ) : (
            <EmptyState icon={<MicIcon />} title={views('artist.noAbout', { name: artist.name })} />
          )}
          <Elsewhere artist={artist} />
        </>
      )}
      {view === 'overview' && (
        <>
          <ArtistNews artist={artist} />
          {isEmpty && <NoMusic artist={artist} />}
          {tracks.length > 0 && (
            <Section title={t('artist.popular')}>
              <TrackTable
                label={t('artist.popular')}
                tracks={tracks}
                limit={isLong ? undefined : shortList}
                context={context}
              />
              {isLong && <LoadMore {...tracksQuery} />}
              {tracks.length > shortList && (
                <Inline>
                  <Button variant="ghost" size="sm" onPress={() => setLong(!isLong)}>
                    {t(isLong ? 'showLess' : 'showMore')}
                  </Button>
                </Inline>
              )}
            </Section>
          )}
          <Releases
            title={t('artist.albums')}
            albums={albums.filter(({ type }) => type === 'album' || type === 'compilation')}
          />
          <Releases
            title={t('artist.singles')}
            albums={albums.filter(({ type }) => type === 'single' || type === 'ep')}
          />
          <LoadMore {...albumsQuery} />
          {artist.similar.length > 0 && (
            <CardRow title={t('artist.similar')}>
              {artist.similar.map((similar) => (
                <ArtistCard key={similar.id} artist={similar} />
              ))}
            </CardRow>
          )}
          <TourDates artist={artist} />
          <Elsewhere artist={artist} />
          {hasAbout(artist) && <About artist={artist} />}
        </>
      )}
      <AdSlot slot="artist_bottom" />
    </Stack>
  );
}

function Releases({ title, albums }: { title: string; albums: readonly Album[] }) {
  if (albums.length === 0) return null;
  return (
    <CardRow title={title}>
      {albums.map((album) => (
        <AlbumCard key={album.id} album={album} detail="year" />
      ))}
    </CardRow>
  );
}

function NoMusic({ artist }: { artist: ArtistDetail }) {
  const t = useMessages(pageMessages);
  return (
    <EmptyState
      icon={<MusicIcon />}
      title={t('artist.noTracks')}
      description={t('artist.noTracksText', { name: artist.name })}
    />
  );
}

const hasAbout = ({ bio, country, links, genres }: ArtistDetail) =>
  Boolean(bio ?? country) || links.length > 0 || genres.length > 0;

function About({ artist }: { artist: ArtistDetail }) {
  const t = useMessages(pageMessages);
  const language = useLanguage();
  const country = artist.country && new Intl.DisplayNames(language, { type: 'region' }).of(artist.country);
  return (
    <Section title={t('artist.about')}>
      {artist.bio && <HtmlView size="sm" formats="basic" html={artist.bio} />}
      {country && <Text tone="muted">{country}</Text>}
      <NameChips genres={artist.genres} />
      {artist.links.length > 0 && (
        <Inline space="md" wrap aria-label={t('artist.links')} role="group">
          {artist.links.map((link) => (
            <Link key={link.url} href={link.url} target="_blank" rel="noopener nofollow ugc">
              {link.label}
            </Link>
          ))}
        </Inline>
      )}
    </Section>
  );
}

/** Albums of others with the artist, and playlists. They are optional: the page renders without waiting for them. */
function Elsewhere({ artist }: { artist: ArtistDetail }) {
  const t = useMessages(socialMessages);
  const albums = useInfiniteQuery(artistAppearancesQuery(artist.id)).data?.pages[0]?.pagination.data ?? [];
  const playlists = useInfiniteQuery(artistPlaylistsQuery(artist.id)).data?.pages[0]?.pagination.data ?? [];
  return (
    <>
      {albums.length > 0 && (
        <CardRow title={t('details.appearsOn')}>
          {albums.map((album) => (
            <AlbumCard key={album.id} album={album} />
          ))}
        </CardRow>
      )}
      {playlists.length > 0 && (
        <CardRow title={t('details.featuring', { name: artist.name })}>
          {playlists.map((playlist) => (
            <PlaylistCard key={playlist.id} playlist={playlist} />
          ))}
        </CardRow>
      )}
    </>
  );
}
