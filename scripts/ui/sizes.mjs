// The sizes of the published package in an application, in brotli and with React. Each page is compared with one of
// bare react-aria-components, and has a budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildUi, dist } from './build.mjs';
import { packageFolder } from './surface.mjs';

/**
 * What each page imports from `@segno/ui`, and from react-aria-components for the same purpose. `most` is the budget in
 * bytes, `share` the budget relative to react-aria-components.
 */
const pages = [
  {
    title: '`Button`',
    ours: 'Button',
    theirs: 'Button',
    share: 1.15,
  },
  {
    title: '`TextField`',
    ours: 'TextField',
    theirs: 'TextField, Label, Input, Text, FieldError',
    share: 1.15,
  },
  {
    title: '`Select`',
    ours: 'Select, SelectItem',
    theirs: 'Select, SelectValue, Button, Label, Text, FieldError, Popover, ListBox, ListBoxItem',
    share: 1.15,
  },
  {
    title: '`Table`',
    ours: 'Table, TableHeader, Column, TableBody, Row, Cell',
    theirs: 'Table, TableHeader, Column, TableBody, Row, Cell, Checkbox, Button',
    share: 1.2,
  },
  {
    title: '`Toast`',
    ours: 'toast, ToastRegion',
    theirs: 'UNSTABLE_ToastRegion, UNSTABLE_Toast, UNSTABLE_ToastQueue, UNSTABLE_ToastContent, Button, Text',
    share: 1.15,
  },
  {
    title: 'Eleven components',
    ours:
      'Button, TextField, Checkbox, Select, SelectItem, DialogTrigger, Dialog, MenuTrigger, Menu, MenuItem, ' +
      'Tabs, Tab, Tooltip, toast, ToastRegion, Chip, Table, TableHeader, Column, TableBody, Row, Cell',
    theirs:
      'Button, TextField, Label, Input, Text, FieldError, Checkbox, Select, SelectValue, ListBox, ListBoxItem, ' +
      'Popover, DialogTrigger, Dialog, Modal, ModalOverlay, Heading, MenuTrigger, Menu, MenuItem, Tabs, TabList, ' +
      'Tab, TabPanel, TooltipTrigger, Tooltip, UNSTABLE_ToastRegion, UNSTABLE_Toast, UNSTABLE_ToastQueue, ' +
      'UNSTABLE_ToastContent, TagGroup, Tag, TagList, Table, TableHeader, Column, TableBody, Row, Cell',
    most: 150_000,
    mostReceived: 150_000,
  },
];
/** The components of the page with eleven, whose styles have a budget of their own. */
const styled = [
  'Button',
  'TextField',
  'Checkbox',
  'Select',
  'Dialog',
  'Menu',
  'Tabs',
  'Tooltip',
  'Toast',
  'Chip',
  'Table',
];
const styleBudget = 10_000;
const entry = 'virtual:page';

const brotli = (content) => brotliCompressSync(content).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Builds a page with React. Resolves its output files. */
async function buildPage(names, from) {
  const code =
    "import { createRoot } from 'react-dom/client';\n" +
    "import { createElement } from 'react';\n" +
    `import { ${names} } from '${from}';\n` +
    `window.page = [createRoot, createElement, ${names}];`;
  const { output } = await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
    resolve: { alias: [{ find: /^@segno\/ui$/, replacement: join(dist, 'index.js') }] },
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

/**
 * The bytes of the entry and of everything that it imports statically, compressed as one file. Bundlers divide it
 * differently, and each division compresses a little worse.
 */
const staticBytes = (output) => brotli(loadedBy(output, ['imports']).join('\n'));

/** The code of each file that the entry loads by these kinds of imports. */
function loadedBy(output, kinds) {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const loaded = new Set();
  const add = (name) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const kind of kinds) files.get(name)[kind].forEach(add);
  };
  add(output.find(({ isEntry }) => isEntry).fileName);
  return [...loaded].map((name) => files.get(name).code);
}

/** What a browser receives: each file compressed by itself. */
function received(output, kinds) {
  const files = loadedBy(output, kinds);
  return { files: files.length, bytes: files.reduce((sum, code) => sum + brotli(code), 0) };
}

/** The bytes of the stylesheets that `@segno/ui/styles/…` imports for the page with eleven components. */
function styleBytes() {
  const sheets = new Set(
    styled.flatMap((name) =>
      [...readFileSync(join(dist, 'styles', `${name}.js`), 'utf8').matchAll(/css\/(.+)'/g)].map(
        ([, sheet]) => sheet,
      ),
    ),
  );
  return brotli([...sheets].map((sheet) => readFileSync(join(dist, 'css', sheet), 'utf8')).join('\n'));
}

/** Resolves the bytes of each page, of the same page with react-aria-components, and the budget. Needs `dist`. */
export async function measurePages() {
  const rows = [];
  for (const { title, ours, theirs, share, most, mostReceived } of pages) {
    const output = await buildPage(ours, '@segno/ui');
    const own = staticBytes(output);
    const bare = staticBytes(await buildPage(theirs, 'react-aria-components'));
    rows.push({ title, own, bare, budget: most ?? Math.floor(bare * share) });
    if (mostReceived === undefined) continue;
    const first = received(output, ['imports']);
    rows.push({ title: `The same in ${first.files} files of Vite`, own: first.bytes, budget: mostReceived });
    const later = received(output, ['imports', 'dynamicImports']);
    rows.push({ title: `With every part that is loaded on use, ${later.files} files`, own: later.bytes });
  }
  return [...rows, { title: 'Styles of the eleven', own: styleBytes(), budget: styleBudget }];
}

/** The pages that exceed their budget, as messages. */
export const overBudget = (rows) =>
  rows
    .filter(({ own, budget }) => own > budget)
    .map(({ title, own, budget }) => `${title}: ${kilobytes(own)} of ${kilobytes(budget)}`);

/** Builds the package and resolves a table of sizes. */
export async function measureSizes() {
  await buildUi();
  const rows = (await measurePages()).map(
    ({ title, own, bare, budget }) =>
      `| ${title} | ${kilobytes(own)} | ${bare === undefined ? '' : kilobytes(bare)} | ${budget === undefined ? '' : kilobytes(budget)} |`,
  );
  const whole = brotli(readFileSync(join(dist, 'styles.css')));
  return [
    '| With React, brotli | @segno/ui | react-aria-components | Budget |',
    '| --- | --- | --- | --- |',
    ...rows,
    `| \`styles.css\`, with every component | ${kilobytes(whole)} | | |`,
  ].join('\n');
}
