import { readFile } from 'node:fs/promises';
import { type AnySettingName, anySettingNames, definitionOf } from '@segno/data/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSite } from '../startup/startup.ts';
import { operatorOn } from '../testing/testOperator.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { readEnvironment, settingVariable } from './readEnvironment.ts';
import { runSettings } from '../operator/settingsCommand.ts';
import { readSettings, writeSettings } from './store.ts';
import { settings } from './table.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

const run = (...args: string[]) => runSettings(operatorOn(database.db), args);

test('SETTING-1 a setting is read with its type, changed, and returned to its default', async () => {
  expect(await run('get', 'player.default_volume')).toBe('0.8');
  expect(await run('set', 'player.default_volume', '0.5')).toBe('0.5');
  expect(await run('set', 'branding.site_name', 'Radio', 'Nord')).toBe('Radio Nord');
  expect(await run('set', 'registration.disable', 'on')).toBe('true');
  expect(await readSettings(database.db)).toMatchObject({
    'player.default_volume': 0.5,
    'branding.site_name': 'Radio Nord',
    'registration.disable': true,
    'registration.policies': [],
  });
  expect(await readSite(database.db)).toMatchObject({
    places: { branding: { site_name: 'Radio Nord' } },
    settings: { player: { default_volume: 0.5, preload_next: true }, registration: { disable: true } },
  });
  expect(await run('reset', 'player.default_volume')).toBe('0.8');
});

test('SETTING-1 a value in the row of its group is replaced, and reset with it', async () => {
  const value = { site_name: 'Old', logo_dark: '/dark.svg' };
  await database.db.insert(settings).values({ key: 'branding', value, is_public: true });
  expect(await run('get', 'branding.site_name')).toBe('Old');
  expect(await run('set', 'branding.site_name', 'New')).toBe('New');
  expect(await run('reset', 'branding.site_name')).toBe('Segno');
  expect(await run('get', 'branding.logo_dark')).toBe('/dark.svg');
});

test.each([
  [['get'], 'is not a command'],
  [['get', 'player.volume'], 'There is no setting "player.volume". There are: '],
  [['set', 'player.default_volume'], 'is not complete'],
  [['set', 'player.default_volume', '80'], 'This is not a value of player.default_volume.'],
  [['set', 'registration.disable', 'maybe'], 'This is not a value of registration.disable.'],
  [['set', 'homepage.type', 'nothing'], 'This is not a value of homepage.type.'],
])('SETTING-1 settings %j is refused with a sentence', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
  expect(await database.db.select().from(settings)).toEqual([]);
});

test('SETTING-4 of several changes with a wrong one none is stored', async () => {
  const changes = { 'player.preload_next': false, 'player.default_volume': 7, 'player.speed': 2 };
  await expect(writeSettings(database.db, changes)).rejects.toMatchObject({
    status: 422,
    fields: { 'player.default_volume': expect.any(String), 'player.speed': 'There is no such setting.' },
  });
  expect(await database.db.select().from(settings)).toEqual([]);
});

test.each([
  ['player.crossfade', 50, 'Enter a number from 0 to 12.'],
  ['player.crossfade', 'loud', 'Enter a number from 0 to 12.'],
  ['uploads.quota', -1, 'Enter 0 or more.'],
  ['queue.attempts', 2.5, 'Enter a whole number.'],
  ['logging.level', 'loud', 'Choose one of the offered values.'],
  ['search.kinds', ['tracks', 'smells'], 'Choose one of the offered values.'],
  ['logging.collector', 'collector.example', 'Enter an address that begins with https:// or http://.'],
  ['site.contact_address', 'office', 'Enter an email address such as name@example.com.'],
  ['uploads.s3_region', '', 'Fill in this field.'],
  ['maintenance.message', 'x'.repeat(301), 'Use at most 300 characters.'],
  ['mail.server', 'mail.example', 'Enter an address such as smtps://user:password@mail.example:465.'],
  ['mail.sender', 'Radio', 'Enter an email address, such as radio@example.com or Radio <radio@example.com>.'],
  ['branding.site_name', 7, 'This value does not fit.'],
  ['dates.default_timezone', 'Europe/Atlantis', 'Choose a time zone.'],
  ['i18n.language', 'klingon', expect.any(String)],
  ['localization.languages', ['en', 'klingon'], expect.any(String)],
  ['registration.policies', [{ id: 1, label: '', href: '/pages/terms' }], 'Enter a title.'],
  [
    'registration.policies',
    [{ id: 1, label: 'Terms', href: 'javascript:alert(1)' }],
    'Enter an address such as /pages/terms.',
  ],
  [
    'registration.policies',
    [{ id: 1, label: 'Terms', href: '/pages/terms', effective_on: 'soon' }],
    'Choose a day.',
  ],
  [
    'registration.policies',
    [
      { id: 1, label: 'Terms', href: '/pages/terms' },
      { id: 1, label: 'Privacy', href: '/pages/privacy' },
    ],
    'Two policies have the same number.',
  ],
])('SETTING-1 a value of %s that the site cannot use is refused: %j', async (name, value, message) => {
  await expect(writeSettings(database.db, { [name]: value })).rejects.toMatchObject({
    status: 422,
    fields: { [name]: message },
  });
});

