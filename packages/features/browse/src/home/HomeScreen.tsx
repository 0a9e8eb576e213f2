import { channelQuery, useMessages, useSetting, useStartup, useText, type Channel } from '@segno/data';
import { EmptyState, lazyPart, MusicIcon, noFailure, PartBoundary, Stack, VisuallyHidden } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChannelSectionRow } from '../channels/ChannelSectionRow.tsx';
import { homeChannelSlug } from '../channels/homeChannelSlug.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { HomeLead } from './HomeLead.tsx';
import * as css from '../channels/ChannelSectionRow.css.ts';

const MemberLead = lazyPart<{ channel: Channel }>(() => import('./MemberLead.tsx'));
const LandingScreen = lazyPart(() => import('./LandingScreen.tsx'));

/** The home page: the sections of the channel from the settings, or for guests the landing page (HOME-1, HOME-4). */
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
  const text = useText();
  const { user } = useStartup();
  const { data: channel } = useSuspenseQuery(channelQuery(homeChannelSlug(useSetting('homepage.value'))));
  return (
    <Stack space="xl" className={css.rows}>
      <VisuallyHidden as="h1">{text(channel.name)}</VisuallyHidden>
      {user ? (
        <PartBoundary Failure={noFailure}>
          <MemberLead channel={channel} />
        </PartBoundary>
      ) : (
        <HomeLead channel={channel} />
      )}
      {channel.sections.map((section, index) => (
        // A signed-in person's own rows are above.
        <ChannelSectionRow key={section.id} section={section} index={user ? index + 1 : index} />
      ))}
      {channel.sections.length === 0 && (
        <EmptyState icon={<MusicIcon />} title={t('channel.empty')} description={t('channel.emptyText')} />
      )}
    </Stack>
  );
}
