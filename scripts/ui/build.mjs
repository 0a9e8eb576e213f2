// Builds `packages/ui/dist`, which other teams install: plain ESM, types, one stylesheet, fonts and tokens.
// Each module keeps its own file, so that bundlers can tree-shake and `'use client'` stays in its module.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { filesIn } from '../files.mjs';
import { explain, print, step } from '../terminal.mjs';
import { readParts } from './docs.mjs';
import { unlayered } from './unlayered.mjs';
import { modulesOf, packageFolder, readSurface, source } from './surface.mjs';

export const dist = join(packageFolder, 'dist');

/** Builds the whole package, which takes some seconds. */
export async function buildUi() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const entries = readSurface();
  const modules = modulesOf(entries);
  await step('Building @segno/ui', 'node', [fileURLToPath(import.meta.url), 'modules']);
  await buildTypes(modules);
  for (const entry of entries) writeEntry(entry);
  writeFonts();
  writeLicences();
  const tokens = join(packageFolder, 'tokens.json');
  if (existsSync(tokens)) cpSync(tokens, join(dist, 'tokens.json'));
}

/**
 * The path of a module in the package. It does not end in `.css.js`, because the vanilla-extract plugin of an
 * application would compile such a file.
 */
const built = (module) => `./modules/${module.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles')}.js`;

/** Writes the entry file that applications import. It re-exports names from modules. */
function writeEntry({ name, exports, isClient }) {
  const line = (keyword, names, module) =>
    names.length > 0
      ? `export ${keyword}{ ${names.join(', ')} } from '${name.includes('/') ? '.' : ''}${built(module)}';\n`
      : '';
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  const directive = isClient ? `'use client';\n` : '';
  const code = exports.map(({ values, module }) => line('', values, module)).join('');
  const types = exports
    .map(({ values, types: kinds, module }) => line('', values, module) + line('type ', kinds, module))
    .join('');
  writeFileSync(join(dist, `${name}.js`), directive + (code || 'export {};\n'));
  writeFileSync(join(dist, `${name}.d.ts`), types);
}

/**
 * Dependencies that are bundled into the package: the small recipe runtime of vanilla-extract, so that applications do
 * not need vanilla-extract, and the used icons of lucide, because Node.js would load all of its 1,500 icons.
 */
const inlined = /^(?:@vanilla-extract\/|lucide$)/;

const parts = new Set(await readParts());

/**
 * The class names of the published package. Their prefix marks the elements that `theme/componentReset.css.ts` resets.
 * The style of a documented part names itself: `style(…, 'Select-trigger')` has the class `segno-Select-trigger`.
 */
const identifiers = ({ hash, debugId }) => `segno-${parts.has(debugId) ? debugId : hash}`;

/**
 * Parts that the package imports with the component, although our own application loads them on first use. A bundler
 * divides a page for each part that is loaded later, which costs a page of several components more than these parts.
 */
const importedParts = ['menus/MenuSurface.tsx', 'overlays/OverlayState.tsx', 'Select/SelectSearch.tsx'];

/** Replaces `import()` of these parts. The imports stand at the end, so that `'use client'` stays at the beginning. */
const importParts = (root) => ({
  name: 'segno:import-parts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root)) return null;
    const imports = [];
    const changed = code.replaceAll(/\bimport\('(\.[^']+)'\)/g, (call, path) => {
      const part = relative(root, resolve(dirname(id), path)).replaceAll('\\', '/');
      if (!importedParts.includes(part)) return call;
      const name = `part${imports.length}`;
      imports.push(`import * as ${name} from '${path}';`);
      return `Promise.resolve(${name})`;
    });
    return imports.length > 0 ? { code: `${changed}\n${imports.join('\n')}\n`, map: null } : null;
  },
});

/** Chrome 120 is the first version with `:dir()`. The other versions are from the same time. */
const cssTarget = ['chrome120', 'edge120', 'firefox120', 'safari17'];

