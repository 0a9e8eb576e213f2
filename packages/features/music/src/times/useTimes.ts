import { useFormatLocale, useMessages } from '@segno/data';
import { formattersOf } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** The position as text for screen readers: "1 minute 5 seconds of 3 minutes". */
export function useTimes() {
  const t = useMessages(messages);
  const { clock, duration: formatDuration } = formattersOf(useFormatLocale());
  return {
    clock,
    spoken: (position: number, duration: number) =>
      t('seek.value', {
        position: formatDuration(position, { precision: 'minute' }),
        duration: formatDuration(duration, { precision: 'minute' }),
      }),
  };
}
