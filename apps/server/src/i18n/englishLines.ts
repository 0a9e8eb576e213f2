import { readFile } from 'node:fs/promises';

/** The build writes it: the English lines of all pages, by their keys. Without a build there are none. */
const file = new URL('../../../web/dist/server/english.json', import.meta.url);

let known: Promise<Readonly<Record<string, string>>> | undefined;

/** The English lines of the pages, by their keys. */
export const englishLines = (): Promise<Readonly<Record<string, string>>> =>
  (known ??= readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    () => ({}),
  ));
