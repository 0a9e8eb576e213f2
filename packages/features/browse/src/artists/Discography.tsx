import {
  artistPath,
  discographyQuery,
  useMessages,
  type ArtistDetail,
  type DiscographyInput,
} from '@segno/data';
import { LinkTabs, PagedItems } from '@segno/base';
import { DiscIcon, EmptyState, Inline, Select, SelectItem, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { artistMessages } from '../messages/artist.en.ts';
import { albumOrders, albumTypes, artistViewSearch } from './artistViews.ts';
import { AlbumGrid } from '../albums/AlbumGrid.tsx';

/** All releases of an artist, by type and in an order. */
export function Discography({ artist, input }: { artist: ArtistDetail; input: DiscographyInput }) {
  const t = useMessages(artistMessages);
  const navigate = useNavigate();
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
      <PagedItems
        query={useSuspenseInfiniteQuery(discographyQuery(artist.id, input))}
        empty={<EmptyState icon={<DiscIcon />} title={t('artist.noReleases')} />}
      >
        {(albums) => <AlbumGrid albums={albums} detail="year" />}
      </PagedItems>
    </Stack>
  );
}
