import type { Startup } from '../startup/contract.ts';
import { type MessageValue, translate } from './translate.ts';

/** The English messages of one package, under its namespace. */
export interface Messages<TKey extends string = string> {
  readonly namespace: string;
  readonly lines: Readonly<Record<TKey, string>>;
}

/** Returns the message of a key, with its placeholders filled by `values`. */
export type Translate<TKey extends string = string> = (
  key: TKey,
  values?: Record<string, MessageValue>,
) => string;

/**
 * Returns the `Translate` function of a package's messages, in the language of the startup object. For use outside of
 * React.
 */
export type Translator = <TKey extends string>(messages: Messages<TKey>) => Translate<TKey>;

/** Declares the messages of a package. `startup.i18n.lines['{namespace}.{key}']` replaces a message. */
export const defineMessages = <const TLines extends Readonly<Record<string, string>>>(
  namespace: string,
  lines: TLines,
): Messages<Extract<keyof TLines, string>> => ({ namespace, lines });

/** Makes a translator from the startup object. In a component, use `useMessages` instead. */
export const createTranslator =
  ({ i18n }: Pick<Startup, 'i18n'>): Translator =>
  ({ namespace, lines }) =>
  (key, values = {}) =>
    translate(i18n.lines[`${namespace}.${key}`] ?? lines[key], values, i18n.language);
