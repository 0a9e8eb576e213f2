import { expect, test } from 'vitest';
import { readFeatures, readSources } from './readFeatures.ts';
import { visibleTexts } from './visibleTexts.ts';

const textsOf = (code: string) => visibleTexts('Screen.tsx', code).map((line) => /"(.*)"/.exec(line)?.[1]);

test.each([
  ['<p>Low tide</p>', 'Low tide'],
  ["<p>{'Low tide'}</p>", 'Low tide'],
  ["<p>{isLate ? t('a') : 'Low tide'}</p>", 'Low tide'],
  ["<p>{isLate && 'Low tide'}</p>", 'Low tide'],
  ["<p>{count + ' tracks'}</p>", 'tracks'],
  ['<p>{`${count} tracks`}</p>', '… tracks'],
  ['<Button aria-label="Close" />', 'Close'],
  ['<TextField label={isLong ? "Title" : t("a")} />', 'Title'],
  ["toast('Saved')", 'Saved'],
  ["toast(t('a'), { action: { label: 'Undo', onAction } })", 'Undo'],
])('I18N-4 a text that bypasses the message files is reported: %s', (code, text) => {
  expect(textsOf(code)).toEqual([text]);
});

test.each([
  '<p>{t("title")}</p>',
  '<p>{count} · {status === "late" && <Icon name="clock" />}</p>',
  '<Button size="small" variant="ghost" onPress={() => send("saved")} />',
  '<Trans message={t("by")} values={{ link: <Link key="link" href="/login">{t("a")}</Link> }} />',
])('other strings are not: %s', (code) => {
  expect(textsOf(code)).toEqual([]);
});

test('I18N-4 no feature and no route has a visible text outside of its message files', () => {
  const sources = [
    // The package for stories and tests shows nothing to a person.
    ...readFeatures().flatMap(({ name, sources: own }) => (name === 'testing' ? [] : [...own])),
    ...readSources('apps/web/src'),
  ].filter(([path]) => !path.includes('/messages/'));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(([path, text]) => visibleTexts(path, text))).toEqual([]);
});
