import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWeb } from '../testing/testWeb.ts';
import type { SiteIdentity } from './webManifest.ts';

const clientFolder = join(import.meta.dirname, '../../../web/public');
const read = async (site: SiteIdentity) => {
  const answer = await openWeb({ clientFolder }, { site: () => site }).routes.request('/site.webmanifest');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  return (await answer.json()) as Record<'icons' | 'shortcuts', { src?: string; icons?: unknown }[]> & {
    name: string;
    short_name: string;
    screenshots?: unknown[];
  };
};

test('OFFLINE-7 a site is installed under its own name', async () => {
  const { name, short_name, icons, screenshots } = await read({ site_name: 'Radio Ada' });
  expect([name, short_name]).toEqual(['Radio Ada', 'Radio Ada']);
  expect(icons[0]?.src).toBe('/icon-192.png');
  expect(screenshots).toBeUndefined();
  expect((await read({ site_name: 'Segno', favicon: null })).screenshots).toHaveLength(2);
});

test('OFFLINE-7 a site is installed with its own icon alone', async () => {
  const { icons, shortcuts } = await read({ site_name: 'Radio Ada', favicon: '/media/branding/ada.png' });
  expect(icons).toEqual([{ src: '/media/branding/ada.png', sizes: 'any' }]);
  expect(shortcuts.map((shortcut) => shortcut.icons)).toEqual([undefined, undefined, undefined]);
});

test('OFFLINE-7 a site that is renamed changes its manifest at once', async () => {
  let site_name = 'Ada';
  const { routes } = openWeb({ clientFolder }, { site: () => ({ site_name }) });
  const nameNow = async () =>
    ((await (await routes.request('/site.webmanifest')).json()) as { name: string }).name;
  expect(await nameNow()).toBe('Ada');
  site_name = 'Bel';
  expect(await nameNow()).toBe('Bel');
});
