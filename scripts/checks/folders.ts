// Fails on folders of a package that import each other in a circle without a reason in `allowedCircles.ts`.
import { print } from '../terminal.mjs';
import { buildImportGraph, readSources } from '../tests/importGraph.ts';
import { allowedCircles } from './allowedCircles.ts';
import { circleRoots, complaints, folderCircles, kernelComplaints } from './folderCircles.ts';

const graph = buildImportGraph(readSources('.'));
const found = [
  ...kernelComplaints(graph, 'apps/server/src'),
  ...circleRoots.flatMap((root) =>
    complaints(root, folderCircles(graph, root), allowedCircles[root] ?? { folders: 0, pairs: {} }),
  ),
];
for (const line of found) print(line);
if (found.length > 0) process.exitCode = 1;
