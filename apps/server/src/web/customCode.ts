import { createHash } from 'node:crypto';
import type { CustomCode } from '@segno/data/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { notFound } from '../http/Problem.ts';
import type { RenderedPage } from './WebApp.ts';

/** The address of the document with the operator's own scripts. */
export const customFramePath = '/custom-code/frame';

/** The ids by which the preview of the appearance editor finds the code. */
const ids = { css: 'segno-custom-css', html: 'segno-custom-html' };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Adds the operator's code to a page (APPEARANCE-6): styles in the head, sanitised HTML after the application, and
 * scripts in a frame of their own, which can neither read the page nor call the API as its visitor.
 */
export function withCustomCode(
  page: RenderedPage,
  { css, html, frame, frame_height }: CustomCode,
): RenderedPage {
  if (page.body === '' || (css === '' && html === '' && frame === '')) return page;
  const end = page.body.lastIndexOf('<script type="application/json" id="startup">');
  const head = page.body.indexOf('</head>');
  if (end < 0 || head < 0) return page;
  const style = css === '' ? '' : `<style id="${ids.css}">${css}</style>`;
  const part = html === '' ? '' : `<div id="${ids.html}">${html}</div>`;
  const framed =
    frame === ''
      ? ''
      : `<iframe src="${customFramePath}" sandbox="allow-scripts" loading="lazy" title="" height="${frame_height}" style="display:block;inline-size:100%;border:0"></iframe>`;
  const { body } = page;
  return {
    ...page,
    body: body.slice(0, head) + style + body.slice(head, end) + part + framed + body.slice(end),
    styleSources: css === '' ? page.styleSources : [...page.styleSources, hashOf(css)],
  };
}

/** Only scripts and styles of the document itself run, in an origin of their own: no cookie and no request of the site. */
const framePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The document with the operator's own scripts. The policy also holds when it is opened as a page. */
export const customFrameRoutes = (read: (headers: Headers) => Promise<CustomCode>): Hono<AppEnv> =>
  new Hono<AppEnv>().get(customFramePath, async (c) => {
    const { frame } = await read(c.req.raw.headers);
    if (frame === '') throw notFound('There is no such page.');
    c.header('content-security-policy', framePolicy);
    c.header('x-frame-options', 'SAMEORIGIN');
    c.header('cache-control', 'no-cache');
    return c.html(frame);
  });
