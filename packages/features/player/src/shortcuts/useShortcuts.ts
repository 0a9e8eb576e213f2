import { useEffect, useEffectEvent } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { Player } from '@segno/playback';
import { watchFocusOrigin } from './focusOrigin.ts';
import { isHandledElsewhere, isSpaceForPlayer } from './isHandledElsewhere.ts';
import type { MissedKeys } from './missedKeys.ts';
import { useStore } from 'zustand';
import { bindingHere, shortcuts, type Shortcut, type ShortcutActions } from './shortcuts.ts';
import { bindingsOf, shortcutSettings, type ShortcutSettings } from './shortcutSettings.ts';

const byBinding = (settings: ShortcutSettings) =>
  new Map<string, Shortcut>(
    shortcuts
      .filter(({ run }) => run)
      .flatMap((shortcut) => bindingsOf(shortcut, settings).map((binding) => [binding, shortcut] as const)),
  );

/** Handles Space on a clicked control before the control handles it as a press. */
function takeSpace(player: Player) {
  const origin = watchFocusOrigin();
  let isTaken = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    isTaken = player.state.getState().current !== null && isSpaceForPlayer(event, origin.isKeyboard());
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) player.commands.toggle();
  };
  // Firefox clicks a button when Space is released, even if the keydown event was cancelled.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isTaken) return;
    isTaken = false;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('keyup', onKeyUp, { capture: true });
  return () => {
    origin.stop();
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('keyup', onKeyUp, { capture: true });
  };
}

/** Handles the shortcuts while the page is open. `missed` are keys that were pressed before this code was loaded. */
export function useShortcuts(player: Player, missed: MissedKeys, actions: ShortcutActions) {
  const settings = useStore(shortcutSettings);
  const onRun = useEffectEvent((shortcut: Shortcut) => shortcut.run?.(player, actions));
  const hasSpace = settings.isOn && byBinding(settings).get('Space')?.id === 'toggle';
  useEffect(() => (hasSpace ? takeSpace(player) : undefined), [player, hasSpace]);
  useEffect(() => {
    if (!settings.isOn) {
      missed.take();
      return undefined;
    }
    const known = byBinding(settings);
    const handlers = [...known.keys()].map((pressed) => [
      pressed,
      (event: KeyboardEvent) => {
        const shortcut = known.get(bindingHere(pressed));
        const hasTrack = player.state.getState().current !== null;
        if (!shortcut || (shortcut.needsTrack && !hasTrack) || (event.repeat && !shortcut.repeats)) return;
        event.preventDefault();
        onRun(shortcut);
      },
    ]);
    const handle = createKeybindingsHandler(Object.fromEntries(handlers), { ignore: isHandledElsewhere });
    for (const event of missed.take()) handle(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [player, missed, settings]);
}
