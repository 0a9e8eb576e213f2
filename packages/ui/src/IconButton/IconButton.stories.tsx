import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseIcon, HeartIcon, MoreIcon, PlayIcon, ShuffleIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { measures } from '../theme/measures.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'ui/Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'More options', children: <MoreIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More options' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The keyboard table of the ARIA button pattern. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const user = userEvent.setup();
    await user.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await step('Enter presses it on key down, Space on key up', async () => {
      await user.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledTimes(1);
      await user.keyboard('[Space>]');
      await expect(args.onPress).toHaveBeenCalledTimes(1);
      await user.keyboard('[/Space]');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
};

const tones = ['neutral', 'accent', 'danger'] as const;

export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <IconButton key={tone} tone={tone} aria-label={tone}>
          <HeartIcon />
        </IconButton>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const looks = tones.map((name) => {
      const { color, backgroundColor } = getComputedStyle(
        within(canvasElement).getByRole('button', { name }),
      );
      return `${color} on ${backgroundColor}`;
    });
    await expect(new Set(looks).size).toBe(tones.length);
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {sizes.map((size) => (
        <IconButton key={size} size={size} tone="accent" variant="solid" aria-label={`Play, ${size}`}>
          <PlayIcon />
        </IconButton>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const { width, height } = within(canvasElement)
        .getByRole('button', { name: `Play, ${size}` })
        .getBoundingClientRect();
      await expect([width, height]).toEqual([measures.inputHeight[size], measures.inputHeight[size]]);
    }
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <IconButton key={variant} variant={variant} aria-label={`Shuffle, ${variant}`}>
          <ShuffleIcon />
        </IconButton>
      ))}
      <IconButton shape="square" variant="soft" aria-label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton tone="accent" aria-label="Remove from library">
        <HeartIcon />
      </IconButton>
    </Inline>
  ),
};

export const States: Story = {
  render: ({ onPress }) => (
    <Inline>
      <IconButton aria-label="Shuffle, unavailable" variant="soft" isDisabled onPress={onPress}>
        <ShuffleIcon />
      </IconButton>
      <IconButton
        aria-label="Play, loading"
        variant="solid"
        tone="accent"
        size="lg"
        isPending
        onPress={onPress}
      >
        <PlayIcon />
      </IconButton>
    </Inline>
  ),
  play: async ({ canvasElement, args, step }) => {
    const disabled = within(canvasElement).getByRole('button', { name: 'Shuffle, unavailable' });
    const pending = within(canvasElement).getByRole('button', { name: 'Play, loading' });
    await step('neither button can be pressed', async () => {
      await userEvent.click(disabled, { pointerEventsCheck: 0 });
      await userEvent.click(pending);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
    await step(
      'Tab skips the disabled button and focuses the pending one, where keys do nothing',
      async () => {
        await expect(disabled).toBeDisabled();
        pending.blur();
        await userEvent.tab();
        await expect(pending).toHaveFocus();
        await userEvent.keyboard('{Enter} ');
        await expect(args.onPress).not.toHaveBeenCalled();
      },
    );
    await step('the pending button is exposed as pending and keeps its accessible name', async () => {
      await expect(pending).toHaveAccessibleDescription('Loading');
      await waitFor(() => expect(pending.querySelector('[data-hidden]')).not.toBeNull());
      await expect(pending).toHaveAccessibleName('Play, loading');
    });
  },
};
