import { readCookie, type StartupStore } from '@segno/data';
import { applyTheme } from '@segno/ui';
import { replaceTheme } from '../theme/replaceTheme.ts';
import { parseThemeChoice, resolveTheme, themeAttribute } from '../theme/themeChoice.ts';
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

const fontLinkId = 'segno-preview-font';
const weights = '400;500;600;700';

/** The editor's changes of the theme, on the document. */
export function createPreviewTheme(store: StartupStore): PreviewTheme {
  let shown: string | number | null = null;
  const values = new Map<string, string>();

  const show = () => {
    const { themes } = store.get();
    const choice = parseThemeChoice(String(shown ?? readCookie(document.cookie, 'segno-theme')), themes);
    const theme = resolveTheme(choice, themes, matchMedia('(prefers-color-scheme: dark)').matches);
    replaceTheme(themeAttribute(choice, themes), { ...theme?.values, ...Object.fromEntries(values) });
  };

  const setValue = (name: string, value: string | null) => {
    if (value === null) {
      values.delete(name);
      show();
      return;
    }
    const [refused] = applyTheme(document.documentElement, { [name]: value });
    if (refused) console.warn(`The appearance editor sent ${refused.name}: ${refused.message}`);
    else values.set(name, value);
  };

  return {
    showTheme(id) {
      shown = id;
      show();
    },
    setValue,
    setFont(font) {
      document.getElementById(fontLinkId)?.remove();
      if (font?.google) {
        const family = encodeURIComponent(font.family).replaceAll('%20', '+');
        const link = document.createElement('link');
        const href = `https://fonts.googleapis.com/css2?family=${family}:wght@${weights}&display=swap`;
        Object.assign(link, { id: fontLinkId, rel: 'stylesheet', href });
        document.head.append(link);
      }
      setValue('font.sans', font && `'${font.family}', system-ui, sans-serif`);
    },
  };
}
