import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Stack } from '../Stack/Stack.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Ines Varga', 'Tomo Ashby', 'Lior Sand', 'Adaeze Okafor', 'Mette Lund', 'Ravi Nair'].map(
  (name) => ({ name }),
);

const meta = {
  title: 'ui/Content/AvatarGroup',
  component: AvatarGroup,
  args: { 'aria-label': 'Collaborators', people },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Collaborators' });
    await step('each of four people has an accessible name', async () => {
      await expect(within(list).getByRole('img', { name: 'Ines Varga' })).toBeVisible();
      await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    });
    const rest = within(list).getByRole('img', { name: '2 more' });
    await step('the others are counted', () => expect(rest).toHaveTextContent('+2'));
    await step('in right-to-left text the plus sign precedes the number too', async () => {
      const text = document.createTreeWalker(rest, NodeFilter.SHOW_TEXT);
      const signs: { sign: string; left: number }[] = [];
      for (let node = text.nextNode(); node; node = text.nextNode()) {
        for (let index = 0; index < node.textContent!.length; index += 1) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          signs.push({ sign: node.textContent![index]!, left: range.getBoundingClientRect().left });
        }
      }
      await expect(
        signs
          .toSorted((a, b) => a.left - b.left)
          .map(({ sign }) => sign)
          .join(''),
      ).toBe('+2');
    });
  },
};

/** The number never replaces a single person. */
export const OneOver: Story = {
  args: { people: people.slice(0, 5) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Mette Lund' })).toBeVisible();
  },
};

export const OfThousands: Story = {
  args: { total: 12_480 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '12,476 more' })).toHaveTextContent('+99');
  },
};

/** The number of avatars depends on the available width. */
export const Maximum: Story = {
  args: { max: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('img', { name: '4 more' })).toHaveTextContent('+4');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <AvatarGroup key={size} {...args} aria-label={size} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('list')
      .map((group) => within(group).getAllByRole('img').at(-1)!.offsetHeight);
    await expect(heights).toEqual([24, 32, 40, 56, 96]);
  },
};

/** Long names are accessible names and tooltips and take no space; a group that is wider than its container wraps. */
export const LongText: Story = {
  args: { max: 8, people: [...people, { name: longText }] },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <AvatarGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getByRole('img', { name: longText })).toBeVisible();
    await expect(within(list).getByTitle(longText)).toBeVisible();
    await expect(list.offsetWidth).toBeLessThanOrEqual(160);
    await expectToFit(list);
    for (const item of within(list).getAllByRole('listitem')) await expect(item.offsetWidth).toBe(40);
  },
};
