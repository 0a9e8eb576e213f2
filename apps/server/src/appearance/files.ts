import { createHash } from 'node:crypto';
import type { AppearanceFile } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { detectType } from '../files/detectType.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { appearanceFiles } from './table.ts';

/** The largest file, in bytes. */
export const largestFile = 2 * 1024 * 1024;
/** How many files a site keeps. The history needs those that are no longer shown. */
const mostFiles = 500;

/** The types of pictures and fonts, and the endings of their addresses. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
};

const refuse = (message: string) =>
  new Problem({ status: 422, code: 'invalid_request', message, fields: { file: message } });

/**
 * An SVG file has no signature: it is a text whose first element is `svg`. A comment matches in one way only, up to its
 * first end: the time would be exponential in the number of comments otherwise.
 */
const isSvg = (bytes: Uint8Array) =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 2000)),
  );

/** Keeps a picture or a font, and returns its address (APPEARANCE-13). */
export async function keepFile(db: Database, file: File): Promise<AppearanceFile> {
  if (file.size > largestFile) throw refuse('This file is too large.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = isSvg(bytes) ? 'image/svg+xml' : (await detectType(bytes, file.name)).mime;
  const ending = endings[mime];
  if (ending === undefined) throw refuse('This file is neither a picture nor a font.');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if ((await db.$count(appearanceFiles)) >= mostFiles) throw refuse('There is no space for more files.');
  await db.insert(appearanceFiles).values({ hash, mime, bytes }).onConflictDoNothing();
  return { url: `/api/v1/appearance/files/${hash}.${ending}` };
}

/** The bytes of a kept file, by the name in its address. */
export async function readFile(db: Database, name: string): Promise<{ mime: string; bytes: Uint8Array }> {
  const [hash = '', ending] = name.split('.');
  const [found] = await db
    .select({ mime: appearanceFiles.mime, bytes: appearanceFiles.bytes })
    .from(appearanceFiles)
    .where(eq(appearanceFiles.hash, hash));
  if (!found || endings[found.mime] !== ending) throw notFound('There is no such file.');
  return found;
}
