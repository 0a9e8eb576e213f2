import { imageSrcSet, imageUrl, useMessages } from '@segno/data';
import { Image, MicIcon, Text } from '@segno/ui';
import { artistNames, PlayButton, openMediaMenu } from '@segno/music';
import { contextOf, recordOf } from '@segno/playback';
import type { MouseEvent } from 'react';
import { pageMessages } from '../messages/pages.en.ts';
import type { TopResult } from './topResult.ts';
import * as css from './TopResultCard.css.ts';

/** What a result is, below its name. */
function useDetail(result: TopResult): string {
  const t = useMessages(pageMessages);
  switch (result.type) {
    case 'album':
      return `${t(`albumType.${result.album.type}`)} · ${artistNames(result.album.artists)}`;
    case 'track':
      return `${t('kind.track')} · ${artistNames(result.track.artists)}`;
    case 'playlist':
      return `${t('kind.playlist')} · ${t('by', { name: result.playlist.owner.name })}`;
    case 'artist':
    case 'genre':
      return t(`kind.${result.type}`);
  }
}

/** A large card with the best result of a search. */
export function TopResultCard({ result }: { result: TopResult }) {
  const t = useMessages(pageMessages);
  const detail = useDetail(result);
  const context = contextOf(result);
  const { image } = recordOf(result);
  const openMenu = result.type === 'genre' ? undefined : (event: MouseEvent) => openMediaMenu(event, result);
  const isRound = result.type === 'artist';
  return (
    <div className={css.card} onContextMenu={openMenu}>
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
          tracks={result.type === 'track' ? [result.track] : undefined}
          playLabel={t('playNamed', { name: context.name })}
          pauseLabel={t('pauseNamed', { name: context.name })}
        />
      </div>
    </div>
  );
}
