import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CloseIcon, HeartIcon, MoreIcon, PlayIcon, ShuffleIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { measures } from '../theme/measures.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'ui/IconButton',
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
  render: () => (
    <Inline>
      <IconButton aria-label="Shuffle, unavailable" variant="soft" isDisabled>
        <ShuffleIcon />
      </IconButton>
      <IconButton aria-label="Play, loading" variant="solid" tone="accent" size="lg" isPending>
        <PlayIcon />
      </IconButton>
    </Inline>
  ),
};
