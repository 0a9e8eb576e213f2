import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, PlayIcon, ShuffleIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const shuffled = fn();

const meta = {
  title: 'ui/Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    'aria-label': 'Playlist',
    children: [
      <Button key="play" tone="accent" startIcon={<PlayIcon />}>
        Play
      </Button>,
      <Button key="shuffle" startIcon={<ShuffleIcon />} onPress={shuffled}>
        Shuffle
      </Button>,
      <Button key="share">Share</Button>,
    ],
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const edges = (element: Element) => {
  const { top, left, right } = element.getBoundingClientRect();
  return { top: Math.round(top), left: Math.round(left), right: Math.round(right) };
};

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Playlist' });
    const buttons = within(group).getAllByRole('button');
    await step('the buttons are in a row', async () => {
      await expect(new Set(buttons.map((button) => edges(button).top)).size).toBe(1);
    });
    await step('Tab moves from button to button', async () => {
      for (const button of buttons) {
        await userEvent.tab();
        await expect(button).toHaveFocus();
      }
      await userEvent.tab({ shift: true });
      await expect(buttons[1]).toHaveFocus();
    });
    await step('Enter and Space press the focused button', async () => {
      shuffled.mockClear();
      await userEvent.keyboard('{Enter} ');
      await expect(shuffled).toHaveBeenCalledTimes(2);
    });
  },
};

const row = (
  <>
    <Button>Day</Button>
    <Button>Week</Button>
    <Button>Month</Button>
  </>
);

/** As in the footer of a dialog: the main button is last. */
export const AtTheEnd: Story = {
  tags: ['rtl'],
  args: { align: 'end', style: { inlineSize: '100%' } },
  render: (args) => (
    <div data-testid="room">
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const room = edges(within(canvasElement).getByTestId('room'));
    const share = edges(within(canvasElement).getByRole('button', { name: 'Share' }));
    if (document.documentElement.dir === 'rtl') await expect(share.left).toBe(room.left);
    else await expect(share.right).toBe(room.right);
  },
};

/** One shape: no gap, and round corners only at its ends. */
export const Joined: Story = {
  render: () => (
    <Stack align="start">
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <ButtonGroup key={variant} variant="joined" aria-label={variant}>
          <Button variant={variant} startIcon={<PlayIcon />}>
            Play
          </Button>
          <Button variant={variant}>Shuffle</Button>
          <IconButton variant={variant} shape="square" aria-label={`More ways to play, ${variant}`}>
            <ChevronDownIcon />
          </IconButton>
        </ButtonGroup>
      ))}
      <ButtonGroup variant="joined" aria-label="accent">
        <Button tone="accent">Save</Button>
        <CopyButton value="https://segno.example" tone="accent" variant="solid" shape="square" />
      </ButtonGroup>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const group of within(canvasElement).getAllByRole('group')) {
      const buttons = within(group)
        .getAllByRole('button')
        .map(edges)
        .toSorted((a, b) => a.left - b.left);
      for (const [index, button] of buttons.slice(1).entries())
        await expect(button.left).toBe(buttons[index]!.right);
    }
    const [first] = within(canvasElement).getAllByRole('button');
    const { borderStartStartRadius, borderStartEndRadius } = getComputedStyle(first!);
    await expect([borderStartStartRadius, borderStartEndRadius]).toEqual(['8px', '0px']);
  },
};

export const Vertical: Story = { args: { orientation: 'vertical', variant: 'joined', children: row } };

export const Sizes: Story = {
  render: () => (
    <Stack align="start">
      {(['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <ButtonGroup key={size} variant="joined" aria-label={size}>
          <Button size={size}>Day</Button>
          <Button size={size}>Week</Button>
        </ButtonGroup>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

const saved = fn();

/** The pressed button is pending, and no button can be pressed. */
export const Pending: Story = {
  beforeEach: () => void saved.mockClear(),
  render: function Render() {
    const [isPending, setPending] = useState(false);
    const save = (how: string) => {
      saved(how);
      setPending(true);
    };
    return (
      <Stack align="start">
        <ButtonGroup variant="joined" aria-label="Save" isPending={isPending}>
          <Button onPress={() => save('draft')}>Save draft</Button>
          <Button tone="accent" onPress={() => save('publish')}>
            Publish
          </Button>
          <IconButton
            variant="solid"
            tone="accent"
            shape="square"
            aria-label="More ways to save"
            onPress={() => save('more')}
          >
            <ChevronDownIcon />
          </IconButton>
        </ButtonGroup>
        <Button onPress={() => setPending(false)}>Answer</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, step }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    const publish = button('Publish');
    const { width } = publish.getBoundingClientRect();
    await step('the pressed button is pending and keeps its focus and width', async () => {
      await userEvent.click(publish);
      await expect(publish).toHaveAccessibleDescription('Loading');
      await waitFor(() => expect(publish.querySelector('[data-hidden]')).not.toBeNull());
      await expect(canvasElement.querySelectorAll('[data-hidden]')).toHaveLength(1);
      await expect(publish).toHaveFocus();
      await expect(publish.getBoundingClientRect().width).toBe(width);
    });
    await step('no button can be pressed', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button('Save draft'));
      await userEvent.click(button('More ways to save'));
      await expect(saved).toHaveBeenCalledTimes(1);
      await expect(button('Save draft')).toHaveAttribute('aria-disabled', 'true');
      await expect(button('Save draft')).not.toHaveAccessibleDescription();
    });
    await step('afterwards the buttons can be pressed again', async () => {
      await userEvent.click(button('Answer'));
      await waitFor(() => expect(canvasElement.querySelector('[data-hidden]')).toBeNull());
      await userEvent.click(button('More ways to save'));
      await expect(saved).toHaveBeenLastCalledWith('more');
      await expect(button('More ways to save')).toHaveAccessibleDescription('Loading');
      await expect(publish).not.toHaveAccessibleDescription();
    });
    await userEvent.click(button('Answer'));
  },
};

/** A row that does not fit becomes a column. When it fits again it becomes a row. */
export const LongText: Story = {
  args: {
    variant: 'joined',
    children: [
      <Button key="a">Add to a playlist that everyone can see</Button>,
      <Button key="b">Save to your library for later</Button>,
    ],
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 300 }}>
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const group = within(canvasElement).getByRole('group');
    const room = within(canvasElement).getByTestId('room');
    await step('in a narrow container it is a column', () =>
      waitFor(() => expect(group).toHaveAttribute('data-orientation', 'vertical')),
    );
    await step('in a wide container it is a row', async () => {
      room.style.inlineSize = '900px';
      await waitFor(() => expect(group).toHaveAttribute('data-orientation', 'horizontal'));
    });
    room.style.inlineSize = '300px';
    await waitFor(() => expect(group).toHaveAttribute('data-orientation', 'vertical'));
  },
};
