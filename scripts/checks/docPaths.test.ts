import { expect, test } from 'vitest';
import { missingPaths } from './docPaths.ts';

test('a path in backticks that does not exist is reported with its line', () => {
  const text = 'See `packages/ui` and\n`apps/web/src/load.ts`, not `NameScreen.tsx` or `docs/<name>.md`.';
  expect(missingPaths(text, (file) => file === 'packages/ui')).toEqual(['2: apps/web/src/load.ts']);
});
