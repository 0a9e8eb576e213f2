// The pseudo-language `en-XA`: every English line with accents, 40 % longer and in brackets. A text without brackets
// cannot be translated, one without its last bracket is cut, and brackets side by side show glued texts.
import { sampleStartup } from '@segno/data/samples';
import { uiMessages } from '../../../packages/ui/src/messages/uiMessages.ts';

export const pseudoLocale = 'en-XA';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
const filling = 'ŀǿřḗḿ īƥşŭḿ ḓǿŀǿř şīŧ ȧḿḗŧ ƈǿƞşḗƈŧḗŧŭř ȧḓīƥīşƈīƞɠ ḗŀīŧ '.repeat(8);

/** The words of a line: neither placeholders nor the brackets and categories of plural forms. */
const words = /(:[a-zA-Z]\w*|\[(?:zero|one|two|few|many|other) |\|(?:zero|one|two|few|many|other) |[[\]|])/;

/** The longest text that a line becomes: a reader sees one of its plural forms. */
const longest = (line: string) =>
  line.replace(
    /\[((?:zero|one|two|few|many|other) [^[\]]*)\]/g,
    (_, forms: string) =>
      forms
        .split('|')
        .map((form) => form.replace(/^\w+ /, ''))
        .toSorted((one, other) => other.length - one.length)[0]!,
  );

/** A line in the pseudo-language. */
export function toPseudo(line: string): string {
  const text = line
    .split(words)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[a-zA-Z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter),
    )
    .join('');
  return `⟦${text} ${filling.slice(0, Math.ceil(longest(line).length * 0.4)).trim()}⟧`;
}

const translated = (lines: Readonly<Record<string, string>>, prefix = '') =>
  Object.fromEntries(Object.entries(lines).map(([key, line]) => [prefix + key, toPseudo(line)]));

interface Definition {
  namespace: string;
  lines: Record<string, string>;
}

const files = import.meta.glob<Record<string, Definition>>(
  '../../../packages/features/*/src/messages/*en.ts',
  { eager: true },
);

const lines = Object.assign(
  {},
  ...Object.values(files).flatMap((file) =>
    Object.values(file).map(({ namespace, lines: own }) => translated(own, `${namespace}.`)),
  ),
) as Record<string, string>;

const menuLabels = sampleStartup.menus.flatMap(({ items }) => items.map(({ label }) => label));

/** The messages of the components in the pseudo-language. */
export const pseudoUiMessages = translated(uiMessages) as typeof uiMessages;

/** Gives the stories the pseudo-language, or takes it away. They share the lines of the sample startup object. */
export function showPseudo(isShown: boolean) {
  const own = sampleStartup.i18n.lines;
  const pseudo = {
    ...lines,
    ...translated(Object.fromEntries(menuLabels.map((label) => [label, label]))),
    ...Object.fromEntries(Object.entries(pseudoUiMessages).map(([key, line]) => [`ui.${key}`, line])),
  };
  for (const key of Object.keys(pseudo)) delete own[key];
  if (isShown) Object.assign(own, pseudo);
}
