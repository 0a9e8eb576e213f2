import { build, type InlineConfig, type Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/**
 * Puts the modules of a first visit to home into two chunks, instead of forty small ones that compress worse: one for
 * every page, and one for home. The modules are determined by a separate build after tree shaking.
 */
export async function firstVisitGroups(config: InlineConfig): Promise<Group[]> {
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
  const home = modulesOf('/src/routes/home.ts').difference(base);
  return [
    { name: 'base', test: (id) => base.has(id) },
    { name: 'home', test: (id) => home.has(id) && !id.includes('/src/routes/') },
  ];
}
