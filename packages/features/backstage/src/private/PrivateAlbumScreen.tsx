import { privateAlbumQuery, useMessages } from '@segno/data';
import { ArtistLinks, PageHead, TrackTable } from '@segno/music';
import { albumContext } from '@segno/playback';
import { Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

/** An album that is not public yet, for people with its private link (BACKSTAGE-10). */
export function PrivateAlbumScreen({ params }: { params: { token: string } }) {
  const t = useMessages(messages);
  const { data: album } = useSuspenseQuery(privateAlbumQuery(params.token));
  const context = albumContext(album);
  return (
    <Stack space="xl">
      <PageHead
        kind={t('private.kind')}
        title={album.name}
        images={album.image ? [album.image] : []}
        play={album.tracks.length > 0 ? { context, tracks: album.tracks } : undefined}
        imageAlt={album.name}
        details={
          <>
            <Text weight="medium">
              <ArtistLinks artists={album.artists} />
            </Text>
            <span>{t('private.text')}</span>
          </>
        }
      />
      <TrackTable
        label={t('private.tracks')}
        tracks={album.tracks}
        context={context}
        numbering="number"
        hasAlbums={false}
      />
    </Stack>
  );
}
