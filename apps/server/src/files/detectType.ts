import { fileTypeFromBuffer } from 'file-type';
import { endingOf } from './fileName.ts';

/** How many bytes of a file tell its type. */
export const headSize = 64 * 1024;

export interface FileType {
  mime: string;
  /** Without the dot. */
  extension: string;
}

/** Texts have no signature, so their ending decides among these types, none of which a browser runs. */
const texts: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  lrc: 'text/plain',
  srt: 'text/plain',
  ttml: 'application/ttml+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
};

const unknown: FileType = { mime: 'application/octet-stream', extension: 'bin' };

/** The type of a file by its first bytes. Its name decides only between kinds of text. */
export async function detectType(head: Uint8Array, name: string): Promise<FileType> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found) return { mime: found.mime.replace(/;.*/, ''), extension: found.ext };
  const ending = endingOf(name);
  const mime = texts[ending];
  return mime && isText(head) ? { mime, extension: ending } : unknown;
}

function isText(head: Uint8Array): boolean {
  if (head.includes(0)) return false;
  try {
    // A character can be cut at the end of the head.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Whether a type is in a list of patterns: `audio/*`, `image/png`, `flac` or `.flac`. */
export const isListed = ({ mime, extension }: FileType, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.includes('/')
      ? pattern.endsWith('/*')
        ? mime.startsWith(pattern.slice(0, -1))
        : mime === pattern
      : extension === pattern.replace(/^\./, '').toLowerCase(),
  );

/** What can be uploaded when nothing else is configured. */
export const standardTypes = [
  'audio/*',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/pdf',
  'application/ogg',
  ...Object.values(texts),
];

/** Types that a page can show. All others are downloaded, and none can run a script. */
export const isShown = (mime: string): boolean =>
  /^(?:audio|video)\//.test(mime) || /^image\/(?:jpeg|png|webp|gif|avif)$/.test(mime);
