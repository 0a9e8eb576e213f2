// The one entry of every command: `node scripts/run.mjs start|test|dev|storybook|build|check|…`.
// It uses only Node's own modules, so that it runs on a machine with only Node.js 20 and npm:
// it installs the packages that the command needs, puts the pinned Node.js first in `PATH`, and runs the command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { withLessMemory } from './serverMemory.mjs';
import { explain, print, step } from './terminal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpm = 'pnpm@12.21.0';
const windows = process.platform === 'win32';
const tasks = {
  start: { script: 'start.mjs', browser: false },
  // It finds a browser itself, when the chosen tests need one.
  test: { script: 'test.mjs', browser: false },
  'test:changed': { script: join('tests', 'changed.ts'), browser: false },
  check: { script: 'check.mjs', browser: false },
  new: { script: 'new.mjs', browser: false },
  build: { script: 'build.mjs', browser: false },
  package: { script: 'package.mjs', browser: false },
  requirements: { script: 'requirements.mjs', browser: false },
  messages: { script: 'messages.mjs', browser: false },
  openapi: { script: 'openapi.mjs', browser: false },
  dev: { script: 'dev.mjs', browser: false },
  storybook: { script: 'storybook.mjs', browser: false },
  backup: { script: 'backup.mjs', browser: false },
  restore: { script: 'restore.mjs', browser: false },
  roles: { script: 'roles.mjs', browser: false },
  doctor: { script: 'doctor.mjs', browser: false },
  import: { script: 'import.mjs', browser: false },
  settings: { script: 'settings.mjs', browser: false },
  users: { script: 'users.mjs', browser: false },
  'bench:load': { script: 'bench-load.mjs', browser: true },
  'bench:server': { script: 'bench-server.mjs', browser: false },
  'bench:billing': { script: 'bench-billing.mjs', browser: false },
  'bench:catalogue': { script: 'bench-catalogue.mjs', browser: true },
  'bench:insights': { script: 'bench-insights.mjs', browser: false },
  'bench:uploads': { script: 'bench-uploads.mjs', browser: true },
  'bench:player': { script: 'bench-player.mjs', browser: true },
  'radio:variety': { script: 'radio-variety.mjs', browser: false },
  'bench:admin': { script: 'bench-admin.mjs', browser: false },
  'bench:leaks': { script: 'bench-leaks.mjs', browser: true },
  'pack:ui': { script: join('ui', 'pack.mjs'), browser: false },
  'pack:data': { script: join('data', 'pack.mjs'), browser: false },
  'api:ui': { script: join('ui', 'api.mjs'), browser: false },
  'bench:ui': { script: join('ui', 'bench.mjs'), browser: true },
  visual: { script: join('ui', 'visual.mjs'), browser: true },
  chromatic: { script: join('ui', 'chromatic.mjs'), browser: false },
  'version:packages': { script: join('ui', 'version.mjs'), browser: false },
};

process.chdir(root);
const [name = '', ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  print(`Unknown command "${name}". There are: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  print(`Segno needs Node.js 20 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

try {
  await installPackages();
  const own = environment(pinnedNode());
  // This command runs the server in its process.
  const env = name === 'start' ? withLessMemory(own) : own;
  if (task.browser) env.CHROMIUM_PATH = await findBrowser();
  runScript(join('scripts', task.script), env);
} catch (error) {
  print(explain(error));
  process.exit(1);
}

/** Installs the packages when the lock file changed since the last time. */
async function installPackages() {
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync('pnpm-lock.yaml'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step(
    'Installing packages',
    'npx',
    ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      shell: windows,
      env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
    },
  );
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The folder of a Node.js that runs TypeScript files: the person's own where it is new enough, else the installed one. */
function pinnedNode() {
  const [own = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (own >= 24 || (own === 22 && minor >= 22)) return dirname(process.execPath);
  const folder = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  if (existsSync(join(folder, 'node'))) return folder;
  throw new Error(
    `Segno runs on Node.js 24 here. Install it (https://nodejs.org) and try again; this is ${process.versions.node}.`,
  );
}

function environment(nodeFolder) {
  const env = { ...process.env, npm_config_loglevel: 'error' };
  for (const key of Object.keys(env)) if (/^npm_(lifecycle|package)_/.test(key)) delete env[key];
  env.PATH = [nodeFolder, join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  return env;
}

/** Runs the task as a direct child, so that it gets every signal, and exits with its exit code. */
function runScript(script, env) {
  const child = spawn('node', [script, ...rest], { stdio: 'inherit', env, shell: windows });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm does not forward SIGTERM, so exit when npm has exited.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('error', (error) => {
    print(explain(error));
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
