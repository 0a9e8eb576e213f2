import { expect, test } from 'vitest';
import { packagesWithoutChangeset } from './packagesWithoutChangeset.ts';

const button = 'packages/ui/src/Button/Button.tsx';
const albums = 'packages/data/src/albums/contract.ts';
const changeset = (kind: string) => `---\n'@segno/ui': ${kind}\n---\n\nButtons are round.\n`;

/** The packages that miss a changeset when these files change from the first text to the second. */
const missing = (changes: Record<string, [before: string | undefined, now: string | undefined]>) =>
  packagesWithoutChangeset(Object.keys(changes), {
    before: (file) => changes[file]![0],
    now: (file) => changes[file]![1],
  });

test('a changed package needs a changeset of the same change that names it', () => {
  expect(missing({ [button]: ['const a = 1;', 'const a = 2;'] })).toEqual([
    { name: '@segno/ui', files: [button] },
  ]);
  expect(
    missing({
      [button]: [undefined, 'const a = 2;'],
      '.changeset/round.md': [undefined, changeset('minor')],
    }),
  ).toEqual([]);
  expect(missing({ [albums]: ['a', 'b'], '.changeset/round.md': [undefined, changeset('minor')] })).toEqual([
    { name: '@segno/data', files: [albums] },
  ]);
  // A removed changeset does not count. A release removes changesets.
  expect(
    missing({ [button]: ['a', 'b'], '.changeset/round.md': [changeset('minor'), undefined] }),
  ).toHaveLength(1);
});

test('the kind "none" is accepted for a change that users cannot notice', () => {
  expect(missing({ [button]: ['a', 'b'], '.changeset/split.md': [undefined, changeset('none')] })).toEqual(
    [],
  );
});

test('comments, formatting, tests, stories and unpublished files need no changeset', () => {
  expect(
    missing({
      [button]: ['/** Old. */\nconst a = { b: 1 };', '// New.\nconst a = {\n  b: 1 };'],
      'packages/ui/src/Button/Button.test.tsx': ['a', 'b'],
      'packages/ui/src/Button/Button.stories.tsx': ['a', 'b'],
      'packages/ui/src/Table/storySongs.tsx': [undefined, 'b'],
      'packages/ui/README.md': ['a', 'b'],
      'packages/ui/package.json': ['{"version":"1","name":"a"}', '{"version":"2","name":"a"}'],
      'packages/features/player/src/index.ts': ['a', 'b'],
    }),
  ).toEqual([]);
});

test('changes of types, styles and dependencies need a changeset', () => {
  expect(missing({ [button]: ['interface A { b: string }', 'interface A { b: number }'] })).toHaveLength(1);
  expect(missing({ 'packages/ui/src/theme/fonts.css': ['a', 'b'] })).toHaveLength(1);
  expect(
    missing({ 'packages/ui/package.json': ['{"dependencies":{"a":"1"}}', '{"dependencies":{"a":"2"}}'] }),
  ).toHaveLength(1);
});
