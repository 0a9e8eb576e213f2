import { channelQuery, useMessages, useSetting, useStartup } from '@segno/data';
import { EmptyState, lazyPart, MusicIcon, noFailure, PartBoundary, Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ChannelSectionRow } from '../channels/ChannelSectionRow.tsx';
import { homeChannelSlug } from '../channels/homeChannelSlug.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { HomeLead } from './HomeLead.tsx';
import * as css from '../channels/ChannelSectionRow.css.ts';

const MemberSections = lazyPart(() => import('./MemberSections.tsx'));
const LandingScreen = lazyPart(() => import('./LandingScreen.tsx'));

/** The home page: the sections of the channel from the settings, or for guests the landing page (HOME-1). */
export function HomeScreen() {
  const { user } = useStartup();
  const isLanding = useSetting('homepage.type') === 'landingPage' && !user;
  return isLanding ? (
    <PartBoundary catches="loading">
      <LandingScreen />
    </PartBoundary>
  ) : (
    <HomeChannel />
  );
}

function HomeChannel() {
  const t = useMessages(catalogueMessages);
  const { user } = useStartup();
  const { data: channel } = useSuspenseQuery(channelQuery(homeChannelSlug(useSetting('homepage.value'))));
  return (
    <Stack space="xl" className={css.rows}>
      <HomeLead channel={channel} />
      {user && (
        <PartBoundary Failure={noFailure}>
          <Suspense fallback={null}>
            <MemberSections />
          </Suspense>
        </PartBoundary>
      )}
      {channel.sections.map((section, index) => (
        <ChannelSectionRow key={section.id} section={section} index={index} />
      ))}
      {channel.sections.length === 0 && (
        <EmptyState icon={<MusicIcon />} title={t('channel.empty')} description={t('channel.emptyText')} />
      )}
    </Stack>
  );
}
