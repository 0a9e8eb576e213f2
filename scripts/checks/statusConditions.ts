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

/** Folders and files of the server whose comparisons do not decide what somebody sees, each with its reason. */
const exempt = new Map([
  ['account/exports.ts', 'The state of an export of the own data.'],
  ['admin/catalogue/moveTracks.ts', 'Which tracks become public, or drafts, with their album.'],
  ['admin/customPages.ts', 'A filter of a list that has pages of every state.'],
  ['admin/channels.ts', 'A filter of a list that has channels of every state.'],
  ['admin/dashboard.ts', 'What needs attention, by the permissions of the viewer.'],
  ['backstage/', 'The changes of own releases: which tracks become public with their album.'],
  ['backstageRequests/', 'The state of a request.'],
  ['contact/store.ts', 'Which administrators receive a message.'],
  ['payments/', 'The state of payments and of subscriptions at a gateway.'],
  ['records/columns.ts', 'The condition of indexes.'],
  ['roles/lastAdmin.ts', 'Who could administer the site.'],
  ['subscriptions/', 'The state of a subscription.'],
  ['testing/fakePaypal.ts', 'The state of an order at a gateway that tests use.'],
  ['testing/fakeStripe.ts', 'The state of a payment at a gateway that tests use.'],
  ['users/subscriptionsOfUser.ts', 'The state of a subscription.'],
]);

/** Policies decide; in other files, and not in the exempt ones, nothing does. */
const isExempt = (path: string) =>
  basename(path) === 'policy.ts' ||
  [...exempt.keys()].some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

/** The places in sources of the server where a status is compared outside of a policy (ACCESS-8). */
export async function findStatusConditions(root: string): Promise<string[]> {
  const folder = join(root, 'apps/server/src');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isExempt(relative(folder, file).replaceAll('\\', '/')));
  const found = await Promise.all(
    files.map(async (file) =>
      statusConditions(await readFile(file, 'utf8')).map((line) => `${relative(root, file)}:${line}`),
    ),
  );
  return found.flat().toSorted();
}
