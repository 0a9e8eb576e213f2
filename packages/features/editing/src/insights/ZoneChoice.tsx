import { insightZoneMutation, useMessages } from '@segno/data';
import { showErrorToast, TimeZoneSelect } from '@segno/base';
import { Text } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending } = useMutation(insightZoneMutation(artistId));
  return (
    <TimeZoneSelect
      label={t('insights.zone')}
      description={t('insights.zoneText')}
      isPending={isPending}
      value={zone}
      onChange={(next) => mutate(next, { onError: showErrorToast })}
    />
  );
}