/** The configuration of the builds that keep each module in a file of its own. */
function moduleBuild() {
  const root = resolve(source);
  const isOurs = (id) =>
    id.startsWith('.') || id.startsWith('/') || id.startsWith('\0') || /^[A-Z]:/i.test(id);
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [importParts(root), vanillaExtractPlugin({ identifiers })],
    build: {
      outDir: resolve(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      cssTarget,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: {
        entry: [...modulesOf(readSurface()), join('theme', 'componentReset.css.ts')].map((module) =>
          join(root, module),
        ),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => !isOurs(id) && !inlined.test(id),
        // The warning does not apply: each file keeps its directive.
        checks: { moduleLevelDirective: false },
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: ({ name }) =>
            name.includes('node_modules')
              ? `modules/vendor/${name.split('node_modules/').at(-1)}.js`
              : built(name).slice(2),
        },
      },
    },
  };
}

/**
 * Writes the styles of each component in parts: `dist/css` has the stylesheet of each style module, and
 * `dist/styles/Button.js` imports those that `Button` needs, in the order of `styles.css`. Bundlers include a stylesheet
 * once, also if several components import it.
 */
async function buildComponentStyles() {
  const root = resolve(source);
  const entries = readSurface();
  const [{ output }] = await build({
    ...moduleBuild(),
    build: { ...moduleBuild().build, write: false, cssCodeSplit: true },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const sheets = new Map(
    output.filter(({ type }) => type === 'asset').map((sheet) => [sheet.fileName, sheet.source]),
  );
  const chunkOf = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk]));

  /** The stylesheets of modules and of all that they import, each after those that it depends on. */
  const sheetsOf = (modules) => {
    const found = new Set();
    const seen = new Set();
    const visit = (chunk) => {
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.get(name));
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    };
    for (const module of modules) visit(chunkOf.get(join(root, module)));
    return [...found];
  };
  const file = (sheet) => sheet.replace(/\.css\.ts\.vanilla\.css$/, '').replaceAll('/', '-') + '.css';
  const first = [join('theme', 'theme.css.ts'), join('theme', 'componentReset.css.ts')];
  const inOrder = sheetsOf([...first, ...modulesOf(entries)]);
  const base = new Set(sheetsOf(first));
  for (const sheet of inOrder) {
    mkdirSync(join(dist, 'css'), { recursive: true });
    writeFileSync(join(dist, 'css', file(sheet)), sheets.get(sheet));
  }
  mkdirSync(join(dist, 'styles'), { recursive: true });
  for (const { name, exports } of entries) {
    if (!/^[A-Z]/.test(name)) continue;
    const own = new Set(sheetsOf(exports.map(({ module }) => module)));
    const imports = inOrder
      .filter((sheet) => base.has(sheet) || own.has(sheet))
      .map((sheet) => `import '../css/${file(sheet)}';\n`);
    writeFileSync(join(dist, 'styles', `${name}.js`), imports.join(''));
    writeFileSync(join(dist, 'styles', `${name}.d.ts`), 'export {};\n');
  }
}

/** Writes `reset.css`, the optional reset of a whole page. */
async function buildReset() {
  const [{ output }] = await build({
    configFile: false,
    root: resolve(source),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers })],
    build: {
      write: false,
      cssTarget,
      cssMinify: true,
      lib: { entry: join(resolve(source), 'theme', 'reset.css.ts'), formats: ['es'], cssFileName: 'reset' },
    },
  });
  const sheet = output.find(({ fileName }) => fileName === 'reset.css');
  writeFileSync(join(dist, 'reset.css'), sheet.source);
}

/** Writes `styles.unlayered.css`, the same rules as `styles.css` in the same order of precedence. */
function writeUnlayered() {
  const css = readFileSync(join(dist, 'styles.css'), 'utf8');
  writeFileSync(join(dist, 'styles.unlayered.css'), unlayered(css));
}

/** Bundles each command of the package into one file. */
async function buildCommands() {
  for (const [index, command] of ['contrast.ts', 'ui.ts'].entries())
    await build({
      configFile: false,
      root: resolve(packageFolder),
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: join('bin', command),
        outDir: resolve(dist, 'bin'),
        emptyOutDir: index === 0,
        copyPublicDir: false,
        target: 'node20',
      },
    });
}

