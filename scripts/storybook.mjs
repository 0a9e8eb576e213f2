// Storybook over the components and features.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const child = spawn(
  'storybook',
  ['dev', '-p', process.env.PORT ?? '6006', '--no-open', '--disable-telemetry'],
  {
    cwd: join('apps', 'storybook'),
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
