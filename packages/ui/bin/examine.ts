import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkContrast, contrastFixes } from '../src/theme/checkContrast.ts';
import { fromCss } from '../src/theme/css.ts';
import { findVariable } from '../src/theme/theme.ts';
import { variableList } from '../src/theme/variables.ts';

/** Something that the doctor has found. `fails` is a fault; `warns` may be one. */
export interface Finding {
  kind: 'passes' | 'warns' | 'fails';
  /** What was examined. */
  check: 'copies' | 'styles' | 'layers' | 'variables' | 'contrast';
  message: string;
  /** What to do. */
  advice?: string;
}

/** The packages of which an application may have one copy only: their contexts are those of one module. */
const single = ['react-aria-components', 'react-aria', 'react-stately', 'react', '@segno/ui'] as const;

/** How many folders and files are read at most. */
const mostFolders = 20_000;
const mostFiles = 5000;
const sources = /\.(?:[cm]?[jt]sx?|css|scss|vue|html)$/;
const skipped = new Set(['node_modules', '.git', 'dist', 'build', 'coverage', '.next', '.output', '.cache']);

/** The real folders of packages below a `node_modules`, by name. Linked ones count once. */
function copiesOf(folder: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>(single.map((name) => [name, new Map()]));
  const seen = new Set<string>();
  const visit = (modules: string) => {
    if (!existsSync(modules) || seen.size > mostFolders) return;
    const real = realpathSync(modules);
    if (seen.has(real)) return;
    seen.add(real);
    for (const name of single) {
      const manifest = join(modules, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string };
      found.get(name)?.set(realpathSync(join(modules, name)), version ?? 'unknown');
    }
    for (const entry of readdirSync(modules, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name === '.bin') continue;
      const path = join(modules, entry.name);
      // Packages with a scope are one level deeper, and so are the packages of pnpm's store.
      if (entry.name.startsWith('@'))
        for (const inner of readdirSync(path)) visit(join(path, inner, 'node_modules'));
      else if (entry.name === '.pnpm')
        for (const inner of readdirSync(path)) visit(join(path, inner, 'node_modules'));
      else visit(join(path, 'node_modules'));
    }
  };
  visit(join(folder, 'node_modules'));
  // In a workspace the packages can be in a folder above the application.
  for (let above = dirname(folder); found.get('@segno/ui')?.size === 0; above = dirname(above)) {
    visit(join(above, 'node_modules'));
    if (above === dirname(above)) break;
  }
  return found;
}

/** The texts of an application's own sources and styles. */
function readSources(folder: string): { path: string; text: string }[] {
  const files: { path: string; text: string }[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (files.length >= mostFiles) return;
      const inner = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name) && !entry.name.startsWith('.')) visit(inner);
      } else if (sources.test(entry.name))
        files.push({ path: relative(folder, inner), text: readFileSync(inner, 'utf8') });
    }
  };
  visit(folder);
  return files;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
const withoutComments = (css: string) =>
  css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

function examineCopies(folder: string): Finding[] {
  return [...copiesOf(folder)].flatMap(([name, copies]): Finding[] => {
    const versions = [...copies].map(([path, version]) => `${version} in ${relative(folder, path)}`);
    if (copies.size === 0 && name !== '@segno/ui') return [];
    if (copies.size === 0)
      return [
        { kind: 'fails', check: 'copies', message: `${name} is not installed.`, advice: `Install ${name}.` },
      ];
    if (copies.size === 1)
      return [{ kind: 'passes', check: 'copies', message: `There is one copy of ${name}: ${versions[0]}.` }];
    return [
      {
        kind: 'fails',
        check: 'copies',
        message: `There are ${copies.size} copies of ${name}: ${versions.join(', ')}.`,
        advice: 'Deduplicate them (npm dedupe, pnpm dedupe), or set one version in overrides.',
      },
    ];
  });
}

