import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { arrow } from '../testing/arrow.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkIcon, PlusIcon, RepeatIcon, ShuffleIcon, TrashIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';

const remove = fn();

const meta = {
  title: 'ui/Actions/Toolbar',
  component: Toolbar,
  args: {
    'aria-label': 'Selected tracks',
    children: [
      <ToolbarGroup key="add" aria-label="Add">
        <Button variant="ghost" startIcon={<PlusIcon />}>
          Add
        </Button>
        <IconButton aria-label="Copy link" shape="square">
          <LinkIcon />
        </IconButton>
      </ToolbarGroup>,
      <ToolbarSeparator key="first" />,
      <ToolbarGroup key="play" aria-label="Play">
        <ToggleButton isIconOnly variant="ghost" aria-label="Shuffle">
          <ShuffleIcon />
        </ToggleButton>
        <ToggleButton isIconOnly variant="ghost" aria-label="Repeat">
          <RepeatIcon />
        </ToggleButton>
      </ToolbarGroup>,
      <ToolbarSeparator key="second" />,
      <IconButton key="remove" aria-label="Remove" tone="danger" shape="square" onPress={remove}>
        <TrashIcon />
      </IconButton>,
    ],
  },
  render: (args) => (
    <Stack align="start">
      <Button>Before</Button>
      <Toolbar {...args} />
      <Button>After</Button>
    </Stack>
  ),
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const at = (name: string) => expect(button(canvasElement, name)).toHaveFocus();
    await expect(within(canvasElement).getByRole('toolbar', { name: 'Selected tracks' })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('separator')[0]).toHaveAttribute(
      'aria-orientation',
      'vertical',
    );
    button(canvasElement, 'Before').focus();
    await step('Home and End go to the first and last control', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await at('Remove');
      await userEvent.keyboard('{Home}');
      await at('Add');
      await userEvent.tab({ shift: true });
      await at('Before');
    });
    await step('Tab goes to the first control, arrow keys to the next, across groups', async () => {
      await userEvent.tab();
      await at('Add');
      for (const name of ['Copy link', 'Shuffle', 'Repeat', 'Remove']) {
        await userEvent.keyboard(arrow('end'));
        await at(name);
      }
      await userEvent.keyboard(arrow('end'));
      await at('Remove');
      await userEvent.keyboard(arrow('start'));
      await at('Repeat');
    });
    await step('Enter and Space press the focused control', async () => {
      remove.mockClear();
      await userEvent.keyboard(arrow('end'));
      await userEvent.keyboard('{Enter} ');
      await expect(remove).toHaveBeenCalledTimes(2);
    });
    // A simulated Tab starts at the target of keydown; a real Tab leaves from every control.
    await step('Tab leaves the toolbar', async () => {
      await userEvent.tab();
      await at('After');
    });
    await step('Shift+Tab returns to the last focused control', async () => {
      await userEvent.tab({ shift: true });
      await at('Remove');
      await userEvent.keyboard(arrow('start'));
      button(canvasElement, 'After').focus();
      await userEvent.tab({ shift: true });
      await at('Repeat');
    });
    await step('Shift+Tab leaves the toolbar backwards', async () => {
      button(canvasElement, 'Add').focus();
      await userEvent.tab({ shift: true });
      await at('Before');
    });
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    children: [
      <ToolbarGroup key="add" aria-label="Add">
        <IconButton aria-label="Add" shape="square">
          <PlusIcon />
        </IconButton>
        <IconButton aria-label="Copy link" shape="square">
          <LinkIcon />
        </IconButton>
      </ToolbarGroup>,
      <ToolbarSeparator key="first" />,
      <IconButton key="remove" aria-label="Remove" shape="square">
        <TrashIcon />
      </IconButton>,
    ],
  },
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Add').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(button(canvasElement, 'Remove')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(button(canvasElement, 'Copy link')).toHaveFocus();
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
  },
};

/** A group of toggle buttons in the toolbar shares its arrow keys. */
export const WithAChoice: Story = {
  tags: ['rtl'],
  args: {
    children: [
      <ToggleButtonGroup key="view" aria-label="View" defaultSelectedKeys={['covers']} disallowEmptySelection>
        <ToggleButton id="covers">Covers</ToggleButton>
        <ToggleButton id="list">List</ToggleButton>
      </ToggleButtonGroup>,
      <ToolbarSeparator key="line" />,
      <IconButton key="remove" aria-label="Remove" shape="square">
        <TrashIcon />
      </IconButton>,
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('radio', { name: 'Covers' }).focus();
    await userEvent.keyboard(arrow('end'));
    await expect(within(canvasElement).getByRole('radio', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard(arrow('end'));
    await expect(button(canvasElement, 'Remove')).toHaveFocus();
  },
};

export const LongText: Story = {
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 200 }}>
      <Toolbar {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
