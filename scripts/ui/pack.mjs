// `npm run pack:ui`: builds `@segno/ui`, packs it as for publishing, and checks it with publint, arethetypeswrong
// and the byte budgets.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, pack } from '../pack.mjs';
import { explain, print } from '../terminal.mjs';
import { buildUi } from './build.mjs';
import { measurePages, overBudget } from './sizes.mjs';
import { packageFolder, readSurface } from './surface.mjs';

/** Builds and packs the package. Resolves the path of the tarball. */
export async function packUi(folder) {
  await buildUi();
  return pack(packageFolder, folder);
}

/** Rejects when a bundler, Node.js or TypeScript cannot resolve the package. */
export const checkUiPackage = (tarball) =>
  checkPackage(
    tarball,
    readSurface().map(({ name }) => (name === 'index' ? '.' : name)),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const tarball = await packUi(join('node_modules', '.cache', 'segno-ui'));
    for (const { reason } of await checkUiPackage(tarball)) if (reason) throw reason;
    const over = overBudget(await measurePages());
    if (over.length > 0) throw new Error(`Over the byte budget:\n${over.join('\n')}`);
    print(`Packed: ${tarball}`);
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
