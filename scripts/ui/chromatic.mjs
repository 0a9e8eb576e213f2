// `npm run chromatic`: uploads all stories to Chromatic for visual comparison. Needs the token of a Chromatic project.
import { spawn } from 'node:child_process';
import { explain, print } from '../terminal.mjs';
import { buildStorybook } from './visual.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  print(
    'Chromatic needs a project token in CHROMATIC_PROJECT_TOKEN; without one `npm run visual` compares the same pictures here.',
  );
  process.exit(1);
}
try {
  await buildStorybook();
  const child = spawn('npx', ['-y', 'chromatic@18.14.3', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
}
