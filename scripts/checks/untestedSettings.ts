// Finds settings whose effect no test names.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where tests are. */
const tests = [
  'apps/server/src/**/*.test.ts',
  'apps/web/src/**/*.test.{ts,tsx}',
  'apps/web/e2e/*.spec.ts',
  'packages/{ui,data,features/*}/src/**/*.{test.ts,test.tsx,stories.tsx}',
];

/** Tests of how settings are stored, listed, undone and shown in forms. They do not notice what a setting does. */
const ofStorage = new Set([
  'apps/server/src/admin/undoSettings.test.ts',
  'apps/server/src/settings/settings.test.ts',
  'packages/features/admin/src/ads/AdsScreen.stories.tsx',
  'packages/features/admin/src/settings/SettingsScreen.stories.tsx',
  'packages/features/admin/src/settings/settingLabels.test.ts',
]);

/** The texts of the tests that can notice the effect of a setting. */
export const testsOfEffects = (root: string): string[] =>
  tests
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !ofStorage.has(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(join(root, file), 'utf8'));

/** Whether a test has the whole name of a setting. A name without a dot is a common word: it is in quotes, or a property. */
function isNamedIn(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const escaped = RegExp.escape(name);
  const whole = name.includes('.')
    ? `(?<![\\w.])${escaped}(?!\\.?\\w)`
    : `['"\`]${escaped}['"\`]|\\b${escaped}: `;
  return new RegExp(whole).test(text);
}

/** A message for each setting that no test names. */
export const untestedSettings = (names: readonly string[], texts: readonly string[]): string[] =>
  names
    .filter((name) => !texts.some((text) => isNamedIn(text, name)))
    .map((name) => `Setting ${name} has no test of its behaviour: add one.`);
