import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** Comparisons of the columns that decide whether a record is public. */
const conditions = [
  /\.status\}?\s*(?:=|<>|!=|in\b|not in\b)\s*[('`]/,
  /\bstatus\s*(?:=|<>|!=)\s*'/,
  /\b(?:eq|ne|inArray)\(\w+\.(?:status|published|banned_at)\b/,
  /\b(?:isNull|isNotNull)\(\w+\.banned_at\b/,
  /\.banned_at\}? is (?:not )?null/,
  /[(,{]\s*\w+\.published\b/,
];

/** The numbers of the lines of a text that decide by themselves whether a record is public. */
export const statusConditions = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, index) => (conditions.some((condition) => condition.test(line)) ? [index + 1] : []));

/**
 * Policies decide. `columns.ts` has the condition of the indexes; `editRoles.ts` checks who could administer the site, not
 * what somebody sees.
 */
const isExempt = (file: string) =>
  basename(file) === 'policy.ts' || /(?:catalogue\/columns|roles\/editRoles)\.ts$/.test(file);

/** The places in sources of the server where a status is compared outside of a policy (ACCESS-8). */
export async function findStatusConditions(root: string): Promise<string[]> {
  const folder = join(root, 'apps/server/src');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isExempt(file));
  const found = await Promise.all(
    files.map(async (file) =>
      statusConditions(await readFile(file, 'utf8')).map((line) => `${relative(root, file)}:${line}`),
    ),
  );
  return found.flat().toSorted();
}
