import { AdminRemoval, adminCustomPages, CustomPageResponse } from '@segno/data/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { adminRoutes } from '../admin/routes.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest, asListener, asPermitted } from '../testing/testViewers.ts';

const site = openTestCatalogue((db) => catalogueRoutes(db).route('/admin', adminRoutes(db)));

/** An editor who exists: changes refer to them. */
const someEditor = async () => asPermitted((await site.sample.user('Vera')).id, 'custom_pages.update');
const input = {
  title: 'About us',
  slug: '',
  body: '<p>Hello</p>',
  published: true,
  readers: 'everyone',
  seo_title: null,
  seo_description: null,
};
const create = async (editor: Awaited<ReturnType<typeof someEditor>>, values: object) =>
  v.parse(
    adminCustomPages.response,
    await site.change(editor, 'POST', '/admin/custom-pages', { ...input, ...values }, 201),
  ).record;

test('SITE-1 a published page is read by its slug and id, and a draft only by its editors', async () => {
  const editor = await someEditor();
  const { id } = await create(editor, {});
  const draft = await create(editor, { title: 'Plans', published: false });
  const { page, seo } = await site.get('/custom-pages/about-us', CustomPageResponse);
  expect(page).toMatchObject({ id, title: 'About us', body: '<p>Hello</p>' });
  expect(seo).toEqual({ title: 'About us', description: 'Hello', is_hidden: false });
  expect((await site.get(`/custom-pages/${id}`, CustomPageResponse)).page.slug).toBe('about-us');
  expect((await site.send(`/custom-pages/${draft.slug}`, asListener(99))).status).toBe(404);
  expect((await site.get('/custom-pages/plans', CustomPageResponse, editor)).seo.is_hidden).toBe(true);
});

test('SITE-1 a page for signed-in people asks guests to sign in', async () => {
  await create(await someEditor(), { title: 'Members', readers: 'signedIn' });
  expect((await site.send('/custom-pages/members', asGuest)).status).toBe(401);
  expect((await site.send('/custom-pages/members', asListener(99))).status).toBe(200);
});

test('SITE-1 the stored text has no code', async () => {
  const body =
    '<h1 onclick="x()">Hi</h1><script>x()</script><a href="javascript:x()">Go</a><img src="data:x"><img src="/media/b" onerror="x()"><iframe src="https://a.example"></iframe>';
  const record = await create(await someEditor(), { body });
  expect(record.body).toBe('<h2>Hi</h2><a>Go</a><img /><img src="/media/b" />');
});

test('SITE-1 two pages cannot have one address, and a number is no address', async () => {
  const editor = await someEditor();
  await create(editor, {});
  for (const values of [{ slug: 'About us' }, { title: 'Other', slug: '404' }, { title: '…' }]) {
    const answer = await site.change(editor, 'POST', '/admin/custom-pages', { ...input, ...values }, 422);
    expect(answer.errors).toHaveProperty('slug');
  }
  expect((await create(editor, { title: '2026' })).slug).toBe('page-2026');
});

test('SITE-1 a deleted page comes back', async () => {
  const editor = asAdmin((await site.sample.user('Vera')).id);
  const { id } = await create(editor, {});
  const { undo_id } = v.parse(
    AdminRemoval,
    await site.change(editor, 'POST', '/admin/custom-pages/delete', { ids: [id] }),
  );
  expect((await site.send('/custom-pages/about-us')).status).toBe(404);
  await site.change(editor, 'POST', `/admin/audit/${undo_id}/undo`);
  await site.get('/custom-pages/about-us', CustomPageResponse);
});
