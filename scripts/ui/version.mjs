// `npm run version:packages`: sets versions, writes changelogs from the changesets in the order that a reader needs, and saves the public API of
// `@segno/ui` as the released one. Review and commit the result. Publish with `pnpm publish` in the package.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, print, step } from '../terminal.mjs';
import { apiFile, releasedFile } from './api.mjs';
import { arrangeLatest } from './releaseNotes.mjs';

try {
  // Runs through pnpm, because changesets starts `pnpm` by name.
  await step('Making versions', 'npx', ['-y', 'pnpm@12.21.0', 'exec', 'changeset', 'version'], {
    shell: process.platform === 'win32',
  });
  for (const folder of ['ui', 'data']) {
    const changelog = join('packages', folder, 'CHANGELOG.md');
    writeFileSync(changelog, arrangeLatest(readFileSync(changelog, 'utf8')));
  }
  copyFileSync(apiFile, releasedFile);
  print('Versions, changelogs and packages/ui/api.released.txt are written.');
} catch (error) {
  print(explain(error));
  process.exit(1);
}
