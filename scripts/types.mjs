// Checks the types of each environment: browser code sees no Node.js, server code no DOM, tests and tools see both.
// Checks are incremental.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const configs = ['tsconfig.json', 'tsconfig.browser.json', join('apps', 'server', 'tsconfig.json')];
const cache = join('node_modules', '.cache', 'types');
mkdirSync(cache, { recursive: true });

const run = (config) =>
  new Promise((resolve) => {
    const state = join(cache, `${config.replace(/[^a-z]/g, '-')}.tsbuildinfo`);
    const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', state, '--pretty', 'false', '-p', config];
    const child = spawn('tsc', args, { shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ config, code: 1, output: error.message }));
    child.on('close', (code) => resolve({ config, code, output }));
  });

const results = await Promise.all(configs.map(run));
for (const { config, output } of results.filter(({ code }) => code !== 0)) {
  console.log(`${config}:\n${output.trim()}`);
}
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
