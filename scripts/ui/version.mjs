// `npm run version:packages`: sets versions and writes changelogs from the changesets, and saves the public API of
// `@segno/ui` as the released one. Review and commit the result. Publish with `pnpm publish` in the package.
import { copyFileSync } from 'node:fs';
import { explain, print, step } from '../terminal.mjs';
import { apiFile, releasedFile } from './api.mjs';

try {
  // Runs through pnpm, because changesets starts `pnpm` by name.
  await step('Making versions', 'npx', ['-y', 'pnpm@12.21.0', 'exec', 'changeset', 'version'], {
    shell: process.platform === 'win32',
  });
  copyFileSync(apiFile, releasedFile);
  print('Versions, changelogs and packages/ui/api.released.txt are written.');
} catch (error) {
  print(explain(error));
  process.exit(1);
}
