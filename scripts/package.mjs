// Creates a folder that runs the application with Node.js only, for the current platform:
//   npm run package [-- FOLDER] [--start]      FOLDER is dist/segno unless it is named
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { bundleServer, copiedFiles, copiedPackages } from './package/bundleServer.mjs';
import { copyFilesOf, copyPackages } from './package/copyPackages.mjs';
import { explain, print } from './terminal.mjs';

/** Maximum size of the folder, in MB. */
const largest = 120;

const { values, positionals } = parseArgs({
  options: { start: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const target = resolve(positionals[0] ?? join('dist', 'segno'));

try {
  await build();
  await makePackage();
} catch (error) {
  print(explain(error));
  process.exit(1);
}
if (values.start) await import(pathToFileURL(join(target, 'server.js')).href);

/** Writes the folder under another name and renames it, so that a failure keeps the old one. */
async function makePackage() {
  const began = performance.now();
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  // The same relative paths as in the repository, because modules resolve files relative to themselves.
  await bundleServer(join(draft, 'server', 'bin'));
  await cp(join('apps', 'server', 'migrations'), join(draft, 'server', 'migrations'), { recursive: true });
  for (const side of ['client', 'server']) {
    await cp(join('apps', 'web', 'dist', side), join(draft, 'web', 'dist', side), { recursive: true });
  }
  // The demo is in the folder of the server: it sees the packages of both.
  const demo = resolve('apps', 'server', 'demo');
  await copyPackages(copiedPackages, demo, join(draft, 'node_modules'));
  await copyFilesOf(copiedFiles, demo, join(draft, 'node_modules'));
  await cp(join('scripts', 'package', 'server.js'), join(draft, 'server.js'));
  const { version, license } = JSON.parse(await readFile(join('apps', 'server', 'package.json'), 'utf8'));
  const facts = {
    name: 'segno',
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=22.22' },
    os: [process.platform],
    cpu: [process.arch],
  };
  await writeFile(join(draft, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  await report(((performance.now() - began) / 1000).toFixed(1));
}

async function report(seconds) {
  const parts = [
    ['Server', 'server'],
    ['Web app', 'web'],
    ...(await listPackages()).map((name) => [name, join('node_modules', name)]),
  ];
  const megabytes = (bytes) => bytes / 1e6;
  const sizes = await Promise.all(parts.map(([, path]) => measure(join(target, path))));
  const total = megabytes(await measure(target));
  for (const [index, [title]] of parts.entries()) {
    print(`${megabytes(sizes[index]).toFixed(1).padStart(7)} MB  ${title}`);
  }
  print(`${total.toFixed(1).padStart(7)} MB  ${relative('.', target)}, made in ${seconds} s`);
  if (total > largest)
    throw new Error(`The package weighs ${total.toFixed(1)} MB; ${largest} MB is the limit.`);
}

async function listPackages() {
  const folder = join(target, 'node_modules');
  const names = await readdir(folder);
  const nested = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(folder, name))).map((inner) => `${name}/${inner}`) : [name],
  );
  return (await Promise.all(nested)).flat();
}

/** Bytes of a file, or of all files in a folder. */
async function measure(path) {
  const info = await stat(path);
  if (!info.isDirectory()) return info.size;
  const sizes = (await readdir(path)).map((name) => measure(join(path, name)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
