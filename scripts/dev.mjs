// Runs the server and the web app's dev server, both with reload on change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { print } from './terminal.mjs';

const port = process.env.PORT ?? '4300';
const webPort = process.env.WEB_PORT ?? '4301';
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', join('apps', 'server', 'src', 'main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, SEGNO_DEV: '1' },
  }),
  spawn('vite', ['--port', webPort, '--strictPort'], {
    cwd: join('apps', 'web'),
    stdio: 'inherit',
    env: { ...process.env, SEGNO_SERVER: `http://127.0.0.1:${port}` },
  }),
];
print(`The web app with hot reload: http://localhost:${webPort}`);
print(`The messages that the server sends: http://localhost:${port}/dev/mail`);
let stopping = false;
const stop = (code) => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  void Promise.all(
    children.map((child) => (child.exitCode === null ? once(child, 'exit') : Promise.resolve())),
  ).then(() => process.exit(code));
};
process.on('SIGINT', () => stop(0)).on('SIGTERM', () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
