// Builds the web app if its sources changed, and runs the server in this process.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { explain, print } from './terminal.mjs';

// A full disk or a closed pipe under the output must not end the server.
process.stdout.on('error', () => {});

try {
  await build();
} catch (error) {
  print(explain(error));
  process.exit(1);
}
// This command sets `NODE_ENV` for the speed of React, not because others use the site.
if (process.env.NODE_ENV === undefined && process.env.SEGNO_BASE_URL === undefined)
  if (process.env.SEGNO_DEBUG === '1') process.env.SEGNO_DEBUG = 'production';
process.env.NODE_ENV ??= 'production';
// At a terminal, print the address instead of a line for every request.
process.env.LOG_LEVEL ??= process.stdout.isTTY ? 'warn' : 'info';
print('Starting the server …');
const { address } = await import(pathToFileURL(resolve('apps/server/src/main.ts')).href);
print(`\nSegno is at ${address}\nPress Ctrl-C to stop it.\n`);
