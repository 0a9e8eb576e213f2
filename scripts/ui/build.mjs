// Builds `packages/ui/dist`, which other teams install: plain ESM, types, one stylesheet, fonts and tokens.
// The modules keep their files, so that a bundler takes what is used and `'use client'` stays where it was written.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { explain, say, step } from '../say.mjs';
import { modulesOf, packageFolder, readSurface, source } from './surface.mjs';

export const dist = join(packageFolder, 'dist');

/** Builds everything; takes some seconds. */
export async function buildUi() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const entries = readSurface();
  const modules = modulesOf(entries);
  await step('Building @segno/ui', 'node', [fileURLToPath(import.meta.url), 'modules']);
  await buildTypes(modules);
  for (const entry of entries) writeEntry(entry);
  writeFonts();
  const tokens = join(packageFolder, 'tokens.json');
  if (existsSync(tokens)) cpSync(tokens, join(dist, 'tokens.json'));
}

const built = (module) => `./modules/${module.replace(/\.tsx?$/, '.js')}`;

/** The small file that an installer imports: the names, and from where. */
function writeEntry({ name, exports, isClient }) {
  const line = (keyword, names, module) =>
    names.length > 0 ? `export ${keyword}{ ${names.join(', ')} } from '${built(module)}';\n` : '';
  const directive = isClient ? `'use client';\n` : '';
  const code = exports.map(({ values, module }) => line('', values, module)).join('');
  const types = exports
    .map(({ values, types: kinds, module }) => line('', values, module) + line('type ', kinds, module))
    .join('');
  writeFileSync(join(dist, `${name}.js`), directive + (code || 'export {};\n'));
  writeFileSync(join(dist, `${name}.d.ts`), types);
}

async function buildModules() {
  const root = resolve(source);
  const isOurs = (id) =>
    id.startsWith('.') || id.startsWith('/') || id.startsWith('\0') || /^[A-Z]:/i.test(id);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: resolve(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      // The first versions that know `:dir()`.
      cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: {
        entry: modulesOf(readSurface()).map((module) => join(root, module)),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        // Installers need no vanilla-extract: what its recipes run, forty lines, becomes part of this.
        external: (id) => !isOurs(id) && !id.startsWith('@vanilla-extract/'),
        // The directives do stay, file by file.
        checks: { moduleLevelDirective: false },
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: ({ name }) =>
            name.includes('node_modules')
              ? `modules/vendor/${name.split('/').at(-1)}.js`
              : `modules/${name}.js`,
        },
      },
    },
  });
}

/** The types, by the same compiler that checks the sources. */
async function buildTypes(modules) {
  const config = join(packageFolder, 'dist', 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.json'),
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
  const complaints = await step('Writing its types', 'tsc', ['-p', config]).then(
    () => '',
    (error) => error.output ?? Promise.reject(error),
  );
  rmSync(config);
  const promised = new Set();
  for (const module of modules) keepTypes(join(dist, built(module).replace(/js$/, 'd.ts')), promised);
  for (const file of filesIn(join(dist, 'modules'), '.d.ts')) if (!promised.has(file)) rmSync(file);
  // The compiler also writes, and complains about, what no installer can reach.
  const wrong = complaints
    .split('\n')
    .filter((line) =>
      promised.has(join(dist, 'modules', line.replace(/\.tsx?\(.*/s, '.d.ts').replace(source, ''))),
    );
  if (wrong.length > 0) throw new Error(`These types cannot be published:\n${wrong.join('\n')}`);
}

/** Marks a file of types and what it leans on, and says `./x.js` where older compilers do not read `./x.tsx`. */
function keepTypes(file, promised) {
  if (promised.has(file)) return;
  promised.add(file);
  const text = readFileSync(file, 'utf8').replace(
    /((?:from |import |import\()['"]\.[^'"]*?)\.tsx?(['"])/g,
    '$1.js$2',
  );
  writeFileSync(file, text);
  for (const [, path] of text.matchAll(/(?:from |import |import\()['"](\.[^'"]*)\.js['"]/g)) {
    keepTypes(join(dirname(file), `${path}.d.ts`), promised);
  }
}

/** Every file of a folder with that ending. */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));

/** `fonts.css` with its files beside it, so that it works without a bundler too. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    // In a process of its own: Vite and the plugin keep theirs busy.
    if (process.argv[2] === 'modules') await buildModules();
    else await buildUi();
  } catch (error) {
    say(explain(error));
    process.exit(1);
  }
}
