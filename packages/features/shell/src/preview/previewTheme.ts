import type { StartupStore } from '@segno/data';
import { applyTheme } from '@segno/ui';
import { changeTheme } from '../theme/showTheme.ts';
import { fontValue, showThemeFont } from '../theme/themeFont.ts';
import type { ThemeStore } from '../theme/themeStore.ts';
import type { Font } from './contract.ts';

/** What the editor shows of a theme. Nothing of it is stored. */
export interface PreviewTheme {
  /** Shows a theme by its id, or with null the one that the visitor has chosen. */
  showTheme: (id: string | number | null) => void;
  /** Sets a variable, or with null the value of the theme. */
  setValue: (name: string, value: string | null) => void;
  /** Sets and loads the primary font, or with null the font of the theme. */
  setFont: (font: Font | null) => void;
}

/** The editor's changes of the theme, on the document. */
export function createPreviewTheme(store: StartupStore, theme: ThemeStore): PreviewTheme {
  const change = (state: Parameters<typeof changeTheme>[2]) => changeTheme(theme, store.get().themes, state);
  let { themes } = store.get();
  // The editor can change the themes themselves.
  store.subscribe(() => {
    if (store.get().themes === themes) return;
    ({ themes } = store.get());
    change({});
  });

  const setValue = (name: string, value: string | null) => {
    const { [name]: _, ...others } = theme.get().values;
    if (value === null) {
      change({ values: others });
      return;
    }
    const [refused] = applyTheme(document.documentElement, { [name]: value });
    if (refused) console.warn(`The appearance editor sent ${refused.name}: ${refused.message}`);
    else theme.replace({ ...theme.get(), values: { ...others, [name]: value } });
  };

  return {
    showTheme: (id) => change({ override: id === null ? null : String(id) }),
    setValue,
    setFont(font) {
      showThemeFont(font, 'override');
      setValue('font.sans', font && fontValue(font));
    },
  };
}
