import { insightZoneMutation, useMessages, valueListsQuery } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Select, SelectItem, SelectSection, Text } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { insightMessages } from '../messages/insights.en.ts';

export interface ZoneChoiceProps {
  /** The artist whose zone can be changed; null shows the zone only. */
  artistId: number | null;
  zone: string;
}

/** The time zone by which days are counted. */
export function ZoneChoice({ artistId, zone }: ZoneChoiceProps) {
  const t = useMessages(insightMessages);
  if (artistId === null) return <Text tone="muted">{t('insights.zoneFixed', { zone })}</Text>;
  return <ZoneSelect artistId={artistId} zone={zone} />;
}

function ZoneSelect({ artistId, zone }: { artistId: number; zone: string }) {
  const t = useMessages(insightMessages);
  const { data: lists } = useQuery(valueListsQuery(['timezones']));
  const { mutate, isPending } = useMutation(insightZoneMutation(artistId));
  return (
    <Select
      label={t('insights.zone')}
      description={t('insights.zoneText')}
      isSearchable
      isPending={!lists || isPending}
      value={zone}
      onChange={(key) => mutate(String(key), { onError: showErrorToast })}
    >
      {Object.entries(lists?.timezones ?? {}).map(([region, zones]) => (
        <SelectSection key={region} title={region}>
          {zones.map(({ value, text }) => (
            <SelectItem key={value} id={value}>
              {text}
            </SelectItem>
          ))}
        </SelectSection>
      ))}
    </Select>
  );
}
