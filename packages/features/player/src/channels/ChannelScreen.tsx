import { channelQuery, useMessages, useSetting } from '@segno/data';
import { EmptyState, Heading, MusicIcon, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { HomeLead } from '../home/HomeLead.tsx';
import { ChannelSectionRow } from './ChannelSectionRow.tsx';
import { homeChannelSlug } from './homeChannelSlug.ts';
import * as css from './ChannelSectionRow.css.ts';

// Home has rows alone.
const ChannelItems = lazy(() => import('./ChannelItems.tsx'));

/** A channel's page, and the home page, which is the channel that the settings name. */
export function ChannelScreen() {
  const t = useMessages(catalogueMessages);
  const home = homeChannelSlug(useSetting('homepage'));
  const { slugOrId: address, restriction } = useParams();
  const slugOrId = address ?? home;
  const { data: channel } = useSuspenseQuery(channelQuery(slugOrId, restriction));
  const isEmpty = [channel, ...channel.sections].every(({ items }) => items.data.length === 0);
  return (
    <Stack space="xl" className={css.rows}>
      {address === undefined ? (
        <HomeLead channel={channel} />
      ) : (
        <Stack space="2xs">
          <Heading level={1} size="title">
            {channel.restriction?.display_name ?? channel.name}
          </Heading>
          {channel.description && <Text tone="muted">{channel.description}</Text>}
        </Stack>
      )}
      {channel.sections.map((section, index) => (
        <ChannelSectionRow key={section.id} section={section} restriction={restriction} index={index} />
      ))}
      {channel.items.data.length > 0 && (
        <Suspense>
          <ChannelItems channel={channel} slugOrId={slugOrId} restriction={restriction} />
        </Suspense>
      )}
      {isEmpty && (
        <EmptyState icon={<MusicIcon />} title={t('channel.empty')} description={t('channel.emptyText')} />
      )}
    </Stack>
  );
}
