import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const server = resolve('apps', 'server');
const cache = join(server, 'node_modules', '.cache');
/** Milliseconds for drizzle-kit, which takes a few seconds alone and a minute beside other checks on a busy machine. */
const limit = 300_000;

/** Makes a folder inside of the server, from which tables can import its dependencies. Remove it after use. */
export function makeScratchFolder(): string {
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'migrations-'));
}

/** Generates the next migration of tables into a folder of migrations. Returns its SQL, or the output if it fails. */
export function generateMigration(schema: string, migrations: string): string | null {
  const before = new Set(readdirSync(migrations));
  const { stdout, stderr, status, error } = spawnSync(
    join(server, 'node_modules', '.bin', 'drizzle-kit'),
    // Paths with backslashes are patterns that match nothing.
    [
      'generate',
      '--dialect=postgresql',
      `--schema=${relative(server, schema).replaceAll('\\', '/')}`,
      `--out=${relative(server, migrations)}`,
    ],
    {
      cwd: server,
      encoding: 'utf8',
      // Without a terminal, a prompt, such as about a renamed column, fails.
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
      shell: process.platform === 'win32',
    },
  );
  if (error) throw new Error(`drizzle-kit did not end well: ${error.message}`);
  const added = readdirSync(migrations).filter((name) => name.endsWith('.sql') && !before.has(name));
  if (status === 0 && added.length === 0 && stdout.includes('No schema changes')) return null;
  const difference = added.map((name) => readFileSync(join(migrations, name), 'utf8')).join('\n');
  return difference || `${stdout}\n${stderr}`.trim();
}

/** Returns the SQL by which tables, with their constraints, differ from their migrations; null without a difference. */
export function missingMigration(schema: string, migrations: string): string | null {
  const copy = makeScratchFolder();
  try {
    cpSync(migrations, copy, { recursive: true });
    return generateMigration(schema, copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
