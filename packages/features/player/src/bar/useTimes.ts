import { useFormat, useMessages } from '@segno/data';
import { messages } from '../messages/en.ts';

/** The position in words for a screen reader: "1 minute 5 seconds of 3 minutes". */
export function useTimes() {
  const t = useMessages(messages);
  const format = useFormat();
  return {
    clock: format.duration,
    spoken: (position: number, duration: number) =>
      t('seek.value', {
        position: format.longDuration(position, 'long'),
        duration: format.longDuration(duration, 'long'),
      }),
  };
}
