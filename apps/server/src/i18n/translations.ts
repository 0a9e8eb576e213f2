import { translate, translateText, type Language, type MessageValue } from '@segno/data/contract';
import { ar } from './ar/index.ts';
import { pl } from './pl/index.ts';

type Lines = Readonly<Record<string, string>>;

/** The translations of one language. `npm run messages` writes and checks them. */
interface Translation {
  /** The lines of pages, by their keys (I18N-3). */
  messages: Lines;
  /** Texts that arrive as data and that a page translates, by their English words (I18N-7). */
  texts: Lines;
  /** Texts of this server, by their English words: answers, e-mails and notifications. */
  server: Lines;
}

const translations: Readonly<Record<string, Translation>> = { ar, pl } satisfies Record<
  Exclude<Language, 'en'>,
  Translation
>;

const none: Lines = {};
const withTexts = new Map(
  Object.entries(translations).map(([language, { messages, texts, server }]) => [
    language,
    { page: { ...messages, ...texts }, server: { ...texts, ...server } },
  ]),
);

/** The lines of a language that its pages need. English has none: its lines are in the code. */
export const pageLines = (language: string): Lines => withTexts.get(language)?.page ?? none;

const serverLines = (language: string): Lines => withTexts.get(language)?.server ?? none;

/** A text of the server with its placeholders, in the language of its reader. */
export type ServerText = (text: string, values?: Record<string, MessageValue>) => string;

/** Translates a text of the server with the values in it, such as “Use at least 8 characters.” (I18N-7). */
export const serverText = (language: string | undefined = 'en', text: string): string =>
  translateText({ language, lines: serverLines(language) }, text);

/** Returns the function that writes texts of the server in a language, such as those of an e-mail. */
export const serverTexts =
  (language: string): ServerText =>
  (text, values = {}) =>
    translate(serverLines(language)[text] ?? text, values, language);
