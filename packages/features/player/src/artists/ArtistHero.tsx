import { imageSrcSet, imageUrl, useMessages, type ArtistDetail } from '@segno/data';
import { Heading, Image, MicIcon, VerifiedIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import * as css from './ArtistHero.css.ts';

/** The head of an artist's page: a wide picture behind a large name. `children` are the actions. */
export function ArtistHero({ artist, children }: { artist: ArtistDetail; children: ReactNode }) {
  const t = useMessages(catalogueMessages);
  const wide = artist.background_image;
  return (
    <header className={css.hero}>
      {wide && (
        <div className={css.backdrop}>
          <Image
            src={imageUrl(wide, 1024)}
            srcSet={imageSrcSet(wide)}
            sizes="100vw"
            color={wide.color}
            alt=""
            loading="eager"
            fetchPriority="high"
          />
        </div>
      )}
      <div className={css.front} data-theme={wide ? 'dark' : undefined}>
        <div className={css.portrait}>
          <Image
            src={imageUrl(artist.image, 192)}
            srcSet={imageSrcSet(artist.image, 384)}
            sizes="128px"
            color={artist.image?.color}
            alt=""
            radius="round"
            fallbackIcon={<MicIcon />}
          />
        </div>
        <div className={css.words}>
          <div className={css.nameLine}>
            <Heading level={1} size="hero">
              {artist.name}
            </Heading>
            {artist.verified && <VerifiedIcon size={28} label={t('verified')} />}
          </div>
          <p className={css.figures}>
            {t('followersCount', { count: artist.followers_count })}
            {' · '}
            {t('playsCount', { count: artist.plays_count })}
          </p>
          <div className={css.actions}>{children}</div>
        </div>
      </div>
    </header>
  );
}
