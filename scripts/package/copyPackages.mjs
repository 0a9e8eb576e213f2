// Copies installed packages, with all that they depend on, into one node_modules folder.
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Files that are read while developing only. */
const isForDevelopment = (path) => /\.(map|d\.[cm]?ts)$|^(docs?|examples?|test|src)\//.test(path);

/** The folder of a package as the one in `from` sees it; null where it is not installed for this platform. */
async function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpath(candidate);
    if (dirname(folder) === folder) return null;
  }
}

/** Copies `names`, as `from` sees them, to `target`. */
export async function copyPackages(names, from, target) {
  const copied = new Map();
  const copy = async (name, seenFrom, isOptional) => {
    const folder = await find(name, seenFrom);
    if (!folder) {
      if (isOptional) return;
      throw new Error(`The package ${name} is not installed.`);
    }
    if (copied.get(name) === folder) return;
    if (copied.has(name)) throw new Error(`Two versions of ${name} are needed, and one folder holds one.`);
    copied.set(name, folder);
    await cp(folder, join(target, name), {
      recursive: true,
      filter: (path) => {
        const inside = relative(folder, path).replaceAll('\\', '/');
        return !isForDevelopment(inside) && !inside.split('/').includes('node_modules');
      },
    });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    );
    for (const each of Object.keys(dependencies)) await copy(each, folder, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) await copy(each, folder, true);
  };
  for (const name of names) await copy(name, from, false);
}

/** Copies single files of packages, as `from` sees them, to `target`, each package with its description and licence. */
export async function copyFilesOf(packages, from, target) {
  for (const [name, files] of Object.entries(packages)) {
    const folder = await find(name, from);
    if (!folder) throw new Error(`The package ${name} is not installed.`);
    const licences = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file));
    for (const file of ['package.json', ...licences, ...files])
      await cp(join(folder, file), join(target, name, file), { recursive: true });
  }
}
