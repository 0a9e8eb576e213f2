import { channelQuery, useMessages } from '@segno/data';
import { EmptyState, MusicIcon, Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { ChannelHead } from './ChannelHead.tsx';
import { ChannelItems } from './ChannelItems.tsx';
import { ChannelSectionRow } from './ChannelSectionRow.tsx';
import * as css from './ChannelSectionRow.css.ts';

/** The page of a channel: its head, and its rows or its items. The page of a genre uses it too. */
export function ChannelScreen({ params }: { params: { slugOrId: string; restriction?: string } }) {
  const t = useMessages(catalogueMessages);
  const { slugOrId, restriction } = params;
  const { data: channel } = useSuspenseQuery(channelQuery(slugOrId, restriction));
  const isEmpty = [channel, ...channel.sections].every(({ items }) => items.data.length === 0);
  return (
    <Stack space="xl" className={css.rows}>
      <ChannelHead channel={channel} />
      {channel.sections.map((section, index) => (
        <ChannelSectionRow key={section.id} section={section} restriction={restriction} index={index} />
      ))}
      {channel.items.data.length > 0 && (
        <ChannelItems channel={channel} slugOrId={slugOrId} restriction={restriction} />
      )}
      {isEmpty && (
        <EmptyState icon={<MusicIcon />} title={t('channel.empty')} description={t('channel.emptyText')} />
      )}
    </Stack>
  );
}
