// `npm run version:packages`: makes versions and changelogs of the changesets, and remembers what `@segno/ui` promises in
// the version that this makes. Look at the outcome and commit it; publishing is `pnpm publish` in the package.
import { copyFileSync } from 'node:fs';
import { explain, say, step } from '../say.mjs';
import { apiFile, releasedFile } from './api.mjs';

try {
  // Through pnpm, which changesets calls by its name.
  await step('Making versions', 'npx', ['-y', 'pnpm@12.21.0', 'exec', 'changeset', 'version'], {
    shell: process.platform === 'win32',
  });
  copyFileSync(apiFile, releasedFile);
  say('Versions, changelogs and packages/ui/api.released.txt are written.');
} catch (error) {
  say(explain(error));
  process.exit(1);
}
