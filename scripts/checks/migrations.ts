// Fails when the tables of the server, with their constraints, differ from its migrations.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { print } from '../terminal.mjs';

const server = join('apps', 'server');
const cache = join(server, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const scratch = mkdtempSync(join(cache, 'migrations-'));
try {
  process.exitCode = checkMigrations();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Generates the next migration into a copy of the folder. Returns exit code 0 if there is none. */
function checkMigrations(): number {
  cpSync(join(server, 'migrations'), scratch, { recursive: true });
  const before = new Set(readdirSync(scratch));
  const { stdout, stderr, status } = spawnSync(
    resolve(server, 'node_modules', '.bin', 'drizzle-kit'),
    ['generate', '--dialect=postgresql', '--schema=./src/**/table.ts', `--out=${relative(server, scratch)}`],
    {
      cwd: server,
      encoding: 'utf8',
      // Without a terminal, a prompt, such as about a renamed column, fails.
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
      shell: process.platform === 'win32',
    },
  );
  const added = readdirSync(scratch).filter((name) => name.endsWith('.sql') && !before.has(name));
  if (status === 0 && added.length === 0 && stdout.includes('No schema changes')) return 0;
  const difference = added.map((name) => readFileSync(join(scratch, name), 'utf8')).join('\n');
  print('The tables in apps/server/src/**/table.ts differ from apps/server/migrations.');
  print(
    'Run "npx drizzle-kit generate --name what-changes" in apps/server, read the migration, and commit it with its snapshot.',
  );
  print(difference || `${stdout}\n${stderr}`.trim());
  return 1;
}
