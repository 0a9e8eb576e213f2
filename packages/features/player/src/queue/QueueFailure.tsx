import { useMessages } from '@segno/data';
import { ErrorState, type PartFailureProps } from '@segno/ui';
import { catalogueMessages } from '../messages/catalogue.en.ts';

/** Replaces the queue when its code could not be loaded. */
export function QueueFailure({ retry }: PartFailureProps) {
  const t = useMessages(catalogueMessages);
  return <ErrorState level={2} title={t('part.queueFailed')} onRetry={retry} />;
}