/** Generates the types with the compiler that also checks the sources. */
async function buildTypes(modules) {
  const config = join(packageFolder, 'dist', 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.browser.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        rootDir: resolve(source),
        outDir: resolve(dist, 'modules'),
      },
      include: [],
      files: modules.map((module) => resolve(source, module)),
    }),
  );
  const output = await step('Writing its types', 'tsc', ['-p', config]).then(
    () => '',
    (error) => error.output ?? Promise.reject(error),
  );
  rmSync(config);
  for (const file of filesIn(join(dist, 'modules'), '.css.d.ts')) {
    renameSync(file, file.replace(/\.css\.d\.ts$/, '.styles.d.ts'));
  }
  const published = new Set();
  for (const module of modules) keepTypes(join(dist, built(module).replace(/js$/, 'd.ts')), published);
  for (const file of filesIn(join(dist, 'modules'), '.d.ts')) if (!published.has(file)) rmSync(file);
  // Errors about types that an application cannot name. Other errors are ignored, because the compiler also reports
  // files that are not published, and `npm run check` checks the sources.
  const unnameable = /^([^(]+)\(.*error TS(?:2742|2883|4\d{3}|7056|9\d{3}):/;
  const wrong = output.split('\n').filter((line) => {
    const [, file] = unnameable.exec(line) ?? [];
    return file && published.has(join(dist, built(relative(source, file)).replace(/js$/, 'd.ts')));
  });
  if (wrong.length > 0) throw new Error(`These types cannot be published:\n${wrong.join('\n')}`);
}

/** Marks a declaration file and its imports as public. Replaces `./x.tsx` by `./x.js`, which older compilers need. */
function keepTypes(file, published) {
  if (published.has(file)) return;
  published.add(file);
  const text = readFileSync(file, 'utf8')
    .replace(/((?:from |import |import\()['"]\.[^'"]*?)\.tsx?(['"])/g, '$1.js$2')
    .replace(/((?:from |import |import\()['"]\.[^'"]*?)\.css\.js(['"])/g, '$1.styles.js$2');
  writeFileSync(file, text);
  for (const [, path] of text.matchAll(/(?:from |import |import\()['"](\.[^'"]*)\.js['"]/g)) {
    keepTypes(join(dirname(file), `${path}.d.ts`), published);
  }
}

/** Writes `fonts.css` with its font files beside it, so that it also works without a bundler. */
function writeFonts() {
  const css = readFileSync(join(source, 'theme', 'fonts.css'), 'utf8');
  const written = css.replace(/@import '([^']+)\/([^/']+\.css)';/g, (_, folder, file) => {
    const font = join(packageFolder, 'node_modules', folder);
    cpSync(join(font, 'LICENSE'), join(dist, 'fonts', 'LICENSE'));
    return readFileSync(join(font, file), 'utf8').replace(/url\(\.\/files\/([^)]+)\)/g, (__, name) => {
      const target = join(dist, 'fonts', name);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(font, 'files', name), target);
      return `url(./fonts/${name})`;
    });
  });
  writeFileSync(join(dist, 'fonts.css'), written);
}

/** Packages whose code is in the built modules, besides the font, whose licence is beside it. */
const inlinedPackages = ['lucide', '@vanilla-extract/recipes'];

/** Writes the licences of the code of others that the package contains, which they demand. */
function writeLicences() {
  const texts = inlinedPackages.map((name) => {
    const folder = join(packageFolder, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name} ${version}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  });
  const vendored = globSync('modules/vendor/**/*.js', { cwd: dist }).filter(
    (file) => !inlinedPackages.some((name) => file.replaceAll('\\', '/').includes(`/${name}/`)),
  );
  if (vendored.length > 0)
    throw new Error(`Add the packages of these files to inlinedPackages: ${vendored.join(', ')}`);
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    // Runs in a separate process, because Vite and the plugin keep their process from exiting.
    if (process.argv[2] === 'modules') {
      await build(moduleBuild());
      await buildComponentStyles();
      await buildReset();
      writeUnlayered();
      await buildCommands();
    } else await buildUi();
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
