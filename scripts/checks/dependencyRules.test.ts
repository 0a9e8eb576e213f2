import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const root = mkdtempSync(join(tmpdir(), 'segno-rules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Lints one file for each import, in a folder of the workspace, by the rules of the repository. Returns the rejected. */
function rejected(imports: (readonly [folder: string, module: string])[]): string[] {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { overrides: unknown };
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify({ categories: {}, overrides }));
  imports.forEach(([folder, module], index) => {
    const file = join(root, folder, 'src', `file${index}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import '${module}';\n`);
  });
  const { stdout } = spawnSync(resolve('node_modules', '.bin', 'oxlint'), ['--format=json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = new Set(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => Number(/file(\d+)\.ts$/.exec(filename)?.[1])),
  );
  return imports.filter((_, index) => found.has(index)).map((each) => each.join(' → '));
}

test('packages import only what docs/architecture.md allows', () => {
  const allowed = [
    ['packages/ui', 'react-aria'],
    ['packages/data', '@tanstack/react-query'],
    ['packages/features/player', '@segno/ui'],
    ['packages/features/player', '@segno/ui/icons'],
    ['packages/features/player', '@segno/data'],
    ['packages/features/base', '@segno/playback'],
    ['packages/features/music', '@segno/base'],
    ['packages/features/browse', '@segno/music/testing'],
    ['packages/features/player', '../bar/PlayerBar.tsx'],
    ['packages/features/backstage', '@segno/editing'],
    ['packages/features/admin', '@segno/editing'],
    ['apps/web', '@segno/player'],
    ['apps/server', '@segno/data/contract'],
    ['apps/server', '@segno/demo/music'],
    ['apps/server/demo', '@segno/data/contract'],
  ] as const;
  const forbidden = [
    ['packages/ui', '@segno/data'],
    ['packages/ui', 'react-router'],
    ['packages/data', '@segno/ui'],
    ['packages/features/player', '@segno/shell'],
    ['packages/features/player', '../../shell/src/index.ts'],
    ['packages/features/playback', '@segno/base'],
    ['packages/features/base', '@segno/music'],
    ['packages/features/music', '@segno/browse'],
    ['packages/features/editing', '@segno/admin'],
    ['packages/features/billing', '@segno/account'],
    ['packages/features/testing', '@segno/music'],
    ['packages/ui', '../../features/base/src/index.ts'],
    ['packages/features/player', 'ofetch'],
    ['packages/features/backstage', '@segno/admin'],
    ['apps/web', '@segno/server'],
    ['apps/web', 'hono'],
    ['apps/server', '@segno/data'],
    ['apps/server', '@segno/ui'],
    ['apps/server', '../demo/src/catalogue/demoCatalogue.ts'],
    ['apps/server/demo', '../../src/escapeHtml.ts'],
  ] as const;
  expect(rejected([...allowed, ...forbidden])).toEqual(forbidden.map((each) => each.join(' → ')));
});
