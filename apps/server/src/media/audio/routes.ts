import { Hono } from 'hono';
import type { AppEnv } from '../../http/AppEnv.ts';
import { notFound } from '../../http/Problem.ts';
import { sendFile } from '../sendFile.ts';
import type { AudioStore } from './AudioStore.ts';

/** Stored sounds are immutable. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Sends sounds, whole or in parts: `GET /{key}.mp3`, and `GET /{key}` of uploads. `format` is `opus`, `aac` or `original`,
 * where they exist.
 */
export const audioRoutes = (store: AudioStore) =>
  new Hono<AppEnv>().get('/:file', async (c) => {
    const key = c.req.param('file').replace(/\.mp3$/, '');
    const file = await store.open(key, c.req.query('format'));
    if (!file) throw notFound();
    return sendFile(c, file, { 'content-type': file.mime ?? 'audio/mpeg', 'cache-control': forGood });
  });
