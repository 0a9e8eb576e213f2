import { useStartup, type Theme } from '@segno/data';
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
import { keepCookie } from '../cookies/cookies.ts';
import {
  parseThemeChoice,
  resolveTheme,
  themeAttribute,
  themeStyleId,
  type ThemeChoice,
} from './themeChoice.ts';

export interface ThemeChoiceState {
  /** What the visitor chose, or the site's default. */
  choice: ThemeChoice;
  /** Chooses, and keeps the choice for a year. */
  setChoice: (choice: ThemeChoice) => void;
  /** Shows a theme without keeping it, until it is given null. */
  setTemporaryTheme: (id: number | null) => void;
  /** The theme that is shown; on the server, `system` counts as light. */
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
  /** What `readThemeChoice` read, the same on the server and in the browser. */
  initialChoice?: string;
  children?: ReactNode;
}

/** Keeps the visitor's choice of theme and puts it on the document, where the server put the first one. */
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
    // The rules for values are only loaded for a site that has themes with values.
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
    keepCookie('segno-theme', String(next));
  }, []);
  const state = useMemo(() => ({ choice, setChoice, setTemporaryTheme, theme }), [choice, setChoice, theme]);
  return <ThemeChoiceContext value={state}>{children}</ThemeChoiceContext>;
}

/** The visitor's choice of theme, and how to change it. */
export function useThemeChoice(): ThemeChoiceState {
  const state = use(ThemeChoiceContext);
  if (!state) throw new Error('useThemeChoice must be inside ThemeChoiceProvider.');
  return state;
}
