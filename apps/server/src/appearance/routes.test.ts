import type { AppearanceResponse } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asListener, asPermitted } from '../testing/testViewers.ts';

const catalogue = openTestCatalogue();
const editor = asPermitted(1, 'appearance.update');
const read = async () => (await catalogue.send('/appearance', editor)).body as AppearanceResponse;

test('APPEARANCE-1 an appearance is published, and an outdated one is refused', async () => {
  // The editor, whom the history names.
  await catalogue.sample.user('Vera');
  const { values, version } = await read();
  const named = { ...values, branding: { ...values.branding, site_name: 'Low Tide Radio' } };
  await catalogue.change(editor, 'PUT', '/appearance', { values: named, version });
  const published = await read();
  expect(published.values).toEqual(named);
  expect(published.version).not.toBe(version);
  const { status, body } = await catalogue.send('/appearance', editor, 'PUT', { values, version });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'changed_meanwhile' });
  expect((await read()).values).toEqual(named);
});

test.each([
  ['no theme', { all: [], default_id: null }],
  ['a default that does not exist', { default_id: 99 }],
])('APPEARANCE-1 an appearance with %s is refused', async (_, themes) => {
  const { values, version } = await read();
  const wrong = { ...values, themes: { ...values.themes, ...themes } };
  await catalogue.change(editor, 'PUT', '/appearance', { values: wrong, version }, 422);
});

test('APPEARANCE-1 a menu item with an unsafe address is refused', async () => {
  const { values, version } = await read();
  const [menu] = values.menus;
  const item = { id: 'x', label: 'X', icon: null, type: 'link', action: 'javascript:alert(1)' };
  const menus = [{ ...menu!, items: [item] }];
  await catalogue.change(editor, 'PUT', '/appearance', { values: { ...values, menus }, version }, 422);
});

test('APPEARANCE-1 nobody without the permission reads or changes it', async () => {
  expect((await catalogue.send('/appearance', asGuest)).status).toBe(401);
  expect((await catalogue.send('/appearance', asListener(2))).status).toBe(403);
});
