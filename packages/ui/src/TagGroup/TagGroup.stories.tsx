import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { GenreIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { Tag, TagGroup, type TagGroupProps } from './TagGroup.tsx';

const names = ['Dream pop', 'Ambient', 'Chamber folk', 'Slow techno', 'Dub'];

const tags = names.map((name) => (
  <Tag key={name} id={name} isDisabled={name === 'Chamber folk'}>
    {name}
  </Tag>
));

const meta = {
  title: 'ui/Collections/TagGroup',
  component: TagGroup,
  args: { label: 'Genres', children: tags },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['xs', 'sm', 'md', 'lg'] as const;
const row = (canvas: HTMLElement, name: string) => within(canvas).getByRole('row', { name });

export const Default: Story = {
  args: { description: 'As the artist gave them.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('grid', { name: 'Genres' });
    await expect(group).toHaveAccessibleDescription('As the artist gave them.');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <TagGroup key={size} aria-label={size} size={size} onRemove={() => undefined}>
          <Tag id={size} startIcon={<GenreIcon size="1em" />}>
            {size}
          </Tag>
        </TagGroup>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    await step('SIZE-2 the height of the tags is 20, 26, 32 or 38 px', async () => {
      for (const size of sizes) {
        await expect(row(canvasElement, size).getBoundingClientRect().height).toBe(measures.chipHeight[size]);
      }
    });
  },
};

export const Tones: Story = {
  args: {
    size: 'md',
    onRemove: fn(),
    children: (['neutral', 'accent', 'positive', 'warning', 'danger'] as const).map((tone) => (
      <Tag key={tone} id={tone} tone={tone}>
        {tone}
      </Tag>
    )),
  },
};

export const Selectable: Story = {
  args: { size: 'md', selectionMode: 'multiple', defaultSelectedKeys: ['Ambient'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(row(canvasElement, 'Dub'));
    await expect(row(canvasElement, 'Dub')).toHaveAttribute('aria-selected', 'true');
    await expect(row(canvasElement, 'Ambient')).toHaveAttribute('aria-selected', 'true');
  },
};

function Removing(props: Partial<TagGroupProps<{ name: string }>>) {
  const [left, setLeft] = useState(names);
  return (
    <TagGroup
      label="Genres"
      {...props}
      items={left.map((name) => ({ id: name, name }))}
      onRemove={(keys) => setLeft(left.filter((name) => !keys.has(name)))}
    >
      {({ name }) => <Tag id={name}>{name}</Tag>}
    </TagGroup>
  );
}

export const Removable: Story = {
  render: () => <Removing />,
  play: async ({ canvasElement, step }) => {
    await step('the remove button removes the tag', async () => {
      const dub = row(canvasElement, 'Dub');
      await userEvent.click(within(dub).getByRole('button', { name: 'Remove Dub' }));
      await waitFor(() => expect(within(canvasElement).queryByRole('row', { name: 'Dub' })).toBeNull());
    });
  },
};

export const Empty: Story = {
  args: { children: [], emptyText: 'No genres yet' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No genres yet')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabledKeys: names, onRemove: fn(), selectionMode: 'multiple' },
  play: async ({ canvasElement, args }) => {
    for (const name of names) {
      await expect(row(canvasElement, name)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(row(canvasElement, name), { pointerEventsCheck: 0 });
      for (const button of within(row(canvasElement, name)).queryAllByRole('button'))
        await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Give at most three genres.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Give at most three genres.')).toBeVisible();
    await expect(within(canvasElement).getByRole('grid')).toHaveAccessibleDescription(
      'Give at most three genres.',
    );
  },
};

export const LongText: Story = {
  args: {
    onRemove: fn(),
    children: [
      <Tag key="long" id="long">
        Music for airports, waiting rooms and other quiet public places
      </Tag>,
      ...tags,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [long] = within(canvasElement).getAllByRole('row');
    await expect(long!.getBoundingClientRect().width).toBeLessThanOrEqual(220);
  },
};

/** The keyboard of react-aria's tags, which is a grid of one row. */
export const Keyboard: Story = {
  tags: ['rtl'],
  render: () => <Removing selectionMode="multiple" />,
  play: async ({ canvasElement, step }) => {
    const isFocused = (name: string) => waitFor(() => expect(row(canvasElement, name)).toHaveFocus());
    await step('Tab goes to the first tag', async () => {
      await userEvent.tab();
      await isFocused('Dream pop');
    });
    await step('arrow keys go from tag to tag and wrap around', async () => {
      await userEvent.keyboard(arrow('end'));
      await isFocused('Ambient');
      await userEvent.keyboard(`${arrow('start')}${arrow('start')}`);
      await isFocused('Dub');
    });
    await step('Home and End go to the first and the last tag', async () => {
      await userEvent.keyboard('{Home}');
      await isFocused('Dream pop');
      await userEvent.keyboard('{End}');
      await isFocused('Dub');
    });
    await step('Space and Enter select and deselect', async () => {
      for (const key of [' ', '{Enter}']) {
        await userEvent.keyboard(key);
        await expect(row(canvasElement, 'Dub')).toHaveAttribute('aria-selected', 'true');
        await userEvent.keyboard(key);
        await expect(row(canvasElement, 'Dub')).toHaveAttribute('aria-selected', 'false');
      }
    });
    await step('Delete and Backspace remove a tag, and the focus moves to a neighbour', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(within(canvasElement).queryByRole('row', { name: 'Dub' })).toBeNull());
      await isFocused('Slow techno');
      await userEvent.keyboard('{Home}{Backspace}');
      await isFocused('Ambient');
    });
  },
};
