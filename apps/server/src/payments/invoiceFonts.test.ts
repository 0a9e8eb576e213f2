import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invoiceFonts } from './invoiceFonts.ts';

/** The used part of opentype.js, which has no types. */
const { Font, Glyph, Path } = createRequire(import.meta.url)('opentype.js') as {
  Font: new (options: object) => { toArrayBuffer(): ArrayBuffer };
  Glyph: new (options: object) => object;
  Path: new () => object;
};

test('BILLING-17 the font of the operator draws letters that the others do not have', async () => {
  const shape = { advanceWidth: 600, path: new Path() };
  const font = new Font({
    familyName: 'Own',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    glyphs: [
      new Glyph({ name: '.notdef', unicode: 0, ...shape }),
      new Glyph({ name: 'mountain', unicode: 0x5c71, ...shape }),
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), 'segno-font-'));
  try {
    const file = join(folder, 'own.otf');
    await writeFile(file, Buffer.from(font.toArrayBuffer()));
    expect(invoiceFonts(file).runs('A 山 田')).toEqual([
      { font: 'latin', text: 'A ' },
      { font: 'own', text: '山' },
      { font: 'latin', text: ' Tian' },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('BILLING-17 letters have a font that has them, and letters of no font are written in Latin ones', () => {
  const { runs } = invoiceFonts(null);
  expect(runs('Łucja Żółć, 2026')).toEqual([{ font: 'latin', text: 'Łucja Żółć, 2026' }]);
  expect(runs('ليلى عبد الرحمن')).toEqual([{ font: 'arabic', text: 'ليلى عبد الرحمن' }]);
  expect(runs('נועה כהן')).toEqual([{ font: 'hebrew', text: 'נועה כהן' }]);
  expect(runs('आशा भोसले')).toEqual([{ font: 'other', text: 'आशा भोसले' }]);
  expect(runs('Nora Ελένη Иван ليلى')).toEqual([
    { font: 'latin', text: 'Nora ' },
    { font: 'other', text: 'Ελένη Иван ' },
    { font: 'arabic', text: 'ليلى' },
  ]);
  // A composed letter and the same one with a mark are one.
  for (const name of ['Nguyễn', 'Nguyễn'.normalize('NFD')])
    expect(runs(name)).toEqual([
      { font: 'latin', text: 'Nguy' },
      { font: 'other', text: 'ễ' },
      { font: 'latin', text: 'n' },
    ]);
  for (const name of ['山田 花子', '김민지', 'สมชาย', 'தமிழ்'])
    expect(
      runs(name).every(({ font, text }) => font === 'latin' && /^[\x20-\x7e]+$/.test(text)),
      name,
    ).toBe(true);
});
