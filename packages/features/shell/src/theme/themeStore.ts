import { createStore, type Store } from '@segno/data';

/** What decides the theme of a page, besides the themes of the site. */
export interface ThemeState {
  /** The stored choice of the visitor, which may name a theme that does not exist. */
  stored: string | undefined;
  /** A choice that is shown instead, without being stored. */
  override: string | null;
  /** Values that are shown instead of those of the theme, by the names of their variables. */
  values: Readonly<Record<string, string>>;
}

export type ThemeStore = Store<ThemeState>;

/** Makes the store of a page from the stored choice, which must be the same on the server and in the browser. */
export const createThemeStore = (stored: string | undefined): ThemeStore =>
  createStore<ThemeState>({ stored, override: null, values: {} });
