import { Trans, useMessages } from '@segno/data';
import type { PlayContext, QueueEntry } from '@segno/playback';
import { Text } from '@segno/ui';
import { messages } from '../messages/radio.en.ts';
import * as css from './ReasonText.css.ts';

export interface ReasonTextProps {
  entry: QueueEntry;
  context: PlayContext | null;
  /** What stands before it on its line. */
  lead?: string;
  className?: string;
}

const reasonOf = ({ origin, reason }: QueueEntry, context: PlayContext | null) => {
  if (origin === 'user') return { kind: 'user', name: '' } as const;
  return reason ?? (context && ({ kind: 'context', name: context.name } as const));
};

/**
 * Says on one line why an entry is in the queue (QUEUE-14). Nothing for one whose origin is unknown. Its name is cut by
 * itself: a line in Arabic is cut at its left end, where a Latin name begins.
 */
export function ReasonText({ entry, context, lead = '', className = '' }: ReasonTextProps) {
  const t = useMessages(messages);
  const found = reasonOf(entry, context);
  if (!found) return null;
  const { kind, name } = found;
  return (
    <Text
      dir="auto"
      size="sm"
      tone="muted"
      title={t(`reason.${kind}`, { name })}
      className={`${css.reason} ${className}`}
    >
      {lead}
      <Trans message={t(`reason.${kind}`)} values={{ name: <bdi className={css.name}>{name}</bdi> }} />
    </Text>
  );
}
