/** What is wrong with a translated line: nothing in it, a placeholder that is missing or unknown, or other plural forms. */
export interface LineIssue {
  kind: 'empty' | 'missing' | 'unknown' | 'plurals';
  /** The placeholders, or the plural forms that the language needs. */
  names: string[];
}

const forms = /\[([^[\]]*\|[^[\]]*)\]/g;
const placeholdersOf = (line: string) => new Set(line.match(/:[a-z]\w*|:\d/g));

/** The plural forms of a language, such as `one` and `other`. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

/** Compares a translated line with its English one. */
export function lineIssues(language: string, english: string, line: string): LineIssue[] {
  if (line.trim() === '') return [{ kind: 'empty', names: [] }];
  const issues: LineIssue[] = [];
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(line)];
  const missing = [...wanted].filter((name) => !found.has(name));
  const unknown = [...found].filter((name) => !wanted.has(name));
  if (missing.length > 0) issues.push({ kind: 'missing', names: missing });
  if (unknown.length > 0) issues.push({ kind: 'unknown', names: unknown });
  const needed = pluralForms(language);
  const lists = [...line.matchAll(forms)];
  const isWrong = lists.some(([, list = '']) => {
    const names = list.split('|').map((form) => form.split(' ', 1)[0] ?? '');
    return names.toSorted().join() !== needed.join();
  });
  if (isWrong || (english.match(forms) && lists.length === 0))
    issues.push({ kind: 'plurals', names: needed });
  return issues;
}
