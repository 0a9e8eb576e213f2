// `npm run pack:data`: builds `@segno/data`, packs it as it would be published, and has publint and arethetypeswrong
// check it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, pack } from '../pack.mjs';
import { explain, print } from '../terminal.mjs';
import { buildData, entries, packageFolder } from './build.mjs';

/** Builds and packs; resolves the path of the tarball. */
export async function packData(folder) {
  await buildData();
  return pack(packageFolder, folder);
}

/** Fails when a bundler, Node.js or TypeScript could not resolve the package. */
export const checkDataPackage = (tarball) => checkPackage(tarball, entries);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const tarball = await packData(join('node_modules', '.cache', 'segno-data'));
    for (const { reason } of await checkDataPackage(tarball)) if (reason) throw reason;
    print(`Packed: ${tarball}`);
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
