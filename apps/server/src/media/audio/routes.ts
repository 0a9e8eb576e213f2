import { Hono } from 'hono';
import type { AppEnv } from '../../http/AppEnv.ts';
import { isUnchanged, requireVersion } from '../../http/conditions.ts';
import { notFound, Problem } from '../../http/Problem.ts';
import type { AudioFile, AudioStore } from './AudioStore.ts';
import { readRange } from './readRange.ts';

/** Stored sounds are immutable. */
const forGood = 'public, max-age=31536000, immutable';

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether `If-Range` matches this version of the file: same strong ETag, or same date. */
function isSameFile(file: AudioFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange.trim() === file.etag;
  return Math.floor(Date.parse(ifRange) / 1000) === toSeconds(file.modified);
}

/** Sends sounds, whole or in parts: `GET /{key}.mp3`. */
export const audioRoutes = (store: AudioStore) =>
  new Hono<AppEnv>().get('/:file{[^/]+\\.mp3}', async (c) => {
    const file = await store.open(c.req.param('file').slice(0, -'.mp3'.length));
    if (!file) throw notFound();
    const headers = {
      'accept-ranges': 'bytes',
      'cache-control': forGood,
      etag: file.etag,
      'last-modified': file.modified.toUTCString(),
    };
    requireVersion(c, file);
    if (isUnchanged(c, file)) return c.body(null, 304, headers);
    const isGet = c.req.method === 'GET';
    const range =
      isGet && isSameFile(file, c.req.header('if-range'))
        ? readRange(c.req.header('range'), file.size)
        : null;
    if (range === 'unsatisfiable') {
      throw new Problem({
        status: 416,
        code: 'range_not_satisfiable',
        message: 'The sound is shorter than the part asked for.',
        headers: { 'accept-ranges': 'bytes', 'content-range': `bytes */${file.size}` },
      });
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    const body = isGet && file.size > 0 ? file.read({ start, end }) : null;
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'content-type': 'audio/mpeg',
        'content-length': String(end - start + 1),
        ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
      },
    });
  });
