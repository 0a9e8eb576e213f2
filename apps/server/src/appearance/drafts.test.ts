import {
  AppearanceResponse,
  AppearanceDraftResponse,
  AppearanceDrafts,
  AppearanceFile,
  AppearanceHistory,
  DraftLink,
  DraftPeople,
} from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readSettingRows } from '../settings/store.ts';
import { siteOf } from '../startup/startup.ts';
import { withDraft } from '../startup/withDraft.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asPermitted } from '../testing/testViewers.ts';
import { draftCode, draftRoutes, readDraft } from './draftPages.ts';
import { publishDueDrafts } from './drafts.ts';

const site = openTestCatalogue();
const someEditor = async (name = 'Vera') =>
  asPermitted((await site.sample.user(name)).id, 'appearance.update');
type Editor = Awaited<ReturnType<typeof someEditor>>;
const live = async (editor: Editor) => (await site.get('/appearance', AppearanceResponse, editor)).values;
const nameOf = async (editor: Editor) => (await live(editor)).branding.site_name;

async function draftNamed(editor: Editor, site_name: string) {
  const values = await live(editor);
  const named = { ...values, branding: { ...values.branding, site_name } };
  const answer = await site.change(
    editor,
    'POST',
    '/appearance/drafts',
    { name: 'Autumn', values: named },
    201,
  );
  return v.parse(AppearanceDraftResponse, answer);
}

test('APPEARANCE-7 a draft changes nothing until it is published, and the history leads back', async () => {
  const editor = await someEditor();
  const { draft } = await draftNamed(editor, 'Autumn Radio');
  expect(await nameOf(editor)).toBe('Segno');
  const path = `/appearance/drafts/${draft.id}`;
  await site.change(editor, 'POST', `${path}/publish`, { version: 1, reason: 'The brand has this red.' });
  expect(await nameOf(editor)).toBe('Autumn Radio');
  expect((await site.send(path, editor)).status).toBe(404);
  const { releases } = await site.get('/appearance/history', AppearanceHistory, editor);
  expect(releases).toMatchObject([
    { name: 'Autumn', reason: 'The brand has this red.', published_by: { name: 'Vera' } },
    { name: null, published_by: null },
  ]);
  await site.change(editor, 'POST', `/appearance/history/${releases[1]?.id}/restore`);
  expect(await nameOf(editor)).toBe('Segno');
});

test('APPEARANCE-7 two people who change one draft overwrite nothing silently', async () => {
  const [first, second] = [await someEditor(), await someEditor('Kai')];
  const { draft, values } = await draftNamed(first, 'Autumn Radio');
  const body = { name: 'Winter', values, version: draft.version };
  await site.change(first, 'PUT', `/appearance/drafts/${draft.id}`, body);
  await site.change(second, 'PUT', `/appearance/drafts/${draft.id}`, body, 409);
  await site.change(second, 'POST', `/appearance/drafts/${draft.id}/publish`, { version: 1 }, 409);
  await site.change(second, 'PUT', `/appearance/drafts/${draft.id}`, { ...body, name: 'Ice', version: 2 });
  const { drafts } = await site.get('/appearance/drafts', AppearanceDrafts, first);
  expect(drafts).toMatchObject([
    { name: 'Ice', version: 3, updated_by: { name: 'Kai' }, is_outdated: false },
  ]);
});

test('APPEARANCE-8 a draft is published at its time', async () => {
  const editor = await someEditor();
  const { draft } = await draftNamed(editor, 'Autumn Radio');
  const path = `/appearance/drafts/${draft.id}/publish`;
  const at = (shift: number) => new Date(Date.now() + shift).toISOString();
  await site.change(editor, 'POST', path, { version: 1, publish_at: at(-1000) }, 422);
  await site.change(editor, 'POST', path, { version: 1, publish_at: at(60_000) });
  expect(await publishDueDrafts(site.db)).toBe(0);
  await site.db.execute(sql`update appearance_drafts set publish_at = now() - interval '1 second'`);
  expect(await publishDueDrafts(site.db)).toBe(1);
  expect(await nameOf(editor)).toBe('Autumn Radio');
});

