import { LocalizedLines, LinesStored, Startup } from '@segno/data/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { buildStartup } from '../startup/startup.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest } from '../testing/testViewers.ts';
import { adminRoutes } from './routes.ts';

const admin = openTestCatalogue((db) => catalogueRoutes(db).route('/admin', adminRoutes(db)));
const { change, get } = admin;

const linesInPolish = async () =>
  v.parse(
    Startup,
    await buildStartup(admin.db, {
      baseUrl: 'http://localhost:4300',
      headers: new Headers({ cookie: 'segno-language=pl' }),
      viewer: asGuest,
    }),
  ).i18n.lines;

test('ADMIN-13 a changed line is on the pages of its language, and a line that loses a placeholder is refused', async () => {
  const viewer = asAdmin((await admin.sample.user('Vera')).id);
  const path = '/admin/localizations/pl/lines';
  const find = (query: string) => get(`${path}?${query}`, LocalizedLines, viewer);
  const [found] = (await find('query=admin.table.search')).lines;
  expect(found).toMatchObject({ key: 'admin.table.search', line: 'Szukaj', is_changed: false });

  await change(viewer, 'PUT', path, { lines: { 'admin.table.search': 'Znajdź' } });
  expect((await linesInPolish())['admin.table.search']).toBe('Znajdź');
  expect((await find('filter=changed')).lines.map(({ key }) => key)).toEqual(['admin.table.search']);

  const wrong = {
    'admin.every.month': '[one miesiąc|other miesiące]',
    'no.such': 'x',
    'admin.title': 'Panel',
  };
  const { errors } = await change(viewer, 'PUT', path, { lines: wrong }, 422);
  expect(Object.keys(errors as object).toSorted()).toEqual(['admin.every.month', 'no.such']);
  expect((await linesInPolish())['admin.title']).toBe('Administracja');
  const stored = v.parse(LinesStored, await change(viewer, 'PUT', path, { lines: wrong, skip_faulty: true }));
  expect(stored).toMatchObject({ count: 1, refused: [{ key: 'admin.every.month' }, { key: 'no.such' }] });

  await change(viewer, 'PUT', path, { lines: { 'admin.table.search': null } });
  expect((await linesInPolish())['admin.table.search']).toBe('Szukaj');
});

test('ADMIN-23 a text of a page finds the lines that can show it, the best first', async () => {
  const viewer = asAdmin((await admin.sample.user('Vera')).id);
  const keysOf = async (text: string) =>
    (
      await get(`/admin/localizations/pl/lines?shown=${encodeURIComponent(text)}`, LocalizedLines, viewer)
    ).lines.map(({ key }) => key);
  expect((await keysOf('Szukaj'))[0]).toMatch(/search/i);
  expect(await keysOf('Szukaj')).toContain('admin.table.search');
  expect(await keysOf('No line says this at all 7')).toEqual([]);
});

test('ADMIN-13 a language is offered or not, but the language of the site always is', async () => {
  const viewer = asAdmin((await admin.sample.user('Vera')).id);
  await change(viewer, 'PUT', '/admin/localizations/pl', { is_offered: false });
  expect((await linesInPolish())['admin.title']).toBeUndefined();
  await change(viewer, 'PUT', '/admin/localizations/en', { is_offered: false }, 422);
  await change(viewer, 'PUT', '/admin/localizations/pl', { is_offered: true });
  expect((await linesInPolish())['admin.title']).toBeDefined();
});
