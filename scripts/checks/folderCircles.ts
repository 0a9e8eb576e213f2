import type { ImportGraph } from '../tests/importGraph.ts';

/** The sources whose folders are compared. */
export const circleRoots = [
  'apps/server/src',
  'apps/server/demo/src',
  'packages/data/src',
  ...[
    'playback',
    'base',
    'music',
    'shell',
    'player',
    'browse',
    'account',
    'editing',
    'backstage',
    'admin',
    'appearance',
    'billing',
    'site',
  ].map((name) => `packages/features/${name}/src`),
];

/**
 * Files that every folder may import or that may import every folder: tables refer to each other by foreign keys, and so
 * do the schemas of a contract and the texts of a package; routes and pages are above all stores and screens. None of
 * them can close a circle of files, which `importCycles.ts` checks.
 */
const isLayer = (file: string) =>
  /\/(?:table|contract|[\w]*[rR]outes|\w+Page|\w+\.en|index|samples|testing)\.tsx?$/.test(file) ||
  /\/(?:messages|testing|stories)\//.test(file) ||
  /\.(?:test|stories|bench|css)\.tsx?$/.test(file);

/** The folder of a file below a root, or undefined for a file elsewhere or beside the folders. */
function folderOf(root: string, file: string): string | undefined {
  if (!file.startsWith(`${root}/`)) return undefined;
  const [folder, rest] = file.slice(root.length + 1).split(/\/(.*)/);
  return rest === undefined ? undefined : folder;
}

/** Two folders that import each other, with an import of each direction. */
export interface Pair {
  /** The names of both, in the order of the alphabet. */
  pair: string;
  imports: string[];
}

/** The circles of the folders below a root. */
export interface FolderCircles {
  pairs: Pair[];
  /** The folders from which an import leads back to themselves, by any number of others. */
  folders: string[];
}

/** Finds the circles of the folders below a root. */
export function folderCircles(graph: ImportGraph, root: string): FolderCircles {
  const edges = new Map<string, Map<string, string>>();
  for (const [file, targets] of graph) {
    const from = folderOf(root, file);
    if (from === undefined || isLayer(file)) continue;
    for (const target of targets) {
      const to = folderOf(root, target);
      if (to === undefined || to === from || isLayer(target)) continue;
      const known = edges.get(from) ?? new Map<string, string>();
      edges.set(from, known.set(to, known.get(to) ?? `${file} imports ${target}`));
    }
  }
  const reaches = (from: string, wanted: string): boolean => {
    const seen = new Set<string>();
    const queue = [from];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const next of edges.get(at)?.keys() ?? []) {
        if (next === wanted) return true;
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
    return false;
  };
  const pairs = [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, one]) => {
      const other = edges.get(to)?.get(from);
      return other !== undefined && from < to ? [{ pair: `${from} ${to}`, imports: [one, other] }] : [];
    }),
  );
  return { pairs, folders: [...edges.keys()].filter((folder) => reaches(folder, folder)) };
}

/** What is wrong with the circles of a root, compared with those that are allowed. */
export function complaints(
  root: string,
  { pairs, folders }: FolderCircles,
  allowed: { folders: number; pairs: Record<string, string> },
): string[] {
  const present = new Set(pairs.map(({ pair }) => pair));
  const list = 'scripts/checks/allowedCircles.ts';
  return [
    ...pairs
      .filter(({ pair }) => !(pair in allowed.pairs))
      .map(
        ({ pair, imports }) =>
          `The folders ${pair.replace(' ', ' and ')} of ${root} import each other:\n  ${imports.join('\n  ')}\nMove what both need to a folder that imports neither, or give the reason in ${list}.`,
      ),
    ...Object.keys(allowed.pairs)
      .filter((pair) => !present.has(pair))
      .map(
        (pair) =>
          `The folders ${pair.replace(' ', ' and ')} of ${root} import each other no longer: remove them from ${list}.`,
      ),
    ...(folders.length > allowed.folders
      ? [
          `${folders.length} folders of ${root} are in circles, ${allowed.folders} were: a new import closes a circle of several folders. They are: ${folders.sort().join(', ')}.`,
        ]
      : []),
  ];
}

/** Folders of the server that every resource uses, with the folders that they may import. None of these is a resource. */
const kernel: Record<string, string[]> = {
  http: ['db', 'i18n', 'rateLimits', 'viewer'],
  records: ['db', 'http', 'viewer'],
};

/** The imports by which a folder of the kernel knows a resource. */
export const kernelComplaints = (graph: ImportGraph, root: string): string[] =>
  [...graph].flatMap(([file, targets]) => {
    const from = folderOf(root, file) ?? '';
    const allowed = kernel[from];
    if (!allowed || /\.(?:test|bench)\.ts$/.test(file)) return [];
    return [...targets]
      .filter((target) => {
        const to = folderOf(root, target);
        return to !== undefined && to !== from && !allowed.includes(to);
      })
      .map(
        (target) =>
          `${file} imports ${target}. The folder ${from} knows no resource: pass what it needs, or move the file to the resource.`,
      );
  });
