import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bundleServer } from '../../testing/testBundle.ts';
import { endProcesses, startCommand, startServer } from '../../testing/testProcess.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import { freshFolder } from '../../testing/testDatabase.ts';
import { backupCommand, restoreCommand } from './commands.ts';

let root: string;
beforeAll(bundleServer);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'segno-commands-'));
});
afterEach(endProcesses);
afterAll(() => rm(root, { recursive: true, force: true }));

/** The environment of an installation without data. */
const installation = (name: string) => ({ SEGNO_DATA_DIR: join(root, name), SEGNO_DEMO: '0', PORT: '0' });

type Installation = ReturnType<typeof installation>;

/** Gives an installation a name of the site and a file of sound. */
async function fill({ SEGNO_DATA_DIR: dataDir }: Installation) {
  await mkdir(join(dataDir, 'media', 'audio'), { recursive: true });
  await writeFile(join(dataDir, 'media', 'audio', 'song.mp3'), 'sound');
  await mkdir(join(dataDir, 'files', 'uploads', 'ab'), { recursive: true });
  await writeFile(join(dataDir, 'files', 'uploads', 'ab', 'abcdef'), 'an upload');
  const folder = join(dataDir, 'database');
  await rename((await freshFolder()).folder, folder);
  const options = { freeSpaceFloor: 0, queryTimeout: 30_000, isDurable: false };
  const database = await openDatabase({ databaseUrl: null, folder, ...options });
  await migrate(database);
  await database.db.execute(
    sql`insert into settings (key, value, is_public) values ('branding', '{"site_name":"Backed up"}', true)`,
  );
  await database.close();
}

/** Starts a server, and returns the name of its site. */
async function siteName(env: Installation) {
  const server = startServer(env);
  const { url } = JSON.parse(await server.line(/"msg":"ready"/)) as { url: string };
  const startup = (await (await fetch(`${url}/api/v1/startup`)).json()) as {
    branding: { site_name: string };
  };
  return startup.branding.site_name;
}

const commands = { backup: backupCommand, restore: restoreCommand };
type CommandName = keyof typeof commands;

/** Runs a command as a person would. */
const run = async (name: CommandName, env: Installation, ...args: string[]) => {
  const command = startCommand(name, args, env);
  return { code: await command.exit, ...command.output };
};

/** Runs a command in this process, which starts quicker. */
const runHere = async (name: CommandName, env: Installation, ...args: string[]) => {
  const [stdout, stderr] = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockReturnValue(true),
  );
  const textOf = (spy: typeof stdout) => spy?.mock.calls.map(([text]) => String(text)).join('');
  try {
    const code = await commands[name](args, env);
    return { code, stdout: textOf(stdout), stderr: textOf(stderr) };
  } finally {
    stdout?.mockRestore();
    stderr?.mockRestore();
  }
};

test(
  'a running server is backed up, and restored over existing data only with --overwrite',
  { timeout: 180_000 },
  async () => {
    const source = installation('source');
    await fill(source);
    expect(await siteName(source)).toBe('Backed up');

    const made = await run('backup', source, `${root}/backups/`);
    expect(made).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^\/.*\.tar: \d+\.\d MB, \d+ rows of \d+ tables, 2 files\. Statements of the server waited for \d+ ms\.\n$/,
      ),
    });
    expect(Number(/(\d+) ms/.exec(made.stdout)?.[1])).toBeLessThan(1000);
    const file = made.stdout.slice(0, made.stdout.indexOf(': '));
    expect(await readdir(join(root, 'backups'))).toEqual([file.slice(`${root}/backups/`.length)]);

    const refused = await run('restore', source, file);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^Nothing was restored: [^\n]+\n$/);
    await endProcesses();

    const target = installation('target');
    await mkdir(join(target.SEGNO_DATA_DIR, 'media'), { recursive: true });
    await writeFile(join(target.SEGNO_DATA_DIR, 'media', 'earlier.webp'), 'earlier');
    await rename((await freshFolder()).folder, join(target.SEGNO_DATA_DIR, 'database'));
    expect(await runHere('restore', target, file)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/ holds data; add --overwrite to replace it\. Nothing was changed\.\n$/),
    });
    const restored = await runHere('restore', target, file, '--overwrite');
    expect(restored).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^Restored the backup of \S+Z: \d+ rows of \d+ tables, 2 files\. What was there before is in \S+\/database\.before-\S+ and \S+\/media\.before-\S+\.\n$/,
      ),
    });
    expect(await readFile(join(target.SEGNO_DATA_DIR, 'media', 'audio', 'song.mp3'), 'utf8')).toBe('sound');
    const upload = join(target.SEGNO_DATA_DIR, 'files', 'uploads', 'ab', 'abcdef');
    expect(await readFile(upload, 'utf8')).toBe('an upload');
    expect(await siteName(target)).toBe('Backed up');
  },
);

test('a wrong call is answered with one sentence', async () => {
  const env = installation('wrong');
  const failures = [
    await runHere('backup', env),
    await runHere('restore', env),
    await runHere('restore', env, join(root, 'none.tar')),
    await runHere('restore', env, root),
    await runHere('restore', env, 'x.tar', '--force'),
  ];
  expect(failures.map(({ code, stdout }) => [code, stdout])).toEqual(Array(5).fill([1, '']));
  expect(failures.map(({ stderr }) => stderr)).toEqual([
    `Nothing was backed up: There is no database in ${env.SEGNO_DATA_DIR}; set SEGNO_DATA_DIR.\n`,
    'Nothing was restored: Name the file: npm run restore -- FILE [--overwrite].\n',
    `Nothing was restored: There is no file ${join(root, 'none.tar')}.\n`,
    `Nothing was restored: ${root} is a folder. Name one file that "npm run backup" has written: segno-TIME.tar, by default in the folder backups of SEGNO_DATA_DIR.\n`,
    expect.stringMatching(/^Nothing was restored: Unknown option '--force'\.[^\n]*\n$/),
  ]);
});
