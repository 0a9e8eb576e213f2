import { useMessages } from '@segno/data';
import { ExplicitIcon } from '@segno/ui';
import { catalogueMessages } from '../messages/catalogue.en.ts';

/** The label of a track with explicit lyrics. */
export function ExplicitMark() {
  const t = useMessages(catalogueMessages);
  return <ExplicitIcon size={16} label={t('explicit')} />;
}
