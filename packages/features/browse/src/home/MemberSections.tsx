import { memberHomeQuery, useMessages, useStartup } from '@segno/data';
import { CardRow } from '@segno/base';
import { useQuery } from '@tanstack/react-query';
import { ChannelItemCard, channelItemKey } from '../channels/ChannelItemCard.tsx';
import { socialMessages } from '../messages/social.en.ts';

/** What the signed-in person returns to, above the channels of the home page. */
export default function MemberSections() {
  const t = useMessages(socialMessages);
  const isSignedIn = useStartup().user !== null;
  const { data: sections = [] } = useQuery({ ...memberHomeQuery(), enabled: isSignedIn });
  return sections.map(({ kind, about, items }) => (
    <CardRow key={kind} title={t(`member.${kind}`, { name: about ?? '' })}>
      {items.map((item) => (
        <ChannelItemCard key={channelItemKey(item)} item={item} />
      ))}
    </CardRow>
  ));
}
