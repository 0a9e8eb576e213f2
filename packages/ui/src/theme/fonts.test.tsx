import { expect, test } from 'vitest';
import './fonts.css';
import { variables } from './variables.ts';

const paragraph =
  'They met at a bus stop outside of town and wrote their first song on the back of a timetable. It was about rain, and so were the next eleven songs.';

const width = (family: string, weight: number) => {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${weight} 100px ${family}`;
  return context.measureText(paragraph).width;
};

test.each([400, 700])(
  'text of weight %i has the same width before and after Figtree is loaded',
  async (weight) => {
    const families = ["'Segno Fallback'", "'Segno Fallback Roboto'", "'Segno Fallback DejaVu'"];
    const faces = ["'Figtree Variable'", ...families].map((family) =>
      document.fonts.load(`${weight} 100px ${family}`).then(
        (loaded) => loaded.length > 0,
        () => false,
      ),
    );
    const [figtree, ...fallbacks] = await Promise.all(faces);
    expect(figtree).toBe(true);
    for (const [index, isThere] of fallbacks.entries()) {
      if (!isThere) continue;
      const ratio = width(families[index]!, weight) / width("'Figtree Variable'", weight);
      expect(ratio, families[index]!).toBeGreaterThan(0.97);
      expect(ratio, families[index]!).toBeLessThan(1.03);
    }
  },
);

test('a page with Latin text requests no fonts of other scripts, and each script has its own font faces', async () => {
  const faces = [...document.fonts].filter(
    ({ family }) => family.replaceAll(/['"]/g, '') === 'Segno Scripts',
  );
  const wanted = async (text: string) => {
    const before = new Set(faces.filter(({ status }) => status === 'unloaded'));
    // A font that is not installed on this machine cannot be loaded.
    await document.fonts.load("400 16px 'Segno Scripts'", text).catch(() => []);
    return faces.filter((face) => before.has(face) && face.status !== 'unloaded').length;
  };
  expect(await wanted('Slow Tide – naïve Żółć Ελλάδα Привет')).toBe(0);
  // The browser chooses the font of Han by the language of the page, from the generic family at the end of the list.
  expect(await wanted('漢字')).toBe(0);
  expect(variables.font.sans.light.split(', ').at(-1)).toBe('sans-serif');
  for (const text of ['مرحبا', 'नमस्ते', 'ひらがなカタカナ', '안녕하세요'])
    expect(await wanted(text), text).toBe(1);
});
