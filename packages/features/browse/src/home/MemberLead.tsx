import { memberHomeQuery, useMessages, type Channel } from '@segno/data';
import { CardRow } from '@segno/base';
import { useQuery } from '@tanstack/react-query';
import { ChannelItemCard, channelItemKey } from '../channels/ChannelItemCard.tsx';
import * as row from '../channels/ChannelSectionRow.css.ts';
import { socialMessages } from '../messages/social.en.ts';
import { HomeLead } from './HomeLead.tsx';

/**
 * The start of a signed-in person's home page: what they return to, or the start of a guest's page while there is
 * nothing. What this browser has played stands for the section of the latest plays until the account has one.
 */
export default function MemberLead({ channel }: { channel: Channel }) {
  const t = useMessages(socialMessages);
  const { data: sections = [] } = useQuery(memberHomeQuery());
  return (
    <>
      {sections[0]?.kind !== 'jump_back_in' && (
        <HomeLead channel={channel} hasWelcome={sections.length === 0} />
      )}
      {sections.map(({ kind, about, items }, place) => (
        <CardRow
          key={kind}
          title={t(`member.${kind}`, { name: about ?? '' })}
          className={place > 1 ? row.late : undefined}
        >
          {items.map((item, index) => (
            <ChannelItemCard key={channelItemKey(item)} item={item} isEager={place === 0 && index < 6} />
          ))}
        </CardRow>
      ))}
    </>
  );
}
