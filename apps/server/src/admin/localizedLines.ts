import { lineIssues, type LocalizedLine } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { englishLines } from '../i18n/englishLines.ts';
import { pageLines } from '../i18n/translations.ts';
import { readChangedLines } from '../translations/changedLines.ts';

type Lines = Readonly<Record<string, string>>;

/** Every line of the pages in a language: of this site, of the product, or none. */
export async function linesOf(db: Database, language: string): Promise<LocalizedLine[]> {
  const [english, changed] = await Promise.all([englishLines(), readChangedLines(db, language)]);
  const shipped: Lines = language === 'en' ? english : pageLines(language);
  // Without a build the English lines are not known; then the keys of the translations are.
  const keys = new Set([
    ...Object.keys(english),
    ...(Object.keys(english).length === 0 ? Object.keys(pageLines('pl')) : []),
  ]);
  return [...keys].map((key) => ({
    key,
    english: english[key] ?? key,
    line: changed[key] ?? shipped[key] ?? '',
    is_changed: changed[key] !== undefined,
  }));
}

/** What a line lacks: placeholders or plural forms of the English one. */
export const faultsOf = (language: string, { english, line }: LocalizedLine) =>
  line === '' ? [] : lineIssues(language, english, line);