function examineStyles(files: readonly { text: string }[]): Finding[] {
  const uses = files.some(({ text }) => /from\s+['"]@segno\/ui(?:\/[A-Z]\w*)?['"]/.test(text));
  const imported = ['styles.css', 'styles.unlayered.css', 'styles/'].filter((name) =>
    files.some(({ text }) => text.includes(`@segno/ui/${name}`)),
  );
  if (imported.includes('styles.css') && imported.includes('styles.unlayered.css'))
    return [
      {
        kind: 'fails',
        check: 'styles',
        message: 'Both styles.css and styles.unlayered.css are imported.',
        advice: 'Import one of them.',
      },
    ];
  if (imported.length > 0)
    return [
      { kind: 'passes', check: 'styles', message: `The styles are imported: @segno/ui/${imported[0]}.` },
    ];
  return [
    {
      kind: uses ? 'fails' : 'warns',
      check: 'styles',
      message: 'No file imports the styles of @segno/ui.',
      advice: "Add import '@segno/ui/styles.css' to the entry of the application.",
    },
  ];
}

/** A reset after `segno` overrides the components, and utilities before it have no effect on them. */
function examineLayers(files: readonly { path: string; text: string }[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    if (!/\.s?css$/.test(path)) continue;
    const tailwind = withoutComments(text).search(/@import\s+(?:url\()?['"]tailwindcss['"]/);
    for (const match of withoutComments(text).matchAll(/@layer\s+([\w\s.,-]+);/g)) {
      const order = (match[1] ?? '').split(',').map((name) => name.trim());
      const own = order.indexOf('segno');
      if (own < 0) continue;
      const place = `${path}:${lineOf(text, match.index)}`;
      const late = order.slice(own + 1).filter((name) => /^(?:reset|base|normalize|preflight)$/.test(name));
      const early = order.slice(0, own).filter((name) => name === 'utilities');
      const faults = [
        ...(late.length > 0
          ? [`the layer ${late.join(', ')} comes after segno and overrides the components`]
          : []),
        ...(early.length > 0
          ? ['the layer utilities comes before segno, so that utilities in className have no effect']
          : []),
        ...(tailwind >= 0 && tailwind < match.index
          ? ['the order of the layers comes after the import of Tailwind, which has already set it']
          : []),
      ];
      if (faults.length === 0)
        findings.push({
          kind: 'passes',
          check: 'layers',
          message: `${place}: the order of the layers is fine.`,
        });
      for (const fault of faults)
        findings.push({
          kind: 'fails',
          check: 'layers',
          message: `${place}: ${fault}.`,
          advice:
            tailwind >= 0
              ? 'Begin the style sheet with @layer theme, base, segno, components, utilities;'
              : `Order them: @layer ${[...late, 'segno', ...early].join(', ')};`,
        });
    }
    if (tailwind >= 0 && !/@layer[^;{]*\bsegno\b[^;{]*;/.test(text))
      findings.push({
        kind: 'warns',
        check: 'layers',
        message: `${path}: Tailwind is imported, and no statement places the layer segno.`,
        advice: 'Add @layer theme, base, segno, components, utilities; before the imports.',
      });
  }
  return findings;
}

/** The number of letters to change, add or remove. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column += 1)
      next.push(
        Math.min(
          next[column]! + 1,
          row[column + 1]! + 1,
          row[column]! + (one[index] === other[column] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}

/** Names the variable that was probably meant. */
function adviceFor(name: string): { advice?: string } {
  const [best] = variableList
    .map(({ property }) => ({ property, far: distance(name, property) }))
    .sort((one, other) => one.far - other.far);
  return best && best.far <= 5 ? { advice: `Did you mean ${best.property}?` } : {};
}

function examineVariables(files: readonly { path: string; text: string }[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files)
    for (const match of text.matchAll(/--segno-[\w-]*\w/g))
      if (!findVariable(match[0]) && !known.test(match[0]))
        findings.push({
          kind: 'fails',
          check: 'variables',
          message: `${path}:${lineOf(text, match.index)}: there is no variable ${match[0]}.`,
          ...adviceFor(match[0]),
        });
  return findings;
}

/** Properties of the layouts and of single components, which are no part of a theme. */
const known =
  /^--segno-(?:layout|color-transitions|none|font-scripts|page-bleed|page-end|direction|keyboard|toast-offset)/;

function examineContrast(files: readonly { path: string; text: string }[]): Finding[] {
  return files.flatMap(({ path, text }): Finding[] => {
    if (!path.endsWith('.css') || !/--segno-color-[\w-]+\s*:/.test(text)) return [];
    const { theme } = fromCss(text);
    return (theme.base === 'system' ? (['light', 'dark'] as const) : [theme.base ?? 'light']).flatMap(
      (base): Finding[] => {
        const { values = {} } = fromCss(text, base).theme;
        const failing = checkContrast(values, base).filter(({ passes }) => !passes);
        if (failing.length === 0)
          return [{ kind: 'passes', check: 'contrast', message: `${path}: every pair passes on ${base}.` }];
        // One value for all pairs of a colour.
        const fixes = new Map(contrastFixes(values, base).map(({ name, to }) => [name, to]));
        return failing.map(({ use, ratio, needed, nearest }) => ({
          kind: 'fails' as const,
          check: 'contrast' as const,
          message: `${path}, ${base}: ${use} has ${(Math.floor(ratio * 100) / 100).toFixed(2)} of ${needed}.`,
          ...(nearest && {
            advice: `Set ${findVariable(nearest.name)?.property ?? nearest.name} to ${fixes.get(nearest.name) ?? nearest.value}.`,
          }),
        }));
      },
    );
  });
}

/** Examines an application that uses `@segno/ui`: copies, styles, layers, variables and contrast. */
export function examine(folder: string): Finding[] {
  const files = readSources(folder);
  return [
    ...examineCopies(folder),
    ...examineStyles(files),
    ...examineLayers(files),
    ...examineVariables(files),
    ...examineContrast(files),
  ];
}
