import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Handler } from 'hono';
import { isUnchanged } from '../http/conditions.ts';
import { acceptsEncoding } from '../http/acceptsEncoding.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** The encodings in which the build stores a file, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Extensions of files that a browser or a search engine requests. */
const fileExtension =
  /\.(?:avif|css|gif|html?|ico|jpe?g|js|json|map|mjs|mp3|mp4|php|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/i;

/** Whether a path is that of a file and not of a page. */
export const isFilePath = (path: string): boolean => fileExtension.test(path);

/** Browsers request the icons with each navigation unless they may cache them. */
const icons = /\.(?:ico|png|svg|webmanifest)$/;

/** Files below this path have a content hash in their name. */
const hashed = `${sep}assets${sep}`;

/** The service worker of the pages. */
const worker = `${sep}service-worker.js`;
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const fileStat = async (path: string) => {
  try {
    const info = await stat(path);
    return info.isFile() ? info : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Serves the built client's files. Files under `/assets/` have a content hash in their name and are immutable; the
 * others are revalidated. Answers with a precompressed file where there is one that the client accepts.
 */
export const assets =
  (folder: string): Handler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const name = normalize(decodePath(c.req.path));
    const extension = /\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
    const type = types[extension];
    const path = join(folder, name);
    // A missing file with a hash belongs to an earlier build; a page would be a wrong response.
    const isMissing = () => (c.req.path.startsWith('/assets/') ? c.text('Not found', 404) : next());
    if (!type || name.includes(`${sep}.`) || !path.startsWith(folder + sep)) return isMissing();
    const whole = await fileStat(path);
    if (!whole) return isMissing();

    let chosen = { path, info: whole, encoding: '' };
    for (const { name: encoding, suffix } of encodings) {
      const info = acceptsEncoding(c, encoding) ? await fileStat(path + suffix) : undefined;
      if (info) {
        chosen = { path: path + suffix, info, encoding };
        break;
      }
    }
    const etag = `"${chosen.info.size.toString(36)}-${Math.trunc(chosen.info.mtimeMs).toString(36)}${chosen.encoding}"`;
    const headers: Record<string, string> = {
      'cache-control': name.startsWith(hashed)
        ? 'public, max-age=31536000, immutable'
        : icons.test(name)
          ? 'public, max-age=86400'
          : 'public, max-age=0, must-revalidate',
      'content-type': type,
      etag,
      vary: 'Accept-Encoding',
      // The policy of its file holds for what a service worker fetches, which is what its pages ask for.
      ...(name === worker && { 'content-security-policy': workerPolicy }),
    };
    if (isUnchanged(c, { etag })) return c.body(null, 304, headers);
    headers['content-length'] = String(chosen.info.size);
    if (chosen.encoding) headers['content-encoding'] = chosen.encoding;
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(Readable.toWeb(createReadStream(chosen.path)) as ReadableStream, 200, headers);
  };

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
