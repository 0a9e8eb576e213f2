import { Hono } from 'hono';
import type { AppEnv } from '../../http/AppEnv.ts';
import { notFound } from '../../http/Problem.ts';
import { sendFile } from '../sendFile.ts';
import type { AudioStore } from './AudioStore.ts';
import { cutToPreview } from './cutToPreview.ts';

/** Stored sounds are immutable. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Sends sounds, whole or in parts: `GET /{key}.mp3`, and `GET /{key}` of uploads. `format` is `opus`, `aac` or `original`,
 * where they exist. With `preview` only the beginning is sent. `durationOf` reads the length of a sound in milliseconds.
 */
export const audioRoutes = (
  store: AudioStore,
  durationOf: (key: string) => Promise<number | undefined> = () => Promise.resolve(undefined),
) =>
  new Hono<AppEnv>().get('/:file', async (c) => {
    const key = c.req.param('file').replace(/\.mp3$/, '');
    const whole = await store.open(key, c.req.query('format'));
    if (!whole) throw notFound();
    let file = whole;
    if (c.req.query('preview') !== undefined) {
      const duration = await durationOf(key);
      if (duration === undefined) throw notFound();
      file = await cutToPreview(whole, duration);
    }
    return sendFile(c, file, { 'content-type': file.mime ?? 'audio/mpeg', 'cache-control': forGood });
  });
