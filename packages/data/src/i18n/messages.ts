import type { Startup } from '../startup/contract.ts';
import { type MessageValue, translate } from './translate.ts';

/** The English lines of one package, under its name. */
export interface Messages<TKey extends string = string> {
  readonly namespace: string;
  readonly lines: Readonly<Record<TKey, string>>;
}

/** Says a line by its key, filled with values. */
export type Translate<TKey extends string = string> = (
  key: TKey,
  values?: Record<string, MessageValue>,
) => string;

/** Finds the words of any package's messages in the language of the startup object, outside of React. */
export type Translator = <TKey extends string>(messages: Messages<TKey>) => Translate<TKey>;

/** Names the lines of a package; `startup.i18n.lines['{namespace}.{key}']` replaces one. */
export const defineMessages = <const TLines extends Readonly<Record<string, string>>>(
  namespace: string,
  lines: TLines,
): Messages<Extract<keyof TLines, string>> => ({ namespace, lines });

/** Makes a translator; in a component, take `useMessages`. */
export const createTranslator =
  ({ i18n }: Pick<Startup, 'i18n'>): Translator =>
  ({ namespace, lines }) =>
  (key, values = {}) =>
    translate(i18n.lines[`${namespace}.${key}`] ?? lines[key], values, i18n.language);
