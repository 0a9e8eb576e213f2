import { AdParams } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { respondsRaw } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { notFound } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings/store.ts';
import { showsAds } from './showsAds.ts';

/**
 * The code of an advertisement may load what it wants, but its document has no origin: it reads no cookies, no storage and
 * nothing of the page around it, also when it is opened by itself (AD-3).
 */
const policy =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; base-uri 'none'; frame-ancestors 'self'";

const page = (code: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><base target="_blank">` +
  `<style>html,body{margin:0;height:100%;overflow:hidden}body{display:grid;place-items:center}</style></head>` +
  `<body>${code}</body></html>`;

/** The documents of advertisements, for sandboxed frames. */
export const adRoutes = (db: Database) =>
  createRouter().get(
    '/:slot',
    allow('music.view'),
    respondsRaw(v.string()),
    validate('param', AdParams),
    async (c) => {
      const { slot } = c.req.valid('param');
      const settings = await readSettings(db);
      const code = settings[`ads.${slot}`];
      const isOn = settings['ads.heights']?.[slot] !== undefined && code;
      if (!isOn || !showsAds(c.var.viewer, settings['ads.hide_for_subscribers'] !== false))
        throw notFound('There is no advertisement here.');
      return c.html(page(code), 200, {
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
      });
    },
  );
