import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChevronDownIcon, PlayIcon, PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'ui/Actions/Button',
  component: Button,
  args: { children: 'Create playlist', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['accent', 'neutral', 'danger'] as const;
const variants = ['solid', 'soft', 'outline', 'ghost'] as const;
const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Create playlist' });
    await step('a mouse press presses it', async () => {
      await userEvent.click(button);
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
    await step('Enter presses it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onPress).toHaveBeenCalledTimes(3);
    });
    await step('Space presses it on key up', async () => {
      const user = userEvent.setup();
      await user.keyboard('[Space>]');
      await expect(args.onPress).toHaveBeenCalledTimes(3);
      await user.keyboard('[/Space]');
      await expect(args.onPress).toHaveBeenCalledTimes(4);
    });
  },
};

export const TonesAndVariants: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant} wrap>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} variant={variant} startIcon={<PlayIcon />}>
              {tone} {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline wrap>
      {sizes.map((size) => (
        <Button key={size} size={size} tone="accent" startIcon={<PlayIcon />}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const button = within(canvasElement).getByRole('button', { name: size });
      await expect(button.getBoundingClientRect().height).toBe(measures.inputHeight[size]);
    }
  },
};

export const WithIcons: Story = {
  render: () => (
    <Inline wrap>
      <Button startIcon={<PlusIcon />}>Create playlist</Button>
      <Button endIcon={<ChevronDownIcon />} variant="outline">
        Sort by date
      </Button>
      <Button startIcon={<TrashIcon />} tone="danger" variant="soft">
        Delete
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: ({ onPress }) => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} tone="accent" variant={variant} isDisabled onPress={onPress}>
          Save
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement, args }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, tone: 'accent', children: 'Save' },
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' });
    const { width } = button.getBoundingClientRect();
    await step('it ignores presses and stays in the tab order', async () => {
      await userEvent.click(button);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Loading');
    });
    await step('it keeps its accessible name and width under the spinner', async () => {
      await waitFor(() => expect(button.querySelector('[data-hidden]')).not.toBeNull());
      await expect(button).toHaveAccessibleName('Save');
      await expect(button.getBoundingClientRect().width).toBe(width);
    });
  },
};

/** The spinner appears only when saving takes longer than half a second. */
export const PendingAfterAPress: Story = {
  render: function Render() {
    const [isPending, setPending] = useState(false);
    const save = () => {
      setPending(true);
      setTimeout(() => setPending(false), 1500);
    };
    return (
      <Button tone="accent" isPending={isPending} onPress={save}>
        Save changes
      </Button>
    );
  },
};

export const LongLabel: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Button startIcon={<PlusIcon />}>
        Add everything from this channel to the end of the current queue
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(220);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
