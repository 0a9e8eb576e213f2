import { imageSrcSet, imageUrl, useMessages } from '@segno/data';
import { Image, MicIcon, Text } from '@segno/ui';
import { artistNames, PlayButton, openMediaMenu } from '@segno/music';
import { contextOf, recordOf } from '@segno/playback';
import type { MouseEvent } from 'react';
import { pageMessages } from '../messages/pages.en.ts';
import type { TopResult } from './topResult.ts';
import * as css from './TopResultCard.css.ts';

/** Whose a result is. */
function makersOf(result: TopResult): string | undefined {
  switch (result.type) {
    case 'album':
      return artistNames(result.album.artists);
    case 'track':
      return artistNames(result.track.artists);
    case 'playlist':
      return result.playlist.owner.name;
    case 'artist':
    case 'genre':
      return undefined;
  }
}

/** A large card with the best result of a search. */
export function TopResultCard({ result }: { result: TopResult }) {
  const t = useMessages(pageMessages);
  const kind = t(result.type === 'album' ? `albumType.${result.album.type}` : `kind.${result.type}`);
  const makers = makersOf(result);
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
          {/* The names are cut by themselves: a line in Arabic is cut at its left end, where a Latin name begins. */}
          <Text tone="muted" className={css.detail}>
            {makers ? `${kind} · ` : kind}
            {makers && <bdi className={css.makers}>{makers}</bdi>}
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
