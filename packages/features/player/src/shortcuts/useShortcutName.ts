import { useMessages, useSetting } from '@segno/data';
import { messages } from '../messages/en.ts';
import { defaultSeekStep, secondsOf, type Shortcut } from './shortcuts.ts';

/** Returns the name of a shortcut, with the seconds that it moves within a track. */
export function useShortcutName(): (shortcut: Pick<Shortcut, 'id'>) => string {
  const t = useMessages(messages);
  const seekStep = useSetting('player.seek_step') ?? defaultSeekStep;
  return ({ id }) => {
    const count = secondsOf(id, seekStep);
    return count === undefined ? t(`shortcuts.${id}`) : t(`shortcuts.${id}`, { count });
  };
}
