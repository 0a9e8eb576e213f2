// The import graph of the repository, read from the sources. `npm run test:changed` uses it to find the tests that a
// change affects, and `npm run check` uses it to find cycles.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';

/** Every source file with the files that it imports: as types, statically, or dynamically by `import()`. */
export type ImportGraph = Map<string, Set<string>>;

/** The files of a repository, and the entries of its packages: an import pattern with its file pattern. */
export interface Sources {
  files: string[];
  textOf: (file: string) => string;
  entries: { from: string; to: string }[];
}

/** Reads the sources that git tracks, and untracked ones that it does not ignore. */
export function readSources(root: string): Sources {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\0');
  const files = [...new Set(listed)].filter((file) => file !== '' && existsSync(join(root, file)));
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const entries = files
    .filter((file) => /^(?:packages|apps\/server\/demo)\/.*package\.json$/.test(file))
    .flatMap((file) => {
      const { name, exports = {} } = JSON.parse(textOf(file)) as {
        name: string;
        exports?: Record<string, string>;
      };
      return Object.entries(exports).map(([entry, target]) => ({
        from: join(name, entry),
        to: join(dirname(file), target),
      }));
    });
  return { files, textOf, entries };
}

interface Statement {
  /** The names that are imported or re-exported; `*` for all. */
  names: string[];
  address: string;
  isExport: boolean;
}

/** The import and export statements of a source, and its `import()` calls. */
function statementsOf(text: string): Statement[] {
  const written = text.matchAll(
    /(?:^|[;\n])\s*(import|export)\s+(?:type\s+)?([^'";]*?)\s*\bfrom\s+'([^']+)'/g,
  );
  const statements = [...written].map(([, keyword, clause, address]): Statement => {
    const braces = /\{([\s\S]*)\}/.exec(clause!)?.[1];
    const names = (braces ?? '')
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0]!,
      )
      .filter(Boolean);
    return { names: braces === undefined ? ['*'] : names, address: address!, isExport: keyword === 'export' };
  });
  const others = text.matchAll(
    /(?:^|[;\n])\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|new URL\('([^']+)',\s*import\.meta\.url\)/g,
  );
  for (const [, effect, later, url] of others) {
    statements.push({ names: ['*'], address: (effect ?? later ?? url)!, isExport: false });
  }
  return statements;
}

/** Builds the graph. An import of a re-exported name, as from `index.ts`, resolves to the file that defines it. */
export function buildImportGraph({ files, textOf, entries }: Sources): ImportGraph {
  const sources = files.filter((file) => /\.(?:tsx?|m?js)$/.test(file));
  const known = new Set(files);
  const statements = new Map(sources.map((file) => [file, statementsOf(textOf(file))]));

  const find = (address: string, from: string): string | undefined => {
    if (address.startsWith('.')) {
      const path = join(dirname(from), address.replace(/\?.*$/, ''));
      return known.has(path) ? path : undefined;
    }
    for (const { from: pattern, to } of entries) {
      if (pattern === address) return to;
      const [start, end] = pattern.split('*');
      if (end === undefined || !address.startsWith(start!) || !address.endsWith(end)) continue;
      const part = address.slice(start!.length, address.length - end.length);
      const path = to.replaceAll('*', part);
      if (known.has(path)) return path;
    }
    return undefined;
  };

  /** The files that a statement imports. Re-exported names resolve to the files that define them. */
  const follow = ({ names, address }: Statement, from: string, seen = new Set<string>()): string[] => {
    const target = find(address, from);
    if (target === undefined || seen.has(target)) return [];
    const onward = statements.get(target) ?? [];
    const isList =
      /\/(?:index|contract|samples)\.ts$/.test(target) && onward.every(({ isExport }) => isExport);
    if (!isList || names.includes('*') || onward.length === 0) return [target];
    const found = names.flatMap((name) => {
      const exporters = onward.filter(({ names: own }) => own.includes(name));
      const candidates =
        exporters.length > 0 ? exporters : onward.filter(({ names: own }) => own.includes('*'));
      return candidates.flatMap((statement) =>
        follow({ ...statement, names: [name] }, target, new Set([...seen, target])),
      );
    });
    return found.length > 0 ? found : [target];
  };

  const graph: ImportGraph = new Map();
  for (const [file, own] of statements) {
    const targets = new Set(own.flatMap((statement) => follow(statement, file)));
    for (const [, pattern] of textOf(file).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g)) {
      const glob = join(dirname(file), pattern!);
      for (const other of sources) if (matchesGlob(other, glob)) targets.add(other);
    }
    targets.delete(file);
    graph.set(file, targets);
  }
  return graph;
}

/** Every file that imports one of these, directly or through others, and the files themselves. */
export function dependentsOf(graph: ImportGraph, changed: string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const found = new Set(changed);
  const queue = [...changed];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      queue.push(importer);
    }
  }
  return found;
}

/** The import cycles. Each strongly connected group of files is given as one shortest cycle. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const reported = new Set<string>();
  for (const start of [...graph.keys()].sort()) {
    if (reported.has(start)) continue;
    const cycle = shortestCycle(graph, start);
    if (!cycle) continue;
    for (const file of cycle) reported.add(file);
    cycles.push(cycle);
  }
  return cycles;
}

/** The shortest import path from a file back to itself. */
function shortestCycle(graph: ImportGraph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const way = [file];
        for (let at = file; at !== start; at = way[0]!) way.unshift(cameFrom.get(at)!);
        return way;
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}
