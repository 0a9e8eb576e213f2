import type { Startup } from '@segno/data';
import { replaceTheme } from './replaceTheme.ts';
import { themeValues } from './themeValues.ts';
import { showThemeFont } from './themeFont.ts';
import { darkQuery } from './ThemeChoiceProvider.tsx';
import { parseThemeChoice, resolveTheme, themeAttribute } from './themeChoice.ts';
import type { ThemeState, ThemeStore } from './themeStore.ts';

type Themes = Startup['themes'];

let stopFollowing = () => {};

/** Shows the theme of a state on the document, instead of the one that the server or an earlier call has set. */
function show({ stored, override, values }: ThemeState, themes: Themes) {
  const choice = parseThemeChoice(override ?? stored, themes);
  const theme = resolveTheme(choice, themes, matchMedia(darkQuery).matches);
  showThemeFont(theme?.font ?? null, 'theme');
  replaceTheme(themeAttribute(choice, themes), { ...themeValues(theme), ...values });
}

/**
 * Changes what decides the theme and shows it. From then on the document follows the colour scheme of the operating
 * system by script, because the themes between which it chooses may have values.
 */
export function changeTheme(store: ThemeStore, themes: Themes, change: Partial<ThemeState>) {
  store.replace({ ...store.get(), ...change });
  stopFollowing();
  const follow = () => show(store.get(), themes);
  const query = matchMedia(darkQuery);
  query.addEventListener('change', follow);
  stopFollowing = () => query.removeEventListener('change', follow);
  follow();
}
