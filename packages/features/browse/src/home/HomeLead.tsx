import { channelPath, useMessages, useStartup, type Channel } from '@segno/data';
import {
  Button,
  ButtonLink,
  Heading,
  lazyPart,
  PartBoundary,
  type PartFailureProps,
  Skeleton,
  Text,
} from '@segno/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { SectionHeading } from '@segno/base';
import { PlayButton, mostRecent, recentCount } from '@segno/music';
import { channelContext } from '@segno/playback';
import { channelImages } from '../channels/channelImages.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import * as section from '@segno/base/sections.css';
import { HomeCover } from './HomeCover.tsx';
import * as css from './HomeLead.css.ts';

const JumpBackIn = lazyPart<{ onClear: () => void }>(() => import('./JumpBackIn.tsx'));

const never = () => () => {};

/**
 * The start of the home page: what was played last in this browser, or a welcome. The server cannot read the list, so
 * it sends both. The attribute `data-recent` of the document, a count from a cookie, selects the visible one at its
 * full height.
 */
export function HomeLead({ channel, hasWelcome = true }: { channel: Channel; hasWelcome?: boolean }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Read once, when the page loads, so that playing something here does not shift the layout.
  const [count, setCount] = useState(() => (typeof document === 'undefined' ? 0 : recentCount()));
  return (
    <>
      {(!isHydrated || count > 0) && <Recent count={isHydrated ? count : 0} onClear={() => setCount(0)} />}
      {hasWelcome && (!isHydrated || count === 0) && <Hero channel={channel} isShown={isHydrated} />}
    </>
  );
}

/** `count` is 0 before hydration, while the document's attribute selects the number of tiles. */
function Recent({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useMessages(catalogueMessages);
  const waiting = Array.from({ length: count || mostRecent }, (_, index) => (
    <Skeleton key={index} className={css.tileHeight} radius="card" />
  ));
  return (
    <section aria-label={t('home.recent')} className={css.recent} data-shown={count > 0 || undefined}>
      {count > 0 ? (
        <PartBoundary Failure={TilesFailure}>
          <Suspense fallback={<Waiting>{waiting}</Waiting>}>
            <JumpBackIn onClear={onClear} />
          </Suspense>
        </PartBoundary>
      ) : (
        <Waiting>{waiting}</Waiting>
      )}
    </section>
  );
}

function Waiting({ children }: { children: React.ReactNode }) {
  const t = useMessages(catalogueMessages);
  return (
    <>
      <div className={section.withAction}>
        <SectionHeading title={t('home.recent')} />
      </div>
      <div className={css.tiles}>{children}</div>
    </>
  );
}

/** The code of the tiles could not be loaded: the rest of home works. */
function TilesFailure({ retry }: PartFailureProps) {
  const t = useMessages(catalogueMessages);
  return (
    <>
      <div className={section.withAction}>
        <SectionHeading title={t('home.recent')} />
      </div>
      <div>
        <Button onPress={retry}>{t('tryAgain')}</Button>
      </div>
    </>
  );
}

/** For a new visitor: a description of the site and two links. */
function Hero({ channel, isShown }: { channel: Channel; isShown: boolean }) {
  const t = useMessages(catalogueMessages);
  const site = useStartup().branding.site_name;
  const popular = channel.sections.find(({ content_type }) => content_type === 'tracks');
  const genres = channel.sections.find(({ content_type }) => content_type === 'genres');
  const covers = channelImages(channel);
  return (
    <section aria-label={t('home.welcome', { site })} className={css.hero} data-shown={isShown || undefined}>
      <Heading level={2} size="hero">
        {t('home.welcome', { site })}
      </Heading>
      <Text>{channel.description ?? t('home.welcomeText')}</Text>
      <div className={css.heroActions}>
        {popular && (
          <PlayButton
            size="lg"
            context={channelContext(popular)}
            playLabel={t('playNamed', { name: popular.name })}
            pauseLabel={t('pauseNamed', { name: popular.name })}
          />
        )}
        {genres && (
          <ButtonLink size="md" href={channelPath(genres)}>
            {t('search.browse')}
          </ButtonLink>
        )}
      </div>
      <div className={css.covers}>
        {covers.slice(0, 3).map((image) => (
          <HomeCover key={image.src} image={image} className={css.cover} />
        ))}
      </div>
    </section>
  );
}
