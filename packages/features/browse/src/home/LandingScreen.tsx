import {
  channelQuery,
  type Image as ImageRecord,
  loginPath,
  registerPath,
  useCan,
  useMessages,
  useSetting,
  useSiteName,
} from '@segno/data';
import { ButtonLink, Heading, Inline, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { channelImages } from '../channels/channelImages.ts';
import { ChannelSectionRow } from '../channels/ChannelSectionRow.tsx';
import * as rows from '../channels/ChannelSectionRow.css.ts';
import { homeChannelSlug } from '../channels/homeChannelSlug.ts';
import { landingMessages } from '../messages/landing.en.ts';
import { HomeCover } from './HomeCover.tsx';
import * as css from './LandingScreen.css.ts';

/** The public page of a site for people without an account: what it is, how to join, and its music (HOME-2). */
export default function LandingScreen() {
  return useCan()('music.view') ? <LandingChannel /> : <LandingHero />;
}

function LandingChannel() {
  const { data: channel } = useSuspenseQuery(channelQuery(homeChannelSlug(useSetting('homepage.value'))));
  return (
    <Stack space="xl" className={rows.rows}>
      <LandingHero covers={channelImages(channel)} />
      {channel.sections.map((section, index) => (
        <ChannelSectionRow key={section.id} section={section} index={index} />
      ))}
    </Stack>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function LandingHero({ covers = [] }: { covers?: ImageRecord[] }) {
  const t = useMessages(landingMessages);
  const site = useSiteName();
  const title = textOf(useSetting('landing.title')) ?? t('landing.title', { site });
  const text = textOf(useSetting('landing.text')) ?? t('landing.text', { site });
  const canRegister = useSetting('registration.disable') !== true;
  return (
    <section aria-label={title} className={css.hero}>
      <Stack space="md" className={css.words}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Text as="p" tone="muted">
          {text}
        </Text>
        <Inline space="sm" wrap>
          {canRegister && (
            <ButtonLink href={registerPath()} tone="accent" size="lg">
              {t('landing.signUp')}
            </ButtonLink>
          )}
          <ButtonLink href={loginPath()} variant={canRegister ? 'outline' : 'solid'} size="lg">
            {t('landing.logIn')}
          </ButtonLink>
        </Inline>
      </Stack>
      {covers.length > 0 && (
        <div className={css.covers}>
          {covers.slice(0, 6).map((image) => (
            <HomeCover key={image.src} image={image} />
          ))}
        </div>
      )}
    </section>
  );
}
