import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Ines Varga', 'Tomo Ashby', 'Lior Sand', 'Adaeze Okafor', 'Mette Lund', 'Ravi Nair'].map(
  (name) => ({ name }),
);

const meta = {
  title: 'ui/AvatarGroup',
  component: AvatarGroup,
  args: { 'aria-label': 'Collaborators', people },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Collaborators' });
    await step('four people have their names', async () => {
      await expect(within(list).getByRole('img', { name: 'Ines Varga' })).toBeVisible();
      await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    });
    const rest = within(list).getByRole('img', { name: '2 more' });
    await step('the rest is counted', () => expect(rest).toHaveTextContent('+2'));
    await step('from right to left too the plus stands before the number', async () => {
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

/** A number never stands for one person alone. */
export const OneOver: Story = {
  args: { people: people.slice(0, 5) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Mette Lund' })).toBeVisible();
  },
};

export const OfThousands: Story = {
  args: { total: 12_480 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '12476 more' })).toHaveTextContent('+99');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <AvatarGroup key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
