import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Libraries without state, whose used functions fill one chunk for the whole application. */
const splitLibraries = new Set(['valibot']);

/** A module that this many pages of music and of forms need is in a chunk with the others. */
const fewestPages = 3;

/** What a member's home has besides a guest's: the parts of `firstViewParts.ts`. */
const memberParts = [
  '/shell/src/notifications/SignedInActions.tsx',
  '/browse/src/library/LibrarySection.tsx',
  '/browse/src/home/MemberLead.tsx',
];

export interface FirstVisit {
  groups: Group[];
  plugin: Plugin;
}

/**
 * Puts the modules of a first visit to home into two chunks, instead of forty small ones that compress worse: one for
 * every page, and one for home. What most other pages share is in `pages`: without it a page of an album loads 75 files,
 * most of them below 1 kB. What the home of a member needs is not in it, so that it loads no more than that: `common` if
 * other pages need it too, else `member`. The modules are determined by a separate build after tree shaking. The
 * plugin gives later modules a second copy of `splitLibraries`: else the functions that only they use would be in the
 * first chunk.
 */
export async function splitFirstVisit(config: InlineConfig): Promise<FirstVisit> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );

  const modulesOf = (entry: string) => {
    const modules = new Set<string>();
    const seen = new Set<string>();
    const visit = (fileName: string) => {
      const chunk = chunks.get(fileName);
      if (!chunk || seen.has(fileName)) return;
      seen.add(fileName);
      for (const id of chunk.moduleIds) modules.add(id);
      chunk.imports.forEach(visit);
    };
    const start = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (!start) throw new Error(`The build has no entry ${entry}.`);
    visit(start.fileName);
    return modules;
  };
  const base = modulesOf('/src/entry.client.tsx');
  const home = modulesOf('/browse/src/home/homePage.ts').difference(base);
  const member = memberParts
    .reduce((all, part) => all.union(modulesOf(part)), new Set<string>())
    .difference(base)
    .difference(home);
  const plugin: Plugin = {
    name: 'segno:split-libraries',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!splitLibraries.has(source) || !importer || base.has(importer) || home.has(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?later` };
    },
  };
  /** The modules of each page of some features. */
  const pagesOf = (features: string) =>
    [...chunks.values()].flatMap(({ facadeModuleId: id }) =>
      id && new RegExp(`/features/(?:${features})/src/.*Page\\.ts$`).test(id) ? [modulesOf(id)] : [],
    );
  const kinds = [pagesOf('browse|player'), pagesOf('account|billing|site')];
  /** Whether several pages of each kind need a module. What it imports is needed by as many. */
  const isShared = (id: string) =>
    !base.has(id) &&
    !home.has(id) &&
    kinds.every((pages) => pages.filter((page) => page.has(id)).length >= fewestPages);
  /** Whether any of these pages needs a module. */
  const isOnPages = (id: string) => kinds.some((pages) => pages.some((page) => page.has(id)));
  const isLaterIn =
    (...folders: string[]) =>
    (id: string) =>
      !base.has(id) && !home.has(id) && !member.has(id) && folders.some((folder) => id.includes(folder));
  const isData = isLaterIn('/packages/data/src/', '/@tanstack/');
  return {
    groups: [
      { name: 'base', test: (id) => base.has(id) },
      { name: 'home', test: (id) => home.has(id) && !id.endsWith('/homePage.ts') },
      { name: 'common', test: (id) => member.has(id) && isOnPages(id) },
      { name: 'member', test: (id) => member.has(id) && !memberParts.some((part) => id.endsWith(part)) },
      { name: 'pages', test: (id) => isShared(id) && !member.has(id) },
      // Few files instead of thirty small ones: every first visit loads the list of the later files.
      { name: 'data', test: (id) => isOnPages(id) && isData(id) },
      { name: 'deskData', test: isData },
      {
        name: 'parts',
        test: isLaterIn('/ui/src/icons/', '/ui/src/classes/', '/ui/src/media/', '/ui/src/ref/'),
      },
      {
        name: 'library',
        test: isLaterIn(
          '/music/src/messages/library',
          '/music/src/messages/menu',
          '/browse/src/messages/library',
          '/selection/trackDrag',
        ),
      },
    ],
    plugin,
  };
}
