import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { asGuest, asPermitted, viewedBy } from '../testing/testViewers.ts';
import { html, openWeb, rendered } from '../testing/testWeb.ts';
import { customFramePath, customFrameRoutes } from './customCode.ts';

const code = { css: 'body{color:red}', html: '<p>Sale</p>', frame: '<script>1</script>', frame_height: 200 };
const shell =
  '<!doctype html><head><title>x</title></head><body><div id="root"></div><script type="application/json" id="startup">{}</script></body>';

const open = (viewer = asGuest) => {
  const { routes } = openWeb({ render: async () => rendered(shell) }, { customCode: async () => code });
  return new Hono<AppEnv>().use(securityHeaders({ isHttps: true }), viewedBy(viewer)).route('/', routes);
};

test('APPEARANCE-6 pages have the code: styles with their hash, HTML, and scripts in a sandboxed frame only', async () => {
  const answer = await open().request('/', { headers: html });
  const text = await answer.text();
  expect(text).toContain('<style id="segno-custom-css">body{color:red}</style></head>');
  expect(text).toContain(
    '<div id="segno-custom-html"><p>Sale</p></div><iframe src="/custom-code/frame" sandbox="allow-scripts"',
  );
  expect(text).not.toContain('<script>1');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
  expect(policy).toMatch(/script-src 'self' 'sha256-x';/);
});

test('APPEARANCE-6 ?safe leaves the code out for people who may change it, and for nobody else', async () => {
  const admin = asPermitted(1, 'appearance.update');
  const cookie = { ...html, cookie: 'segno-session=x' };
  const ask = async (viewer: typeof asGuest, path: string) =>
    (await open(viewer).request(path, { headers: cookie })).text();
  expect(await ask(admin, '/?safe')).not.toContain('segno-custom');
  expect(await ask(admin, '/')).toContain('segno-custom');
  expect(await ask(asGuest, '/?safe')).toContain('segno-custom');
});

test('APPEARANCE-6 the frame has an origin of its own, also when it is opened as a page', async () => {
  const answer = await new Hono<AppEnv>()
    .onError(handleError)
    .use(securityHeaders({ isHttps: true }))
    .route(
      '/',
      customFrameRoutes(() => Promise.resolve(code)),
    )
    .request(customFramePath);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'/);
  expect(policy).not.toContain('allow-same-origin');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