test('APPEARANCE-8 a link shows the draft to its browser only, until it expires', async () => {
  const editor = await someEditor();
  const { draft } = await draftNamed(editor, 'Autumn Radio');
  const { url } = v.parse(
    DraftLink,
    await site.change(editor, 'POST', `/appearance/drafts/${draft.id}/link`, { hours: 1 }),
  );
  const pages = draftRoutes(site.db, { isHttps: true });
  const answer = await pages.request(url.slice(url.indexOf('/draft/')));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  const headers = new Headers({ cookie: cookie.split(';')[0] ?? '' });
  const found = await readDraft(site.db, headers);
  expect(found && withDraft(siteOf([]), found.values).places.branding.site_name).toBe('Autumn Radio');
  expect(found && draftCode(found, 'pl').html).toMatch(
    /Szkic „Autumn”.*<a href="\/draft\/end" target="_top">Zakończ podgląd</,
  );
  expect(await readDraft(site.db, new Headers())).toBeNull();
  const expires = async () => {
    const { drafts } = await site.get('/appearance/drafts', AppearanceDrafts, editor);
    return drafts[0]?.link_expires_at;
  };
  expect(Date.parse((await expires()) ?? '')).toBeGreaterThan(Date.now());
  await site.db.execute(sql`update appearance_drafts set token_expires_at = now() - interval '1 second'`);
  expect(await readDraft(site.db, headers)).toBeNull();
  expect(await expires()).toBeNull();
});

test('APPEARANCE-8 a link that was ended, and one that another has replaced, shows nothing any more', async () => {
  const editor = await someEditor();
  const { draft } = await draftNamed(editor, 'Autumn Radio');
  const path = `/appearance/drafts/${draft.id}/link`;
  const make = async () => {
    const { url } = v.parse(DraftLink, await site.change(editor, 'POST', path, { hours: 720 }));
    return () => readDraft(site.db, new Headers({ cookie: `segno-draft=${url.split('/').at(-1)}` }));
  };
  const first = await make();
  const second = await make();
  expect(await first()).toBeNull();
  expect((await second())?.name).toBe('Autumn');
  await site.change(editor, 'DELETE', path);
  await site.change(editor, 'DELETE', path);
  expect(await second()).toBeNull();
  const { drafts } = await site.get('/appearance/drafts', AppearanceDrafts, editor);
  expect(drafts[0]?.link_expires_at).toBeNull();
});

test('APPEARANCE-12 people who have a draft open see each other, until they are gone', async () => {
  const [first, second] = [await someEditor(), await someEditor('Kai')];
  const { draft } = await draftNamed(first, 'Autumn Radio');
  const path = `/appearance/drafts/${draft.id}/presence`;
  const see = async (editor: Editor) =>
    v.parse(DraftPeople, await site.change(editor, 'POST', path)).people.map(({ name }) => name);
  expect(await see(first)).toEqual([]);
  expect(await see(second)).toEqual(['Vera']);
  expect(await see(first)).toEqual(['Kai']);
  await site.db.execute(sql`update presences set seen_until = now() - interval '1 second'`);
  expect(await see(first)).toEqual([]);
});

/** Sends a file as the editor does. */
async function upload(editor: Editor, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  return site.open(editor).request('/appearance/files', { method: 'POST', body });
}
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

