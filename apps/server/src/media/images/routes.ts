import { imageWidths } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/AppEnv.ts';
import { isUnchanged, requireVersion } from '../../http/conditions.ts';
import { notFound } from '../../http/Problem.ts';
import { validate } from '../../http/validate.ts';
import type { ImageStore } from './createImageStore.ts';
import { usableImageKey } from './ImageOriginals.ts';
import { negotiateFormat } from './negotiateFormat.ts';

const ImageAddress = v.object({
  key: v.pipe(v.string(), v.regex(usableImageKey)),
  width: v.pipe(v.picklist(imageWidths.map(String)), v.transform(Number), v.picklist(imageWidths)),
});

/** The picture of a key is immutable. */
const forGood = 'public, max-age=31536000, immutable';

/** Sends pictures in the best format that the browser accepts: `GET /{key}/{width}`. */
export const imageRoutes = (store: ImageStore) =>
  new Hono<AppEnv>().get('/:key/:width', validate('param', ImageAddress), async (c) => {
    const { key, width } = c.req.valid('param');
    const format = negotiateFormat(c.req.header('accept'));
    const image = await store.find(key, width, format);
    if (!image) throw notFound();
    const headers = { 'cache-control': forGood, etag: image.etag, vary: 'Accept' };
    requireVersion(c, image);
    if (isUnchanged(c, image)) return c.body(null, 304, headers);
    const bytes = await image.read().catch(async (error: unknown) => {
      const successor = await store.findSuccessor(key);
      if (successor === null) throw error;
      return successor;
    });
    // The page was made before the picture changed.
    if (typeof bytes === 'string') {
      c.header('cache-control', 'public, max-age=60');
      return c.redirect(`../${bytes}/${width}`, 302);
    }
    return new Response(c.req.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(bytes.length) },
    });
  });
