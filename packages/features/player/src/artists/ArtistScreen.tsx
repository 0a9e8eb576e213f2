import {
  artistAlbumsQuery,
  artistQuery,
  artistTracksQuery,
  useLanguage,
  useMessages,
  type Album,
  type ArtistDetail,
} from '@segno/data';
import { usePageParams } from '@segno/shell/offers';
import { Button, EmptyState, HtmlView, Inline, Link, MusicIcon, Stack, Text } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { artistContext } from '../cards/contexts.ts';
import { AlbumCard, ArtistCard } from '../cards/RecordCards.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { PlayActions } from '../pagehead/PlayActions.tsx';
import { LoadMore } from '../paging/LoadMore.tsx';
import { NameChips } from '../cards/NameChips.tsx';
import { CardRow } from '../sections/CardRow.tsx';
import { Section } from '../sections/Section.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';
import { ArtistHero } from './ArtistHero.tsx';

const shortList = 5;

export function ArtistScreen() {
  const t = useMessages(pageMessages);
  const { data: artist } = useSuspenseQuery(artistQuery(usePageParams<'artist'>().artistId));
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
        <PlayActions context={context} target={{ type: 'artist', artist }} isEmpty={tracks.length === 0} />
      </ArtistHero>
      {isEmpty && (
        <EmptyState
          icon={<MusicIcon />}
          title={t('artist.noTracks')}
          description={t('artist.noTracksText', { name: artist.name })}
        />
      )}
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
      <About artist={artist} />
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

function About({ artist }: { artist: ArtistDetail }) {
  const t = useMessages(pageMessages);
  const language = useLanguage();
  if (!artist.bio && artist.links.length === 0 && artist.genres.length === 0) return null;
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
