import { formatBytes } from '../format/formatBytes.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { RefusedFile } from './checkFiles.ts';
import type { messages as refusalMessages } from './messages.ts';

/** The maximum number of files to name; of the others only the count is given. */
const named = 3;

const mebibyte = 1024 ** 2;

/** A limit of whole mebibytes is written as everybody calls it: 5 MB, and not 5.2 MB. */
const sizeOfLimit = (bytes: number, locale: string) =>
  formatBytes(bytes % mebibyte === 0 ? (bytes / mebibyte) * 1000 ** 2 : bytes, locale, {
    units: 'decimal',
    maximumFractionDigits: 1,
  });

/** The messages about rejected files, a sentence each. */
export function refusals(
  refused: readonly RefusedFile[],
  maxSize: number | undefined,
  t: typeof refusalMessages,
  locale: string,
): string[] {
  const size = sizeOfLimit(maxSize ?? 0, locale);
  const reasons = { type: t.dropWrongType, size: t.dropTooLarge, count: t.dropOnlyOne };
  const sentences = refused
    .slice(0, named)
    .map(({ file, reason }) => fillMessage(reasons[reason], { name: file.name, size }));
  const others = refused.length - named;
  if (others > 0) sentences.push(fillMessage(t.dropMoreRefused, { count: others }, locale));
  return sentences;
}
