// The files of a page with the table of a resource that `resource.mjs` writes: orders, search and pages in the address.
import { screenFiles } from './screen.mjs';

const first = (text) => text[0].toUpperCase() + text.slice(1);
const words = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** A new page `browse/venues/Venues` at a path, for the resource `venues` with records `Venue`. */
export function listFiles(name, path, resource, record, read) {
  const [feature, folder, subject] = name.split('/');
  const lower = subject[0].toLowerCase() + subject.slice(1);
  const one = record[0].toLowerCase() + record.slice(1);
  const table = `${one}Table`;
  const query = `${resource}PageQuery`;
  const title = first(words(subject));
  const plain = words(resource);
  const root = `packages/features/${feature}/src`;
  const at = `${root}/${folder}`;
  const screen = screenFiles(name, path, read);
  return {
    ...screen,
    created: {
      ...screen.created,
      [`${root}/messages/${lower}.en.ts`]: `import { defineMessages } from '@segno/data';

/** The English messages of the page ${title}. */
export const ${lower}Messages = defineMessages('${feature}', {
  '${lower}.title': '${title}',
  '${lower}.search': 'Search ${plain}',
  '${lower}.found': '[one :count ${words(record)}|other :count ${plain}]',
  '${lower}.empty': 'There are no ${plain} yet',
});
`,
      [`${at}/${subject}Screen.tsx`]: `import { Page, ResourceTable } from '@segno/base';
import { ${query}, ${table}, useMessages } from '@segno/data';
import { ${lower}Messages } from '../messages/${lower}.en.ts';

/** The page ${title}: a table whose order, words and page are in the address. */
export function ${subject}Screen() {
  const t = useMessages(${lower}Messages);
  return (
    <Page title={t('${lower}.title')}>
      <ResourceTable
        hasHeading={false}
        title={t('${lower}.title')}
        definition={${table}}
        query={${query}}
        nameOf={({ name }) => name}
        columns={[]}
        searchLabel={t('${lower}.search')}
        found={(count) => t('${lower}.found', { count })}
        empty={{ title: t('${lower}.empty') }}
      />
    </Page>
  );
}
`,
      [`${at}/${lower}Page.ts`]: `import { page, tableQueryNames } from '@segno/base';
import { ${query}, ${table}, readTableInput } from '@segno/data';
import { ${lower}Messages } from '../messages/${lower}.en.ts';
import { ${subject}Screen } from './${subject}Screen.tsx';

export const ${lower}Page = page({
  path: '${path}',
  rule: { query: tableQueryNames(${table}) },
  load: ({ client, url }) => {
    const input = readTableInput(${table}, url?.searchParams ?? new URLSearchParams());
    return client.query({ ...${query}(input), staleTime: 'static' });
  },
  meta: ({ translator }) => ({ title: translator(${lower}Messages)('${lower}.title') }),
  screen: ${subject}Screen,
});
`,
      [`${at}/${subject}Screen.stories.tsx`]: `import { ${query}, type ${record} } from '@segno/data';
import { sample${first(resource)}, samplePage } from '@segno/data/samples';
import { answer, emptyStory, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${lower}Page } from './${lower}Page.ts';

const total = sample${first(resource)}.length;

const meta = {
  title: '${feature}/${subject}Screen',
  component: TestScreen,
  args: {
    page: ${lower}Page,
    address: '${path}',
    answers: [
      answer(
        ${query}({ page: 1 }),
        { ...samplePage(sample${first(resource)}), total },
        { empty: { ...samplePage<${record}>([]), total: 0 } },
      ),
    ],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    for (const { name } of sample${first(resource)}) await expect(canvas.getByText(name)).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('There are no ${plain} yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
`,
    },
  };
}
