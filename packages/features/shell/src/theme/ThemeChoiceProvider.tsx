import { useStartup, writeCookie, type Theme } from '@segno/data';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  parseThemeChoice,
  resolveTheme,
  themeAttribute,
  themeStyleId,
  type ThemeChoice,
} from './themeChoice.ts';

export interface ThemeChoiceState {
  /** The visitor's choice, or the site's default. */
  choice: ThemeChoice;
  /** Sets the choice and stores it for a year. */
  setChoice: (choice: ThemeChoice) => void;
  /** Shows a theme without storing it, until called with null. */
  setTemporaryTheme: (id: number | null) => void;
  /** The theme that is shown. On the server, `system` resolves to light. */
  theme: Theme | undefined;
}

const ThemeChoiceContext = createContext<ThemeChoiceState | null>(null);

const darkQuery = '(prefers-color-scheme: dark)';
const subscribe = (listener: () => void) => {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const prefersDark = () => matchMedia(darkQuery).matches;
const serverPrefersDark = () => false;

const noValues: Theme['values'] = {};
const isEmpty = (values: Theme['values']) => Object.keys(values).length === 0;

export interface ThemeChoiceProviderProps {
  /** The result of `readThemeChoice`, which must be the same on the server and in the browser. */
  initialChoice?: string;
  children?: ReactNode;
}

/**
 * Manages the visitor's choice of theme and applies it to the document, which has the initial theme from the server.
 */
export function ThemeChoiceProvider({ initialChoice, children }: ThemeChoiceProviderProps) {
  const { themes } = useStartup();
  const [choice, setState] = useState(() => parseThemeChoice(initialChoice, themes));
  const [temporary, setTemporaryTheme] = useState<number | null>(null);
  const isDark = useSyncExternalStore(subscribe, prefersDark, serverPrefersDark);

  const shown = temporary ?? choice;
  const theme = resolveTheme(shown, themes, isDark);
  const base = themeAttribute(shown, themes);
  const values = theme?.values ?? noValues;
  const onDocument = useRef({ base, values });
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = onDocument.current;
    if (dataset.theme && before.base === base && before.values === values) return;
    onDocument.current = { base, values };
    if (isEmpty(before.values) && isEmpty(values) && !document.getElementById(themeStyleId)) {
      dataset.theme = base;
      return;
    }
    // The code that applies token values is loaded only on a site whose themes have values.
    import('./replaceTheme.ts').then(
      ({ replaceTheme }) => replaceTheme(base, values),
      () => {
        dataset.theme = base;
      },
    );
  }, [base, values]);

  const setChoice = useCallback((next: ThemeChoice) => {
    setState(next);
    setTemporaryTheme(null);
    writeCookie('segno-theme', String(next));
  }, []);
  const state = useMemo(() => ({ choice, setChoice, setTemporaryTheme, theme }), [choice, setChoice, theme]);
  return <ThemeChoiceContext value={state}>{children}</ThemeChoiceContext>;
}

/** Returns the visitor's choice of theme, and functions to change it. */
export function useThemeChoice(): ThemeChoiceState {
  const state = use(ThemeChoiceContext);
  if (!state) throw new Error('useThemeChoice must be inside ThemeChoiceProvider.');
  return state;
}
