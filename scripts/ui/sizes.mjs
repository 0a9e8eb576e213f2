// The sizes of the published package in an application, in brotli: the JavaScript of three pages, and the style sheet.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildUi, dist } from './build.mjs';
import { packageFolder } from './surface.mjs';

/** The exports that each page imports. The second page has eleven usual components. */
const pages = {
  '`Button`': 'Button',
  'Eleven components':
    'Button, TextField, Checkbox, Switch, RadioGroup, Radio, Select, SelectItem, MenuTrigger, Menu, MenuItem, ' +
    'DialogTrigger, Dialog, Tabs, Tab, Tooltip, toast, ToastRegion',
  '`Table` and `DataGrid`': 'Table, DataGrid',
};
const entry = 'virtual:page';

const brotli = (content) => brotliCompressSync(content).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Builds a page with React. Returns its output files. */
async function buildPage(names) {
  const code =
    "import { createRoot } from 'react-dom/client';\n" +
    "import { createElement } from 'react';\n" +
    `import { ${names} } from '@segno/ui';\n` +
    "import '@segno/ui/styles.css';\n" +
    `window.page = [createRoot, createElement, ${names}];`;
  const { output } = await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@segno\/ui$/, replacement: join(dist, 'index.js') },
        { find: '@segno/ui/styles.css', replacement: join(dist, 'styles.css') },
      ],
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? join(packageFolder, 'page.js') : undefined),
        load: (id) => (id === join(packageFolder, 'page.js') ? code : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  return output;
}

/** The bytes of the entry and of everything that it imports statically. */
function staticBytes(output) {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const loaded = new Set();
  const add = (name) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const imported of files.get(name).imports) add(imported);
  };
  add(output.find(({ isEntry }) => isEntry).fileName);
  return [...loaded].reduce((sum, name) => sum + brotli(files.get(name).code), 0);
}

/** Builds the package and returns a table of sizes. */
export async function measureSizes() {
  await buildUi();
  const rows = [];
  let styles = 0;
  for (const [title, names] of Object.entries(pages)) {
    const output = await buildPage(names);
    styles = brotli(output.find(({ fileName }) => fileName.endsWith('.css')).source);
    rows.push(`| JavaScript with React: ${title} | ${kilobytes(staticBytes(output))} |`);
  }
  rows.push(`| \`styles.css\`, with every component | ${kilobytes(styles)} |`);
  return ['| Brotli | Size |', '| --- | --- |', ...rows].join('\n');
}
