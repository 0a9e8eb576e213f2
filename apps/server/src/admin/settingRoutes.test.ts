import { AdminMailSamples, AdminSettings, adminAudit } from '@segno/data/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openTestAdmin } from '../testing/testAdmin.ts';

const { change, get, someAdmin } = openTestAdmin();

test('ADMIN-9 settings are changed together, are in the log, and those of an editor are refused', async () => {
  const viewer = await someAdmin();
  const changes = { 'player.default_volume': 0.5, 'branding.site_name': 'Radio Nord' };
  const { settings } = v.parse(AdminSettings, await change(viewer, 'PUT', '/admin/settings', { changes }));
  expect(settings.find(({ name }) => name === 'player.default_volume')).toMatchObject({
    value: 0.5,
    source: 'database',
  });
  const wrong = { 'player.default_volume': 7, 'player.preload_next': false };
  const { errors } = await change(viewer, 'PUT', '/admin/settings', { changes: wrong }, 422);
  expect(errors).toHaveProperty(['player.default_volume']);
  await change(viewer, 'PUT', '/admin/settings', { changes: { themes: {} } }, 422);
  const log = await get('/admin/audit?action=settings', adminAudit.list, viewer);
  expect(log.pagination.data).toMatchObject([
    { before: { 'player.default_volume': 0.8 }, after: { 'player.default_volume': 0.5 } },
  ]);
});

test('SETTING-8 each kind of message has a preview in the language of the reader, with the footer of the site', async () => {
  const viewer = await someAdmin();
  const changes = { 'mail.footer': 'Quiet Harbour 1', 'branding.site_name': 'Radio Nord' };
  await change(viewer, 'PUT', '/admin/settings', { changes });
  const { mails } = await get('/admin/settings/mails', AdminMailSamples, viewer);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThan(15);
  for (const { html, text } of mails) {
    expect(html).toContain('Quiet Harbour 1');
    expect(text).toContain('Quiet Harbour 1');
  }
  expect(mails[0]?.subject).toBe('123456 is your Radio Nord verification code');
  const { user } = viewer;
  const inPolish = { ...viewer, user: { ...user, language: 'pl' } } as typeof viewer;
  const [first] = (await get('/admin/settings/mails', AdminMailSamples, inPolish)).mails;
  expect(first?.html).toContain('lang="pl"');
});
