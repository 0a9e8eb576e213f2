import { checkValues, type Refusal, type Theme, type ThemeBase } from './theme.ts';

/** The selectors of themes by base. The import recognises the base by them. */
const selectors = {
  none: ':root',
  system: ':root, [data-theme]',
  light: ':root:not([data-theme]), [data-theme="light"]',
  dark: '[data-theme="dark"]',
} as const;

/**
 * Exports a theme as a style sheet. Its rules are in no cascade layer, so they override those of the package. A theme for
 * light or dark also applies to `data-theme="system"` by media query.
 *
 * @param selector The elements to style, instead of those with the base as `data-theme`.
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

/** Returns the custom properties of a style sheet, inside and outside of `@media` and other blocks. */
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
/** In exported style sheets this selector only repeats a theme for `data-theme="system"`. */
const repeated = '[data-theme=system]';

/**
 * Imports a theme from the custom properties of a style sheet. A style sheet with several themes gives that of the
 * requested base, or the first. Unknown `--segno-` names and invalid values are rejected.
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
