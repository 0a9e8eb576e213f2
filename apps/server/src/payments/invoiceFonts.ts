import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { type Font, openSync } from 'fontkit';
import { Fault } from '../Fault.ts';

const require = createRequire(import.meta.url);

/** The fonts of the server, the first ones first. The built-in fonts of PDF have no letters such as Ł. */
const names = ['latin', 'other', 'arabic', 'hebrew'] as const;
/** `own` is the font of the operator. */
type FontName = (typeof names)[number] | 'own';

/** The files of a font: as written, and for what is emphasised. */
type FontFiles = Record<'plain' | 'strong', string>;

const findFonts = (): Record<(typeof names)[number], FontFiles> => ({
  latin: {
    plain: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    strong: require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  },
  other: {
    plain: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    strong: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  },
  arabic: {
    plain: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    strong: require.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  },
  hebrew: {
    plain: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    strong: require.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  },
});

/** A part of a text that one font draws. */
interface FontRun {
  font: FontName;
  text: string;
}

export interface InvoiceFonts {
  files: Record<(typeof names)[number], FontFiles> & { own?: FontFiles };
  /** The parts of a text by the font that has their letters. Letters of no font are written in Latin ones. */
  runs(text: string): FontRun[];
}

const opened = new Map<string, Font>();

/** Opens a font once: it takes some milliseconds. */
function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if (!('hasGlyphForCodePoint' in font))
    throw new Fault(`${file} is a collection of fonts. Name a single one.`);
  opened.set(file, font);
  return font;
}

/** Words from right to left are one run, with the spaces between them, so that they are drawn in their order. */
const parts =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|\p{Script=Hebrew}(?:[\p{Script=Hebrew}\p{M}\s]*[\p{Script=Hebrew}\p{M}])?|[^\p{Script=Arabic}\p{Script=Hebrew}]+/gu;
const isCommon = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/** The fonts of invoices. `ownFont` is a file of the operator, for scripts that the fonts of the server do not have. */
export function invoiceFonts(ownFont: string | null): InvoiceFonts {
  const files = {
    ...findFonts(),
    ...(ownFont !== null && { own: { plain: ownFont, strong: ownFont } }),
  };
  const order = [...names, 'own' as const].flatMap((name) => {
    const file = files[name];
    return file ? [{ name, font: open(file.plain) }] : [];
  });
  const has = (name: FontName, character: string) =>
    order.some((each) => each.name === name && each.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

  const runsOf = (part: string): FontRun[] => {
    if (/\p{Script=Arabic}/u.test(part)) return [{ font: 'arabic', text: part }];
    if (/\p{Script=Hebrew}/u.test(part)) return [{ font: 'hebrew', text: part }];
    const runs: FontRun[] = [];
    const add = (font: FontName, text: string) => {
      const last = runs.at(-1);
      if (last?.font === font) last.text += text;
      else runs.push({ font, text });
    };
    for (const character of part) {
      const last = runs.at(-1);
      // Spaces and marks stay with the letter before them.
      if (last && isCommon.test(character) && has(last.font, character)) last.text += character;
      else {
        const found = order.find(({ name }) => has(name, character));
        add(found?.name ?? 'latin', found ? character : anyAscii(character));
      }
    }
    return runs;
  };
  return {
    files,
    // Composed letters: a font has more of them than of the marks that they consist of.
    runs: (text) => (text.normalize('NFC').match(parts) ?? []).flatMap(runsOf),
  };
}
