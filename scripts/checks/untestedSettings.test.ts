import { expect, test } from 'vitest';
import { anySettingNames } from '../../packages/data/src/contract.ts';
import { testsOfEffects, untestedSettings } from './untestedSettings.ts';

test('a setting that no test names is reported, also where a longer name begins with its own', () => {
  const texts = [
    "await set({ 'mail.footer': 'Radio' });",
    'live.interval: they are read again',
    'const value = { themes: [] };',
    'search.similarly, site.search.similar, search.similar.names',
  ];
  expect(untestedSettings(['mail.footer', 'live.interval', 'themes', 'search.similar'], texts)).toEqual([
    'Setting search.similar has no test of its behaviour: add one.',
  ]);
});

test('every setting has a test of its behaviour', () => {
  const texts = testsOfEffects(process.cwd());
  expect(texts.length).toBeGreaterThan(300);
  expect(untestedSettings(anySettingNames, texts)).toEqual([]);
});
