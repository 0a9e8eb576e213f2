import {
  artistPath,
  discographyQuery,
  useMessages,
  type ArtistDetail,
  type DiscographyInput,
} from '@segno/data';
import { LinkTabs, LoadMore } from '@segno/base';
import { AlbumCard } from '@segno/music';
import { DiscIcon, EmptyState, Grid, Inline, Select, SelectItem, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { artistMessages } from '../messages/artist.en.ts';
import { albumOrders, albumTypes, artistViewSearch } from './artistViews.ts';

/** All releases of an artist, by type and in an order. */
export function Discography({ artist, input }: { artist: ArtistDetail; input: DiscographyInput }) {
  const t = useMessages(artistMessages);
  const navigate = useNavigate();
  const query = useSuspenseInfiniteQuery(discographyQuery(artist.id, input));
  const albums = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const hrefOf = (next: DiscographyInput) => artistPath(artist) + artistViewSearch('discography', next);
  return (
    <Stack space="lg">
      <Inline justify="between" space="md" wrap>
        <LinkTabs
          label={t('artist.types')}
          tabs={[undefined, ...albumTypes].map((type) => ({
            href: hrefOf({ ...input, type }),
            label: t(`artist.type.${type ?? 'all'}`),
            isCurrent: input.type === type,
          }))}
        />
        <Select
          aria-label={t('artist.order')}
          value={input.order ?? 'newest'}
          onChange={(key) => {
            const order = albumOrders.find((each) => each === key);
            if (order) void navigate(hrefOf({ ...input, order }), { preventScrollReset: true });
          }}
        >
          {albumOrders.map((order) => (
            <SelectItem key={order} id={order}>
              {t(`artist.order.${order}`)}
            </SelectItem>
          ))}
        </Select>
      </Inline>
      {albums.length === 0 ? (
        <EmptyState icon={<DiscIcon />} title={t('artist.noReleases')} />
      ) : (
        <Grid minItemWidth={152} space="lg">
          {albums.map((album, index) => (
            <AlbumCard key={album.id} album={album} detail="year" isEager={index < 8} />
          ))}
        </Grid>
      )}
      <LoadMore {...query} />
    </Stack>
  );
}
