import { adSlotNames } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { writeSettings } from '../settings/store.ts';
import { buildStartup } from '../startup/startup.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asUser } from '../testing/testViewers.ts';
import { showsAds } from './showsAds.ts';

const catalogue = openTestCatalogue();
const read = (path: string, viewer = asGuest) => catalogue.open(viewer).request(path);

test('AD-3 the code of a slot that is on is a document without an origin', async () => {
  await writeSettings(catalogue.db, {
    'ads.heights': { general_top: 90 },
    'ads.general_top': '<b>Buy</b>',
    'ads.album_above': '<b>Off</b>',
  });
  const answer = await read('/ads/general_top');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<b>Buy</b>');
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts(?!.*same-origin)/);
  // It has a code, and is not on.
  expect((await read('/ads/album_above')).status).toBe(404);
  expect((await read('/ads/elsewhere')).status).toBe(404);
});

test.each([
  ['ads.general_top', 'general_top'],
  ['ads.general_bottom', 'general_bottom'],
  ['ads.artist_top', 'artist_top'],
  ['ads.artist_bottom', 'artist_bottom'],
  ['ads.album_above', 'album_above'],
] as const)('AD-3 each slot has its own code: %s', async (name, slot) => {
  await writeSettings(catalogue.db, { 'ads.heights': Object.fromEntries(adSlotNames.map((on) => [on, 90])) });
  expect((await read(`/ads/${slot}`)).status).toBe(404);
  await writeSettings(catalogue.db, { [name]: 'Buy' });
  expect(await (await read(`/ads/${slot}`)).text()).toContain('<body>Buy</body>');
  const others = adSlotNames.filter((other) => other !== slot);
  for (const other of others) expect([other, (await read(`/ads/${other}`)).status]).toEqual([other, 404]);
});

test('AD-2 people with a valid subscription see no advertisements, unless the site wants it', () => {
  const subscriber = asUser(1, { subscriptions: [{ valid: true, active: true }] });
  const former = asUser(1, { subscriptions: [{ valid: false, active: false }] });
  expect(showsAds(subscriber, true)).toBe(false);
  expect(showsAds(subscriber, false)).toBe(true);
  expect(showsAds(former, true)).toBe(true);
  expect(showsAds(asGuest, true)).toBe(true);
});

test('AD-2 the page of a subscriber has no slots, and their frames no code; the code is on no page', async () => {
  await writeSettings(catalogue.db, { 'ads.heights': { general_top: 90 }, 'ads.general_top': '<b>Buy</b>' });
  const pageOf = (viewer: typeof asGuest) =>
    buildStartup(catalogue.db, { baseUrl: 'https://segno.example', headers: new Headers(), viewer });
  const subscriber = asUser(1, { subscriptions: [{ valid: true, active: true }] });
  const [theirs, ours] = [await pageOf(subscriber), await pageOf(asGuest)];
  expect(ours.settings).toMatchObject({ ads: { heights: { general_top: 90 } } });
  expect((theirs.settings as { ads?: unknown }).ads).toMatchObject({
    heights: expect.not.objectContaining({ general_top: 90 }),
  });
  expect(JSON.stringify([theirs, ours])).not.toContain('Buy');
  expect((await read('/ads/general_top', subscriber)).status).toBe(404);
  await writeSettings(catalogue.db, { 'ads.hide_for_subscribers': false });
  expect((await pageOf(subscriber)).settings).toMatchObject({ ads: { heights: { general_top: 90 } } });
  expect((await read('/ads/general_top', subscriber)).status).toBe(200);
});
