#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContrast, contrastFixes } from '../src/theme/checkContrast.ts';
import { fromCss } from '../src/theme/css.ts';
import { checkValues, type Refusal, type Theme, type ThemeBase } from '../src/theme/theme.ts';
import { fromTokens } from '../src/theme/tokens.ts';

const help = `Checks the contrast of a theme of @segno/ui by WCAG 2.2.

  segno-contrast <file> [--base light|dark|system] [--format table|json] [--all]

<file>    theme.json   { "base": "dark", "values": { "color.text": "#fff" } }, or the values alone
          tokens.json  design tokens, format 2025.10
          theme.css    custom properties --segno-…
--base    the built-in theme that gives what the file leaves out; system checks both
--all     shows the pairs that pass too

It ends with 1 if a pair fails or a value is refused, with 2 if there is nothing to check.`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBase = (value: unknown): value is ThemeBase =>
  value === 'light' || value === 'dark' || value === 'system';

/** Whether a JSON file holds design tokens, which all say `$value` somewhere. */
const hasTokens = (node: unknown): boolean =>
  isObject(node) && ('$value' in node || Object.values(node).some(hasTokens));

type Read = (base?: ThemeBase) => { theme: Theme; refused: Refusal[] };

function readerOf(file: string): Read {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return (base) => fromCss(text, base);
  const json: unknown = JSON.parse(text);
  if (!isObject(json)) throw new TypeError('A theme is an object.');
  if (hasTokens(json)) return (base) => fromTokens(json, base);
  return (base) => {
    const values = isObject(json.values) ? json.values : json;
    const { accepted, refused } = checkValues(values);
    return {
      theme: {
        base: base ?? (isBase(json.base) ? json.base : undefined),
        values: Object.fromEntries(accepted.map(({ listed, value }) => [listed.name, value])),
      },
      refused,
    };
  };
}

const columns = (rows: string[][]) => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd(),
  );
};

function main(): number {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      format: { type: 'string', default: 'table' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [file, ...more] = positionals;
  const base = options.base;
  if (options.help) {
    console.log(help);
    return 0;
  }
  const isKnown = base === undefined || isBase(base);
  if (!file || more.length > 0 || !isKnown || (options.format !== 'table' && options.format !== 'json')) {
    console.error(help);
    return 2;
  }

  const read = readerOf(file);
  const own = base ?? read().theme.base;
  const bases = own === 'system' ? (['light', 'dark'] as const) : [own ?? 'light'];
  const reports = bases.map((each) => {
    const { theme, refused } = read(each);
    const values = theme.values ?? {};
    const results = checkContrast(values, each);
    return {
      base: each,
      passes: results.every(({ passes }) => passes),
      failed: results.filter(({ passes }) => !passes).length,
      results,
      fixes: contrastFixes(values, each),
      refused,
    };
  });
  // What is none of ours is no fault: a file of tokens may hold more than a theme.
  const isFine = reports.every(
    ({ passes, refused }) => passes && refused.every(({ reason }) => reason === 'unknown'),
  );

  if (options.format === 'json') {
    console.log(JSON.stringify({ file, passes: isFine, themes: reports }, null, 2));
    return isFine ? 0 : 1;
  }

  for (const { base: each, results, failed, fixes, refused } of reports) {
    console.log(
      `${file}, on the ${each} theme: ${failed === 0 ? `all ${results.length} pairs stand out enough.` : `${failed} of ${results.length} pairs do not stand out enough.`}\n`,
    );
    const shown = results.filter(({ passes }) => options.all || !passes);
    if (shown.length > 0) {
      const rows = shown.map(({ use, foreground, background, colors, ratio, needed, nearest }) => [
        use,
        `${foreground} on ${background.join(' on ')}`,
        `${colors.foreground} on ${colors.background}`,
        // Rounded down, so that 4.496 does not look like enough.
        (Math.floor(ratio * 100) / 100).toFixed(2),
        String(needed),
        nearest ? `${nearest.name}: ${nearest.value}` : '',
      ]);
      const head = ['Where', 'Variables', 'Colours', 'Has', 'Needs', failed > 0 ? 'Nearest that passes' : ''];
      console.log(`${columns([head, ...rows]).join('\n')}\n`);
    }
    if (fixes.length > 0) {
      console.log('Taken together, these colours mend it:');
      console.log(`${columns(fixes.map(({ name, from, to }) => [name, from, '→', to])).join('\n')}\n`);
    }
    if (refused.length > 0) {
      console.log('Not taken from the file:');
      const rows = refused.map(({ name, value, message }) => [name, JSON.stringify(value) ?? '', message]);
      console.log(`${columns(rows).join('\n')}\n`);
    }
  }
  return isFine ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`segno-contrast: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
