import { createStore } from 'zustand/vanilla';
import { shortcuts, type Shortcut } from './shortcuts.ts';

/** The listener's own shortcuts, stored in the browser. */
export interface ShortcutSettings {
  /** False turns all of them off (WCAG 2.1.4). */
  isOn: boolean;
  /** The bindings of the changed shortcuts; an empty list has none. */
  bindings: Readonly<Partial<Record<Shortcut['id'], readonly string[]>>>;
}

const storageKey = 'segno.shortcuts';
const standard: ShortcutSettings = { isOn: true, bindings: {} };
/** The shortcuts that can be changed: other components handle the rest, whatever is stored. */
const ids = new Set<string>(shortcuts.filter(({ run }) => run).map(({ id }) => id));

/** Reads stored or imported settings. Null for a text that is none. */
function parse(text: string | null): ShortcutSettings | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<ShortcutSettings> | null;
    if (typeof value !== 'object' || value === null || typeof value.bindings !== 'object') return null;
    const bindings = Object.entries(value.bindings ?? {}).filter(
      ([id, list]) =>
        ids.has(id) && Array.isArray(list) && list.every((each) => typeof each === 'string' && each !== ''),
    );
    return { isOn: value.isOn !== false, bindings: Object.fromEntries(bindings) };
  } catch {
    return null;
  }
}

const storage = () => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** The listener's settings of the shortcuts. */
export const shortcutSettings = createStore<ShortcutSettings>(
  () => (typeof window === 'undefined' ? null : parse(storage()?.getItem(storageKey) ?? null)) ?? standard,
);

shortcutSettings.subscribe((settings) => {
  try {
    storage()?.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // The settings last until the page is closed.
  }
});

/** The bindings of a shortcut with the listener's settings. */
export const bindingsOf = ({ id, bindings }: Shortcut, settings: ShortcutSettings): readonly string[] =>
  settings.bindings[id] ?? bindings;

/** What a binding matches, whatever the case and whether Shift is needed to type it. */
const normal = (binding: string) => binding.replace('[Shift]+', '').toLowerCase();

/** The shortcut that has a binding already, besides one. */
export const ownerOf = (
  binding: string,
  except: Shortcut['id'],
  settings: ShortcutSettings,
): Shortcut | undefined =>
  shortcuts.find(
    (shortcut) =>
      shortcut.id !== except &&
      bindingsOf(shortcut, settings).some((other) => normal(other) === normal(binding)),
  );

/** Gives a shortcut one binding, and takes it from the one that had it. */
export function rebind(shortcut: Shortcut, binding: string) {
  shortcutSettings.setState((settings) => {
    const owner = ownerOf(binding, shortcut.id, settings);
    return {
      bindings: {
        ...settings.bindings,
        ...(owner && {
          [owner.id]: bindingsOf(owner, settings).filter((other) => normal(other) !== normal(binding)),
        }),
        [shortcut.id]: [binding],
      },
    };
  });
}

/** The settings as a text that another browser can import. */
export const exportShortcuts = (): string => `${JSON.stringify(shortcutSettings.getState(), null, 2)}\n`;

/** Replaces the settings with exported ones. Returns false for a text that has none. */
export function importShortcuts(text: string): boolean {
  const settings = parse(text);
  if (settings) shortcutSettings.setState(settings);
  return settings !== null;
}

/** Restores the standard bindings. */
export const resetShortcuts = () => shortcutSettings.setState({ bindings: {} });

/** Keys that the page needs, and modifiers alone. */
const reserved = new Set([
  'Tab',
  'Escape',
  'Enter',
  'F6',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'Dead',
]);

/** The binding that a pressed key makes. Null for one that cannot be used. */
export function bindingOfKey({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): string | null {
  if (reserved.has(key)) return null;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  const isLetter = /^\p{L}$/u.test(key);
  // Signs such as ? need Shift on some keyboards and not on others.
  const shift = shiftKey ? [key.length === 1 && key !== ' ' && !isLetter ? '[Shift]' : 'Shift'] : [];
  const modifiers = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta'].filter(
    (each) => each !== false,
  );
  return [...modifiers, ...shift, name].join('+');
}