test('SETTING-1 a policy is stored with its version and the day of its effect', async () => {
  const policy = { id: 1, label: ' Terms ', href: '/pages/terms', effective_on: '2026-12-01' };
  await writeSettings(database.db, {
    'registration.policies': [policy],
    'dates.default_timezone': 'Asia/Tokyo',
  });
  expect(await readSettings(database.db)).toMatchObject({
    'registration.policies': [{ ...policy, label: 'Terms', version: 1 }],
    'dates.default_timezone': 'Asia/Tokyo',
  });
});

test('SETTING-3 a variable of the environment sets a setting, and nothing else changes it', async () => {
  const environment = readEnvironment({ SEGNO_BRANDING_SITE_NAME: 'Radio Süd', SEGNO_BILLING_ENABLE: '1' });
  const context = { ...operatorOn(database.db), environment };
  expect(await runSettings(context, ['list'])).toContain(
    'branding.site_name = Radio Süd (set by the environment)',
  );
  await expect(runSettings(context, ['set', 'branding.site_name', 'Other'])).rejects.toThrow(
    'set by the environment',
  );
  expect(await readSettings(database.db, environment)).toMatchObject({ 'billing.enable': true });
  expect(() => readEnvironment({ SEGNO_PLAYER_DEFAULT_VOLUME: 'loud' })).toThrow(
    'SEGNO_PLAYER_DEFAULT_VOLUME is not a value of the setting player.default_volume.',
  );
});

test('the list has every setting with its meaning, and docs/deployment.md too', async () => {
  const list = await run('list');
  const page = await readFile(new URL('../../../../docs/deployment.md', import.meta.url), 'utf8');
  expect(anySettingNames.filter((name) => !list.includes(`${name} = `))).toEqual([]);
  expect(anySettingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('docs/deployment.md has the access and the default of every setting', async () => {
  const page = await readFile(new URL('../../../../docs/deployment.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^- `([\w.]+)` \((.+), (public|private|secret)\): /gm)];
  const written = rows.map(([, name = '', standard = '', access]) => [
    name,
    standard.replace(/^`"?([^]*?)"?`$/, '$1'),
    access,
  ]);
  // A default that only code can say is `built in`.
  const isBuiltIn = (name: string) => written.some(([each, text]) => each === name && text === 'built in');
  const textOf = (name: AnySettingName) => {
    const { standard } = definitionOf(name);
    if (isBuiltIn(name)) return 'built in';
    if (typeof standard === 'string') return standard;
    return standard === undefined ? 'none' : JSON.stringify(standard);
  };
  const wrong = anySettingNames.flatMap((name) => {
    const [, text, access] = written.find(([each]) => each === name) ?? [];
    const meant = text === 'none' ? ['none', '', 'null'] : [text];
    const isRight = meant.includes(textOf(name)) && access === definitionOf(name).access;
    return isRight ? [] : [`${name}: ${textOf(name)}, ${definitionOf(name).access}`];
  });
  expect(wrong).toEqual([]);
});

test('no variable of a setting is one of the server itself', async () => {
  const config = await readFile(new URL('../config.ts', import.meta.url), 'utf8');
  expect(anySettingNames.map(settingVariable).filter((name) => config.includes(`'${name}'`))).toEqual([]);
});
