import { useStartup, type Theme } from '@segno/data';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { parseThemeChoice, resolveTheme, type ThemeChoice } from './themeChoice.ts';
import { createThemeStore, type ThemeStore } from './themeStore.ts';

export interface ThemeChoiceState {
  store: ThemeStore;
  /** The visitor's choice, or the site's default. */
  choice: ThemeChoice;
  /** The theme that is shown. On the server, `system` resolves to light. */
  theme: Theme | undefined;
}

const ThemeContext = createContext<ThemeStore | null>(null);

export const darkQuery = '(prefers-color-scheme: dark)';
const subscribe = (listener: () => void) => {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export interface ThemeChoiceProviderProps {
  /** @default a store without a stored choice */
  store?: ThemeStore;
  children?: ReactNode;
}

/** Provides the choice of theme of a page. The document has its first theme from the server. */
export function ThemeChoiceProvider({ store, children }: ThemeChoiceProviderProps) {
  const [own] = useState(() => store ?? createThemeStore(undefined));
  return <ThemeContext value={own}>{children}</ThemeContext>;
}

/** Returns the visitor's choice of theme and the theme that is shown. `useThemeSelector` changes them. */
export function useThemeChoice(): ThemeChoiceState {
  const store = use(ThemeContext);
  if (!store) throw new Error('useThemeChoice must be inside ThemeChoiceProvider.');
  const { themes } = useStartup();
  const { stored, override } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  const choice = parseThemeChoice(stored, themes);
  const shown = parseThemeChoice(override ?? stored, themes);
  return { store, choice, theme: resolveTheme(shown, themes, isDark) };
}
