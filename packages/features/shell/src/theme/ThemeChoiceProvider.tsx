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
import { parseThemeChoice, resolveTheme, themeAttribute, type ThemeChoice } from './themeChoice.ts';

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
  const attribute = themeAttribute(shown, themes);
  const applied = useRef(attribute);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.theme && applied.current === attribute) return;
    dataset.theme = attribute;
    applied.current = attribute;
  }, [attribute]);

  const values = theme?.values;
  useEffect(() => {
    const { style } = document.documentElement;
    const names = Object.keys(values ?? {}).filter((name) => name.startsWith('--'));
    for (const name of names) style.setProperty(name, values?.[name] ?? '');
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [values]);

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
