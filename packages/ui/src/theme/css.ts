import { checkValues, type Refusal, type Theme, type ThemeBase } from './theme.ts';

/** Which elements a theme is for. The base of a theme is read from these again. */
const selectors = {
  none: ':root',
  system: ':root, [data-theme]',
  light: ':root:not([data-theme]), [data-theme="light"]',
  dark: '[data-theme="dark"]',
} as const;

/**
 * A theme as a style sheet, to load after ours: no layer holds it, so it wins. A theme for light or dark also serves
 * those for whom the system chooses.
 *
 * @param selector the elements it is for, if not those with the base as their `data-theme`
 */
export function toCss({ base, values = {} }: Theme, selector?: string): string {
  const lines = checkValues(values).accepted.flatMap(({ listed, value }) =>
    value === null ? [] : [`${listed.property}: ${value};`],
  );
  const rule = (of: string, indent = '') =>
    [`${indent}${of} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n');
  if (selector !== undefined || (base !== 'light' && base !== 'dark'))
    return `${rule(selector ?? selectors[base ?? 'none'])}\n`;
  const media = `@media (prefers-color-scheme: ${base}) {\n${rule('[data-theme="system"]', '  ')}\n}`;
  return `${rule(selectors[base])}\n\n${media}\n`;
}

interface Declaration {
  selector: string;
  name: string;
  value: string;
}

/** The custom properties of a style sheet, in and out of `@media` and other blocks. */
function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const open: string[] = [];
  let text = '';
  let quote = '';
  let depth = 0;
  const take = () => {
    const [, name, value] = /^\s*(--[\w-]+)\s*:(.*)$/s.exec(text) ?? [];
    if (name !== undefined)
      found.push({ selector: open.at(-1) ?? '', name, value: value!.replaceAll(/\s+/g, ' ').trim() });
    text = '';
  };
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index]!;
    if (quote) {
      if (character === '\\') text += css[index++]!;
      else if (character === quote) quote = '';
      text += css[index] ?? '';
    } else if (character === '/' && css[index + 1] === '*') {
      const end = css.indexOf('*/', index + 2);
      index = end === -1 ? css.length : end + 1;
      text += ' ';
    } else if (character === '"' || character === "'") {
      quote = character;
      text += character;
    } else if (depth === 0 && character === '{') {
      open.push(text.trim());
      text = '';
    } else if (depth === 0 && (character === ';' || character === '}')) {
      take();
      if (character === '}') open.pop();
    } else {
      if (character === '(') depth += 1;
      else if (character === ')') depth = Math.max(0, depth - 1);
      text += character;
    }
  }
  take();
  return found;
}

const bare = (selector: string) => selector.replaceAll(/["'\s]/g, '');
const bases = new Map<string, ThemeBase>(
  (['system', 'light', 'dark'] as const).map((base) => [bare(selectors[base]), base]),
);
/** In our own sheets this only repeats a theme for those for whom the system chooses. */
const repeated = '[data-theme=system]';

/**
 * A theme of the custom properties in a style sheet. Of a sheet with several themes it is the first, or that of the base
 * asked for. Names of ours that do not exist, and values that no theme needs, are refused.
 */
export function fromCss(css: string, base?: ThemeBase): { theme: Theme; refused: Refusal[] } {
  const declarations = declarationsOf(css)
    .filter(({ selector, name }) => name.startsWith('--segno-') && bare(selector) !== repeated)
    .map((declaration) => ({ ...declaration, base: bases.get(bare(declaration.selector)) }));
  const isThere = declarations.some((declaration) => declaration.base === base);
  const chosen = isThere ? base : declarations[0]?.base;
  const { accepted, refused } = checkValues(
    Object.fromEntries(
      declarations.flatMap(({ base: its, name, value }) => (its === chosen ? [[name, value]] : [])),
    ),
  );
  const own = base ?? chosen;
  const values = Object.fromEntries(accepted.map(({ listed, value }) => [listed.name, value]));
  return { theme: { ...(own && { base: own }), values }, refused };
}