test('APPEARANCE-13 pictures and fonts are kept by their content, and run nothing', async () => {
  const editor = await someEditor();
  const answer = await upload(editor, 'logo.html', png);
  expect(answer.status).toBe(201);
  const { url } = v.parse(AppearanceFile, await answer.json());
  expect(url).toMatch(/^\/api\/v1\/appearance\/files\/[0-9a-f]{32}\.png$/);
  const path = url.replace('/api/v1', '');
  const read = await site.open().request(path);
  expect(read.headers.get('content-type')).toBe('image/png');
  expect(read.headers.get('content-security-policy')).toContain('sandbox');
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(png);
  expect((await site.open().request(path.replace('.png', '.svg'))).status).toBe(404);
  const text = '<?xml version="1.0"?>\n<!-- One --><!-- Two -->\n<!DOCTYPE svg><svg onload="alert(1)"></svg>';
  const svg = await upload(editor, 'a.png', new TextEncoder().encode(text));
  expect(v.parse(AppearanceFile, await svg.json()).url).toMatch(/\.svg$/);
});

test.each([
  ['a page', '<html><script>1</script></html>'],
  ['a text', 'hello'],
  ['a text of comments', '<!---->'.repeat(29)],
])('APPEARANCE-13 %s is refused', async (_, text) => {
  const editor = await someEditor();
  const begun = performance.now();
  const answer = await upload(editor, 'logo.png', new TextEncoder().encode(text));
  expect(answer.status).toBe(422);
  // A comment that could end at any later end too would double the time for each.
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('APPEARANCE-12 a draft that is published later keeps what was published meanwhile, but for its own changes', async () => {
  const editor = await someEditor();
  const before = await live(editor);
  const { draft } = await draftNamed(editor, 'Autumn radio');
  const { version } = await site.get('/appearance', AppearanceResponse, editor);
  const values = {
    ...before,
    branding: { ...before.branding, site_name: 'Winter radio', logo_light: '/logo.svg' },
  };
  await site.change(editor, 'PUT', '/appearance', { values, version }, 200);
  const opened = await site.get(`/appearance/drafts/${draft.id}`, AppearanceDraftResponse, editor);
  expect(opened.draft.is_outdated).toBe(true);
  expect(opened.base?.branding.site_name).toBe(before.branding.site_name);
  const stale = { version: draft.version, live_version: version };
  await site.change(editor, 'POST', `/appearance/drafts/${draft.id}/publish`, stale, 409);
  await site.change(
    editor,
    'POST',
    `/appearance/drafts/${draft.id}/publish`,
    { version: draft.version },
    200,
  );
  expect((await live(editor)).branding).toMatchObject({ site_name: 'Autumn radio', logo_light: '/logo.svg' });
});

test('APPEARANCE-12 values into which the published ones are merged make a draft current again', async () => {
  const editor = await someEditor();
  const { draft, values } = await draftNamed(editor, 'Spring radio');
  const published = await site.get('/appearance', AppearanceResponse, editor);
  const other = { ...published.values, landing: { ...published.values.landing, title: 'Hello' } };
  await site.change(editor, 'PUT', '/appearance', { values: other, version: published.version }, 200);
  const path = `/appearance/drafts/${draft.id}`;
  const body = { name: draft.name, values, version: draft.version };
  await site.change(editor, 'PUT', path, { ...body, base_version: published.version }, 409);
  const { version } = await site.get('/appearance', AppearanceResponse, editor);
  const stored = v.parse(
    AppearanceDraftResponse,
    await site.change(editor, 'PUT', path, { ...body, base_version: version }, 200),
  );
  expect(stored.draft.is_outdated).toBe(false);
  expect(stored.base).toBeNull();
});

test('APPEARANCE-11 pages know the version of the published appearance, also of a code that they do not get', async () => {
  const editor = await someEditor();
  const versions = async () => {
    const rows = await readSettingRows(site.db);
    const { version } = await site.get('/appearance', AppearanceResponse, editor);
    return [siteOf(rows).appearanceVersion, version];
  };
  const [first, published] = await versions();
  expect(first).toBe(published);
  const values = await live(editor);
  const code = { ...values.code, css: 'p { color: red; }' };
  await site.change(editor, 'PUT', '/appearance', { values: { ...values, code }, version: published }, 200);
  const [second, next] = await versions();
  expect(second).toBe(next);
  expect(second).not.toBe(first);
});
