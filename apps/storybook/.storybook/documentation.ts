import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readApi } from '../../../scripts/ui/api.mjs';
import { examplesOf } from '../../../scripts/ui/examples.ts';

/** A prop in the tables of a documentation page. */
interface Prop {
  name: string;
  type: string;
  /** The values of a union of literals. */
  choices?: (string | number)[] | undefined;
  comment: string;
  fallback?: string | undefined;
  isOptional: boolean;
  isOwn: boolean;
}

const stories = /\/packages\/(ui|features\/\w+)\/src\/.*\.stories\.tsx$/;

/** Inherited props that few applications set, listed apart. */
const rare =
  /^(?:aria-.*|className|excludeFromTabOrder|form.*|id|ref|render|slot|style|translate|on(?:Blur|Click|Focus|FocusChange|Hover.*|Key.*|Press(?:Change|End|Start|Up))|preventFocusOnPress|dir|lang|inert|hidden)$/;

let components: Map<string, Prop[]> | undefined;
let entries: Map<string, string[]> | undefined;

/** The props of each component, and the components of each entry. */
function readProps() {
  if (!components || !entries) {
    components = new Map();
    entries = new Map();
    for (const { entry, things } of readApi()) {
      const own = things.filter(({ kind }) => kind === 'component');
      entries.set(
        entry,
        own.map(({ name }) => name),
      );
      for (const { name, props = [] } of own) components.set(name, props);
    }
  }
  return { components, entries };
}

const categoryOf = ({ name, isOwn }: Prop) =>
  rare.test(name) && !(isOwn && name === 'aria-label')
    ? 'Attributes and events of the element'
    : isOwn
      ? 'Props'
      : 'Props of react-aria';
const ranks = ['Props', 'Props of react-aria', 'Attributes and events of the element'];

/** A type as a person reads it. */
const shownType = ({ type, choices }: Prop) =>
  choices
    ? choices.map((choice) => (typeof choice === 'string' ? `'${choice}'` : choice)).join(' | ')
    : type.replace(/^"|"$/g, "'");

/** The rows of Storybook's table, with a control where a person can type or choose the value. */
export function argTypesOf(props: Prop[]) {
  const rows = props.map((prop) => {
    const { name, comment, fallback, isOptional, choices } = prop;
    const type = shownType(prop);
    const category = categoryOf(prop);
    const control = choices
      ? { type: choices.length > 4 ? 'select' : 'inline-radio' }
      : type === 'boolean' || type === 'number'
        ? { type }
        : type === 'string' && !name.startsWith('aria-')
          ? { type: 'text' }
          : false;
    return {
      name,
      description: comment,
      type: { name: 'other', value: type, required: !isOptional },
      table: {
        type: { summary: type },
        ...(fallback !== undefined && { defaultValue: { summary: fallback.replaceAll('`', '') } }),
        category,
      },
      ...(choices && { options: choices }),
      control,
    };
  });
  const ranked = rows.toSorted((a, b) => ranks.indexOf(a.table.category) - ranks.indexOf(b.table.category));
  return Object.fromEntries(ranked.map((row) => [row.name, row]));
}

/**
 * Adds what documentation pages show to the modules of stories: the code of each example, the props of the component
 * and of its parts. A story's `play` runs only if the toolbar asks for it, so that a story is shown in its first state.
 * Tests see the modules as they are written.
 */
export const documentation = (): Plugin => ({
  name: 'segno-documentation',
  apply: (_config, { mode }) => mode !== 'test',
  async transform(code, id) {
    const [path = ''] = id.split('?');
    const [, folder] = stories.exec(path) ?? [];
    if (!folder) return undefined;
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
    const lines = [
      `import { onRequest as segnoOnRequest } from ${JSON.stringify(`${import.meta.dirname}/onRequest.ts`)};`,
      ...names.map((name) => `if (${name}.play) ${name}.play = segnoOnRequest(${name}.play);`),
    ];
    if (folder === 'ui') {
      for (const { story, code: example } of await examplesOf(path)) {
        const source = JSON.stringify({ code: example, language: 'tsx', type: 'code' });
        lines.push(
          `${story}.parameters = { ...${story}.parameters, docs: { ...${story}.parameters?.docs, source: ${source} } };`,
        );
      }
      const { components: propsOf, entries: partsOf } = readProps();
      // `Table.columns.stories.tsx` has further stories of Table.
      const [component = ''] = basename(path, '.stories.tsx').split('.');
      const parts = (partsOf.get(basename(path.slice(0, path.lastIndexOf('/')))) ?? [])
        .filter((name) => name !== component)
        .map((name) => ({ name, rows: argTypesOf(propsOf.get(name) ?? []) }));
      const own = JSON.stringify(argTypesOf(propsOf.get(component) ?? []));
      lines.push(
        `meta.argTypes = { ...${own}, ...meta.argTypes };`,
        `meta.parameters = { ...meta.parameters, parts: ${JSON.stringify(component === 'Icons' ? [] : parts)} };`,
      );
    }
    return { code: `${code}\n${lines.join('\n')}\n`, map: null };
  },
});
