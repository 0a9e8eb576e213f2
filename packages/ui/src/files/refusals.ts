import { formatBytes } from '../format/formatBytes.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import type { RefusedFile } from './checkFiles.ts';
import type { messages as refusalMessages } from './messages.ts';

/** The maximum number of files to name; of the others only the count is given. */
const named = 3;

/** The messages about rejected files, a sentence each. */
export function refusals(
  refused: readonly RefusedFile[],
  maxSize: number | undefined,
  t: typeof refusalMessages,
  locale: string,
): string[] {
  const size = formatBytes(maxSize ?? 0, locale, { units: 'decimal', maximumFractionDigits: 1 });
  const reasons = { type: t.dropWrongType, size: t.dropTooLarge, count: t.dropOnlyOne };
  const sentences = refused
    .slice(0, named)
    .map(({ file, reason }) => fillMessage(reasons[reason], { name: file.name, size }));
  const others = refused.length - named;
  if (others > 0) sentences.push(fillMessage(t.dropMoreRefused, { count: others }, locale));
  return sentences;
}
