import { imageSrcSet, imageUrl, useMessages } from '@segno/data';
import { Button, Image } from '@segno/ui';
import { useEffect, useState } from 'react';
import { SectionHeading } from '@segno/base';
import {
  PlayButton,
  clearRecentPlaces,
  recentPlaces,
  type RecentPlace,
  isCurrentContext,
} from '@segno/music';
import { usePlayerState } from '@segno/playback';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import * as section from '@segno/base/sections.css';
import * as lead from './HomeLead.css.ts';
import * as css from './JumpBackIn.css.ts';

/** Tiles that link to what was played last in this browser. */
export default function JumpBackIn({ onClear }: { onClear: () => void }) {
  const t = useMessages(catalogueMessages);
  // Read once, when the page loads, so that a tile that is played stays under the pointer.
  const [places] = useState(() => recentPlaces.read());
  const isEmpty = places.length === 0;
  // The stored list is empty although the cookie has a count.
  useEffect(() => {
    if (isEmpty) {
      clearRecentPlaces();
      onClear();
    }
  }, [isEmpty, onClear]);
  const clear = () => {
    clearRecentPlaces();
    onClear();
  };
  return (
    <>
      <div className={section.withAction}>
        <SectionHeading title={t('home.recent')} />
        <Button variant="ghost" size="xs" aria-label={t('home.clearAll')} onPress={clear}>
          {t('home.clear')}
        </Button>
      </div>
      <div className={lead.tiles}>
        {places.map((place) => (
          <PlaceTile key={`${place.context.type} ${place.context.id}`} place={place} />
        ))}
      </div>
    </>
  );
}

function PlaceTile({ place: { context, image } }: { place: RecentPlace }) {
  const t = useMessages(catalogueMessages);
  const isCurrent = usePlayerState((state) => state.current !== null && isCurrentContext(state, context));
  const isRound = context.type === 'artist';
  return (
    <div className={`${css.tile} ${lead.tileHeight}`} data-current={isCurrent || undefined}>
      <div className={css.cover} data-shape={isRound ? 'round' : undefined}>
        <Image
          src={imageUrl(image, 128)}
          srcSet={imageSrcSet(image, 256)}
          sizes="72px"
          color={image?.color}
          alt=""
          ratio={1}
          radius={isRound ? 'round' : 'control'}
        />
      </div>
      <a className={css.name} href={context.href} title={context.name}>
        {context.name}
      </a>
      <PlayButton
        className={css.play}
        size="md"
        context={context}
        playLabel={t('playNamed', { name: context.name })}
        pauseLabel={t('pauseNamed', { name: context.name })}
      />
    </div>
  );
}
