import { imageSrcSet, imageUrl, useMessages, type ArtistDetail } from '@segno/data';
import { Heading, Image, MicIcon, VerifiedIcon, VisuallyHidden } from '@segno/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { pageMessages } from '../messages/pages.en.ts';
import { CompactHead, coverTint, type PlaySource } from '@segno/music';
import * as css from './ArtistHero.css.ts';

export interface ArtistHeroProps {
  artist: ArtistDetail;
  /** The context that the play button plays. */
  play?: PlaySource;
  /** The buttons below the name. */
  children: ReactNode;
}

/** The head of an artist's page: a large name over a wide picture. */
export function ArtistHero({ artist, play, children }: ArtistHeroProps) {
  const t = useMessages(pageMessages);
  const actions = useRef<HTMLDivElement>(null);
  const wide = artist.background_image;
  const color = { '--cover-tint': coverTint((wide ?? artist.image)?.color) } as CSSProperties;
  return (
    <>
      <CompactHead
        title={artist.name}
        image={artist.image}
        isRound
        play={play}
        after={actions}
        style={color}
      />
      <header className={css.hero} data-theme={wide ? 'dark' : undefined} style={color}>
        {wide && (
          <div className={css.backdrop}>
            <Image
              src={imageUrl(wide, 1024)}
              srcSet={imageSrcSet(wide, 2048)}
              sizes={css.wideSizes}
              color={wide.color}
              alt=""
              loading="eager"
              fetchPriority="high"
            />
          </div>
        )}
        <div className={css.front}>
          <div className={css.portrait}>
            <Image
              src={imageUrl(artist.image, 192)}
              srcSet={imageSrcSet(artist.image, 384)}
              sizes="128px"
              color={artist.image?.color}
              alt=""
              radius="round"
              loading="eager"
              fallbackIcon={<MicIcon />}
            />
          </div>
          <div className={css.textColumn}>
            <Heading level={1} size="hero">
              <bdi>
                <Name name={artist.name} isVerified={artist.verified} />
              </bdi>
            </Heading>
            {artist.verified && <VisuallyHidden as="p">{t('verified')}</VisuallyHidden>}
            <p className={css.figures}>
              {t('followersCount', { count: artist.followers_count })}
              {' · '}
              {t('playsCount', { count: artist.plays_count })}
            </p>
            <div ref={actions} className={css.actions}>
              {children}
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

/** A name whose last word and verification mark stay on the same line. */
function Name({ name, isVerified }: { name: string; isVerified: boolean }) {
  if (!isVerified) return name;
  const lastSpace = name.trimEnd().lastIndexOf(' ') + 1;
  return (
    <>
      {name.slice(0, lastSpace)}
      <span className={css.lastWord}>
        {name.slice(lastSpace)}
        <VerifiedIcon className={css.badge} />
      </span>
    </>
  );
}
