import { expect, test } from 'vitest';
import { complaints, folderCircles, kernelComplaints } from './folderCircles.ts';

const graphOf = (imports: Record<string, string[]>) =>
  new Map(
    Object.entries(imports).map(([file, targets]) => [`r/${file}`, new Set(targets.map((t) => `r/${t}`))]),
  );
const none = { folders: 0, pairs: {} };

test('two folders that import each other are a pair, with an import of each direction', () => {
  const circles = folderCircles(graphOf({ 'a/one.ts': ['b/two.ts'], 'b/three.ts': ['a/four.ts'] }), 'r');
  expect(circles.folders.sort()).toEqual(['a', 'b']);
  expect(circles.pairs).toEqual([
    { pair: 'a b', imports: ['r/a/one.ts imports r/b/two.ts', 'r/b/three.ts imports r/a/four.ts'] },
  ]);
  const [message] = complaints('r', circles, { folders: 2, pairs: {} });
  expect(message).toContain('The folders a and b of r import each other');
  expect(complaints('r', circles, { folders: 2, pairs: { 'a b': 'a reason' } })).toEqual([]);
});

test('a circle of several folders is counted', () => {
  const circles = folderCircles(
    graphOf({ 'a/a.ts': ['b/b.ts'], 'b/b.ts': ['c/c.ts'], 'c/c.ts': ['a/other.ts'], 'd/d.ts': ['a/a.ts'] }),
    'r',
  );
  expect(circles).toEqual({ pairs: [], folders: ['a', 'b', 'c'] });
  expect(complaints('r', circles, none)).toEqual([expect.stringContaining('3 folders of r are in circles')]);
});

test('tables, schemas, routes, pages, texts and tests close no circle', () => {
  const graph = graphOf({
    'a/table.ts': ['b/table.ts'],
    'b/store.ts': ['a/table.ts'],
    'a/routes.ts': ['b/store.ts'],
    'a/aPage.ts': ['b/store.ts'],
    'a/store.test.ts': ['b/store.ts'],
  });
  expect(folderCircles(graph, 'r')).toEqual({ pairs: [], folders: [] });
});

test('a reason of a pair that is gone is reported', () => {
  expect(complaints('r', { pairs: [], folders: [] }, { folders: 2, pairs: { 'a b': 'a reason' } })).toEqual([
    expect.stringContaining('import each other no longer'),
  ]);
});

test('the kernel of the server imports no resource', () => {
  const graph = graphOf({
    'http/rules.ts': ['viewer/Viewer.ts', 'albums/table.ts'],
    'http/rules.test.ts': ['albums/store.ts'],
    'albums/store.ts': ['http/rules.ts'],
  });
  expect(kernelComplaints(graph, 'r')).toEqual([
    expect.stringContaining('r/http/rules.ts imports r/albums/table.ts'),
  ]);
});
