import {
  channelQuery,
  type Image as ImageRecord,
  type LandingFeature,
  type LandingPart,
  loginPath,
  menuItemHref,
  menuItemsAt,
  registerPath,
  standardLandingOrder,
  useCan,
  useMessages,
  useSetting,
  useSiteName,
  useStartup,
} from '@segno/data';
import { ButtonLink, Heading, Inline, NavMenu, NavMenuItem, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { channelImages } from '../channels/channelImages.ts';
import { ChannelSectionRow } from '../channels/ChannelSectionRow.tsx';
import * as rows from '../channels/ChannelSectionRow.css.ts';
import { homeChannelSlug } from '../channels/homeChannelSlug.ts';
import { landingMessages } from '../messages/landing.en.ts';
import { HomeCover } from './HomeCover.tsx';
import * as css from './LandingScreen.css.ts';

/** The public page of a site for people without an account: what it is, how to join, and its music (HOME-2). */
export default function LandingScreen() {
  return useCan()('music.view') ? <LandingChannel /> : <Landing />;
}

function LandingChannel() {
  const { data: channel } = useSuspenseQuery(channelQuery(homeChannelSlug(useSetting('homepage.value'))));
  return (
    <Landing covers={channelImages(channel)}>
      {channel.sections.map((section, index) => (
        <ChannelSectionRow key={section.id} section={section} index={index} />
      ))}
    </Landing>
  );
}

interface LandingProps {
  covers?: ImageRecord[];
  /** The music of the site. */
  children?: ReactNode;
}

/** The first view, and below it the parts in the order that the operator has chosen (HOME-3). */
function Landing({ covers = [], children }: LandingProps) {
  const order = useSetting('landing.order') ?? standardLandingOrder;
  const parts: Record<LandingPart, ReactNode> = {
    primary: <Features size="large" features={useSetting('landing.primary') ?? []} />,
    secondary: <Features size="small" features={useSetting('landing.secondary') ?? []} />,
    music: children,
  };
  return (
    <Stack space="xl" className={rows.rows} data-landing="">
      <LandingNavbar />
      <LandingHero covers={covers} />
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </Stack>
  );
}

/** The menu of the landing page (MENU-7). */
function LandingNavbar() {
  const t = useMessages(landingMessages);
  const startup = useStartup();
  const items = menuItemsAt(startup, 'landing-page-navbar');
  if (items.length === 0) return null;
  return (
    <NavMenu aria-label={t('landing.menu')} data-menu="landing-page-navbar">
      {items.map((item) => (
        <NavMenuItem
          key={item.id}
          href={menuItemHref(item, startup)}
          target={item.target}
          rel={item.target === '_blank' ? 'noopener' : undefined}
        >
          {startup.i18n.lines[item.label] ?? item.label}
        </NavMenuItem>
      ))}
    </NavMenu>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function LandingHero({ covers }: { covers: ImageRecord[] }) {
  const t = useMessages(landingMessages);
  const site = useSiteName();
  const title = textOf(useSetting('landing.title')) ?? t('landing.title', { site });
  const text = textOf(useSetting('landing.text')) ?? t('landing.text', { site });
  const picture = useSetting('landing.image');
  return (
    <section aria-label={title} className={css.hero} data-landing="general">
      <Stack space="md" className={css.words}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Text as="p" tone="muted">
          {text}
        </Text>
        <Inline space="sm" wrap data-landing="action-buttons">
          <LandingButtons />
        </Inline>
      </Stack>
      {picture ? (
        <img src={picture} alt="" className={css.picture} />
      ) : (
        covers.length > 0 && (
          <div className={css.covers}>
            {covers.slice(0, 6).map((image) => (
              <HomeCover key={image.src} image={image} />
            ))}
          </div>
        )
      )}
    </section>
  );
}

/** The operator's buttons, or those to sign up and to log in. */
function LandingButtons() {
  const t = useMessages(landingMessages);
  const actions = useSetting('landing.actions') ?? [];
  const canRegister = useSetting('registration.disable') !== true;
  if (actions.length > 0)
    return actions.map(({ label, action, look }, index) => (
      <ButtonLink
        // Two buttons can be equal.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        href={action}
        size="lg"
        {...(look === 'filled' ? { tone: 'accent' } : { variant: 'outline' })}
      >
        {label}
      </ButtonLink>
    ));
  return (
    <>
      {canRegister && (
        <ButtonLink href={registerPath()} tone="accent" size="lg">
          {t('landing.signUp')}
        </ButtonLink>
      )}
      <ButtonLink href={loginPath()} variant={canRegister ? 'outline' : 'solid'} size="lg">
        {t('landing.logIn')}
      </ButtonLink>
    </>
  );
}

interface FeaturesProps {
  size: 'large' | 'small';
  features: readonly LandingFeature[];
}

function Features({ size, features }: FeaturesProps) {
  if (features.length === 0) return null;
  return (
    <ul
      className={css.features[size]}
      data-landing={size === 'large' ? 'primary-features' : 'secondary-features'}
    >
      {features.map(({ title, text, image }, index) => (
        // Two features can be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={css.feature[size]}>
          {image && <img src={image} alt="" className={css.featurePicture[size]} loading="lazy" />}
          <Stack space="xs">
            <Heading level={2} size={size === 'large' ? 'heading' : 'lg'}>
              {title}
            </Heading>
            <Text as="p" tone="muted">
              {text}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
