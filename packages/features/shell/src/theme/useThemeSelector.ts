import { choiceDays, useStartup, writeCookie } from '@segno/data';
import { announceTheme } from './announceTheme.ts';
import { changeTheme } from './showTheme.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { useThemeChoice } from './ThemeChoiceProvider.tsx';

/**
 * Returns a function that chooses a theme in this and other tabs, and keeps the choice for a year (THEME-3, THEME-11).
 * Import it only in code that is loaded on demand.
 */
export function useThemeSelector(): (choice: ThemeChoice) => void {
  const { store } = useThemeChoice();
  const { themes } = useStartup();
  return (choice) => {
    writeCookie('segno-theme', String(choice), choiceDays);
    changeTheme(store, themes, { stored: String(choice), override: null });
    announceTheme(choice);
  };
}
