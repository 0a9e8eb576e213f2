import { imageSrcSet, imageUrl, useMessages, type Image as ImageRecord, type Track } from '@segno/data';
import { Image, MicIcon, Text } from '@segno/ui';
import { artistNames, PlayButton, openMediaMenu, type MediaTarget } from '@segno/music';
import {
  albumContext,
  artistContext,
  genreContext,
  playlistContext,
  trackContext,
  type PlayContext,
} from '@segno/playback';
import { pageMessages } from '../messages/pages.en.ts';
import type { TopResult } from './topResult.ts';
import * as css from './TopResultCard.css.ts';

/** The properties of a result that the card shows. */
interface Shown {
  context: PlayContext;
  image: ImageRecord | null;
  detail: string;
  target?: MediaTarget;
  tracks?: readonly Track[];
}

function useShown(result: TopResult): Shown {
  const t = useMessages(pageMessages);
  switch (result.type) {
    case 'artist':
      return {
        context: artistContext(result.artist),
        image: result.artist.image,
        detail: t('kind.artist'),
        target: result,
      };
    case 'album':
      return {
        context: albumContext(result.album),
        image: result.album.image,
        detail: `${t(`albumType.${result.album.type}`)} · ${artistNames(result.album.artists)}`,
        target: result,
      };
    case 'track':
      return {
        context: trackContext(result.track),
        image: result.track.image,
        detail: `${t('kind.track')} · ${artistNames(result.track.artists)}`,
        target: result,
        tracks: [result.track],
      };
    case 'playlist':
      return {
        context: playlistContext(result.playlist),
        image: result.playlist.image,
        detail: `${t('kind.playlist')} · ${t('by', { name: result.playlist.owner.name })}`,
        target: result,
      };
    case 'genre':
      return { context: genreContext(result.genre), image: result.genre.image, detail: t('kind.genre') };
  }
}

/** A large card with the best result of a search. */
export function TopResultCard({ result }: { result: TopResult }) {
  const t = useMessages(pageMessages);
  const { context, image, detail, target, tracks } = useShown(result);
  const isRound = result.type === 'artist';
  return (
    <div className={css.card} onContextMenu={target && ((event) => openMediaMenu(event, target))}>
      <Image
        className={css.cover}
        src={imageUrl(image, 192)}
        srcSet={imageSrcSet(image, 384)}
        sizes="120px"
        color={image?.color}
        alt=""
        ratio={1}
        radius={isRound ? 'round' : 'card'}
        fallbackIcon={isRound ? <MicIcon /> : undefined}
      />
      <div className={css.line}>
        <div className={css.textColumn}>
          <a className={css.name} href={context.href} title={context.name}>
            {context.name}
          </a>
          <Text tone="muted" truncate>
            {detail}
          </Text>
        </div>
        <PlayButton
          className={css.play}
          size="lg"
          context={context}
          tracks={tracks}
          playLabel={t('playNamed', { name: context.name })}
          pauseLabel={t('pauseNamed', { name: context.name })}
        />
      </div>
    </div>
  );
}
