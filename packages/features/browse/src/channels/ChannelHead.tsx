import { genreQuery, radioPath, useMessages, useText, type Channel } from '@segno/data';
import { ButtonLink, RadioIcon } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HideButton, PageHead, type PlaySource } from '@segno/music';
import { channelContext, genreContext } from '@segno/playback';
import { pageMessages } from '../messages/pages.en.ts';
import { channelImages } from './channelImages.ts';

/**
 * The play context of a channel that contains tracks or albums. Artists, playlists and genres cannot be played from
 * here.
 */
const playable = (channel: Channel): PlaySource | undefined => {
  const items = [channel, ...channel.sections].flatMap((part) => part.items.data);
  return items.some(({ type }) => type === 'track' || type === 'album')
    ? { context: channelContext(channel, channel.restriction?.name) }
    : undefined;
};

/** The head of a channel's page: pictures of its items, its name, and a play button if it contains music. */
export function ChannelHead({ channel }: { channel: Channel }) {
  const t = useMessages(pageMessages);
  const text = useText();
  const { restriction } = channel;
  if (restriction?.type === 'genre' && channel.sections.length > 0)
    return <GenreHead channel={channel} name={restriction.name} />;
  return (
    <PageHead
      kind={restriction ? text(channel.name) : t('kind.collection')}
      title={restriction?.display_name ?? text(channel.name)}
      images={channelImages(channel)}
      description={channel.description}
      play={playable(channel)}
    />
  );
}

function GenreHead({ channel, name }: { channel: Channel; name: string }) {
  const t = useMessages(pageMessages);
  const { data: genre } = useSuspenseQuery(genreQuery(name));
  return (
    <PageHead
      kind={t('kind.genre')}
      title={genre.display_name}
      images={genre.image ? [genre.image] : channelImages(channel)}
      description={channel.description}
      details={
        <>
          <span>{t('tracksCount', { count: genre.tracks_count })}</span>
          <span>{t('albumsCount', { count: genre.albums_count })}</span>
          <span>{t('artistsCount', { count: genre.artists_count })}</span>
        </>
      }
      moreActions={
        <>
          {genre.tracks_count > 0 && (
            <ButtonLink size="md" startIcon={<RadioIcon />} href={radioPath('genre', genre)}>
              {t('radio')}
            </ButtonLink>
          )}
          <HideButton kind="genre" id={genre.id} name={genre.display_name} />
        </>
      }
      play={genre.tracks_count > 0 ? { context: genreContext(genre) } : undefined}
    />
  );
}
