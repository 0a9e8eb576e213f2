import ts from 'typescript6';

/** The contents of a file before the change and now; undefined where there is none. */
export interface Versions {
  before: (file: string) => string | undefined;
  now: (file: string) => string | undefined;
}

/** The packages that other teams install, and what of them is published. */
const published = [
  { name: '@segno/ui', folder: 'packages/ui', files: /^(?:src|bin)\// },
  { name: '@segno/data', folder: 'packages/data', files: /^src\// },
];
/** Tests, documentation, and what several files of stories share. */
const isUnpublished = /\.(?:test|stories|docs)\.\w+$|\/story[A-Z]\w+\.tsx?$|\/(?:foundation|docs|testing)\//;

/** The changed packages that no changeset of the same change names, each with its changed files. */
export function packagesWithoutChangeset(changed: string[], versions: Versions) {
  const changesets = changed
    .filter((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file))
    .map((file) => versions.now(file) ?? '');
  return published
    .map(({ name, folder, files: isPublished }) => ({
      name,
      isNamed: changesets.some((text) => namesOf(text).includes(name)),
      files: changed.filter((file) => {
        if (!file.startsWith(`${folder}/`)) return false;
        const path = file.slice(folder.length + 1);
        if (path === 'package.json') return isManifestChanged(file, versions);
        return isPublished.test(path) && !isUnpublished.test(path) && isCodeChanged(file, versions);
      }),
    }))
    .filter(({ isNamed, files }) => !isNamed && files.length > 0)
    .map(({ name, files }) => ({ name, files }));
}

/** The packages that the head of a changeset names. */
function namesOf(changeset: string): string[] {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return [...head.matchAll(/^['"]?(@[\w-]+\/[\w-]+)['"]?:/gm)].map(([, name]) => name!);
}

/** Whether more than comments and layout of a source changed. */
function isCodeChanged(file: string, { before, now }: Versions): boolean {
  const old = before(file);
  const text = now(file);
  if (old === undefined || text === undefined || !/\.tsx?$/.test(file)) return old !== text;
  return codeOf(file, old) !== codeOf(file, text);
}

/** A source without comments, in one layout. */
function codeOf(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return ts
    .createPrinter({ removeComments: true })
    .printFile(source)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}()[\],;:<>]) ?/g, '$1')
    .replace(/,(?=[})\]>])/g, '');
}

/** Whether a part of the manifest changed that who installs the package gets. */
function isManifestChanged(file: string, { before, now }: Versions): boolean {
  const kept = (text = '{}') => {
    const {
      devDependencies: _d,
      scripts: _s,
      version: _v,
      ...rest
    } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(rest);
  };
  return kept(before(file)) !== kept(now(file));
}
