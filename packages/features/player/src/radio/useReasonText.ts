import { useMessages } from '@segno/data';
import type { PlayContext, QueueEntry } from '@segno/playback';
import { messages } from '../messages/radio.en.ts';

/** Says why an entry is in the queue (QUEUE-14). Empty for one whose origin is unknown. */
export function useReasonText(): (entry: QueueEntry, context: PlayContext | null) => string {
  const t = useMessages(messages);
  return ({ origin, reason }, context) => {
    if (origin === 'user') return t('reason.user');
    if (reason) return t(`reason.${reason.kind}`, { name: reason.name });
    return context ? t('reason.context', { name: context.name }) : '';
  };
}
