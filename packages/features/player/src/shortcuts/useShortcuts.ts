import { useEffect } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { Player } from '../playback/createPlayer.ts';
import { isClaimed } from './isClaimed.ts';
import type { MissedKeys } from './missedKeys.ts';
import { bindingHere, shortcuts, type Shortcut } from './shortcuts.ts';

const byBinding = new Map<string, Shortcut>(
  shortcuts.flatMap((shortcut) => shortcut.bindings.map((binding) => [binding, shortcut] as const)),
);

/** Listens to the keyboard for as long as the page lives. `missed` are keys pressed before this was here. */
export function useShortcuts(player: Player, missed: MissedKeys) {
  useEffect(() => {
    const handlers = [...byBinding.keys()].map((pressed) => [
      pressed,
      (event: KeyboardEvent) => {
        const shortcut = byBinding.get(bindingHere(pressed));
        const hasTrack = player.state.getState().current !== null;
        if (!shortcut || (shortcut.needsTrack && !hasTrack) || (event.repeat && !shortcut.repeats)) return;
        event.preventDefault();
        shortcut.run(player);
      },
    ]);
    const handle = createKeybindingsHandler(Object.fromEntries(handlers), { ignore: isClaimed });
    for (const event of missed.take()) handle(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [player, missed]);
}
