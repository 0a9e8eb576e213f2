import { channelQuery, genreQuery } from '@segno/data';
import { channelMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { ChannelScreen as Component } from '@segno/player';

export const load: Load<'channel'> = async ({ client, params: { slugOrId, restriction } }) => {
  const channel = await client.query({ ...channelQuery(slugOrId, restriction), staleTime: 'static' });
  if (channel.restriction?.type === 'genre' && channel.sections.length > 0)
    await client.query({ ...genreQuery(channel.restriction.name), staleTime: 'static' });
};

export const meta: MetaOf<'channel'> = ({
  client,
  params: { slugOrId, restriction },
  startup,
  translator,
  text,
}) => {
  const channel = client.getQueryData(channelQuery(slugOrId, restriction).queryKey);
  return channel && channelMeta(channel, translator, { siteName: startup.branding.site_name, text });
};
