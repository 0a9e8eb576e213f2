import { useMessages } from '@segno/data';
import { messages } from '../messages/en.ts';
import { useStore } from 'zustand';
import { bindingHere, shortcuts, type Shortcut } from './shortcuts.ts';
import { bindingsOf, shortcutSettings } from './shortcutSettings.ts';

/** Signs and words that keyboards of all languages have. */
const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
  Alt: 'Alt',
  Meta: '⌘',
};

/** Formats the keys of a binding for display: `Shift+→`. */
export function useKeyNames(): (binding: string) => string {
  const t = useMessages(messages);
  const keyName = (key: string) => {
    if (key === 'Escape') return t('key.escape');
    if (key === 'Space') return t('key.space');
    if (key === 'Shift') return t('key.shift');
    return signs[key] ?? key.toUpperCase();
  };
  return (binding) => bindingHere(binding).replace('[Shift]+', '').split('+').map(keyName).join('+');
}

/** The first binding of a shortcut, for the tooltip of its button. */
export function useShortcutKeys(id: Shortcut['id']): string | undefined {
  const keyNames = useKeyNames();
  const settings = useStore(shortcutSettings);
  const shortcut = shortcuts.find((each) => each.id === id);
  const binding = shortcut && settings.isOn ? bindingsOf(shortcut, settings)[0] : undefined;
  return binding && keyNames(binding);
}
