// The files of a page with its screen.

const words = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const first = (text) => text[0].toUpperCase() + text.slice(1);

/** Adds a page after the greatest path before its own, so that two pages that are added independently seldom conflict. */
function withPage(text, path, module) {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => {
    const [, key] = /^ {2}'?(\/[^':]*)'?: '/.exec(line) ?? [];
    return key === undefined ? [] : [{ key, index }];
  });
  const before = found.filter(({ key }) => key < path);
  const { index } = (before.length > 0 ? before : found).reduce((one, other) =>
    other.key >= one.key ? other : one,
  );
  return lines.toSpliced(index + 1, 0, `  '${path}': '${module}',`).join('\n');
}

/** A new page `browse/charts/Charts` at a path. `read` returns the text of a file. */
export function screenFiles(name, path, read) {
  const [feature, folder, subject] = name.split('/');
  const lower = subject[0].toLowerCase() + subject.slice(1);
  const title = first(words(subject));
  const key = `${lower}.title`;
  const root = `packages/features/${feature}/src`;
  const at = `${root}/${folder}`;
  const params = [...path.matchAll(/:(\w+)(\?)?/g)].map(
    ([, param, optional = '']) => `${param}${optional}: string`,
  );
  const props = params.length > 0 ? `{ params }: { params: { ${params.join('; ')} } }` : '';
  const shown =
    params.length > 0
      ? `\n      <Text>{${params.map((each) => `params.${each.split(/[?:]/)[0]}`).join(' ?? ')}}</Text>`
      : '';
  const pages = 'apps/web/src/pages.ts';
  const segments = 'packages/data/src/paths/takenSegments.ts';
  const segment = /^\/([\w-]+)/.exec(path)?.[1];
  const taken = read(segments);
  const address = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1');
  return {
    created: {
      [`${root}/messages/${lower}.en.ts`]: `import { defineMessages } from '@segno/data';

/** The English messages of the page ${title}. */
export const ${lower}Messages = defineMessages('${feature}', { '${key}': '${title}' });
`,
      [`${at}/${subject}Screen.tsx`]: `import { Page } from '@segno/base';
import { useMessages } from '@segno/data';
${shown && `import { Text } from '@segno/ui';\n`}import { ${lower}Messages } from '../messages/${lower}.en.ts';

/** The page ${title}. */
export function ${subject}Screen(${props}) {
  const t = useMessages(${lower}Messages);
  return ${
    shown
      ? `(
    <Page title={t('${key}')}>${shown}
    </Page>
  )`
      : `<Page title={t('${key}')} />`
  };
}
`,
      [`${at}/${lower}Page.ts`]: `import { page } from '@segno/base';
import { ${lower}Messages } from '../messages/${lower}.en.ts';
import { ${subject}Screen } from './${subject}Screen.tsx';

export const ${lower}Page = page({
  path: '${path}',
  meta: ({ translator }) => ({ title: translator(${lower}Messages)('${key}') }),
  screen: ${subject}Screen,
});
`,
      [`${at}/${subject}Screen.stories.tsx`]: `import { TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${lower}Page } from './${lower}Page.ts';

const meta = {
  title: '${feature}/${subject}Screen',
  component: TestScreen,
  args: { page: ${lower}Page, address: '${address}', answers: [] },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const heading = await within(canvasElement).findByRole('heading', { level: 1, name: '${title}' });
    await expect(heading).toBeVisible();
  },
};
`,
    },
    changed: {
      [pages]: withPage(read(pages), path, `${feature}/${folder}/${lower}Page`),
      ...(segment && !new RegExp(`[ ']${segment}[ ']`).test(taken)
        ? { [segments]: taken.replace(/'(\s*\)\.split)/, ` ${segment}'$1`) }
        : {}),
    },
  };
}
