import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { HeartIcon, RepeatIcon, ShuffleIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'ui/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Shuffle', startIcon: <ShuffleIcon />, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
const variants = ['solid', 'soft', 'outline', 'ghost'] as const;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Shuffle', pressed: false });
    await step('a press turns it on', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('Enter and Space toggle the button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
};

export const TonesAndVariants: Story = {
  render: () => (
    <Stack>
      {(['neutral', 'accent'] as const).map((tone) => (
        <Stack key={tone} space="xs">
          {[false, true].map((isSelected) => (
            <Inline key={String(isSelected)} wrap>
              {variants.map((variant) => (
                <ToggleButton key={variant} tone={tone} variant={variant} defaultSelected={isSelected}>
                  {tone} {variant}
                </ToggleButton>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline wrap>
      {sizes.map((size) => (
        <ToggleButton key={size} size={size} defaultSelected>
          {size}
        </ToggleButton>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(within(canvasElement).getByRole('button', { name: size }).getBoundingClientRect().height).toBe(
          measures.inputHeight[size],
        ),
      );
  },
};

export const IconOnly: Story = {
  render: () => (
    <Inline wrap>
      {sizes.map((size) => (
        <ToggleButton key={size} size={size} isIconOnly tone="accent" aria-label={size} defaultSelected>
          <HeartIcon />
        </ToggleButton>
      ))}
      <ToggleButton isIconOnly variant="ghost" aria-label="Repeat">
        <RepeatIcon />
      </ToggleButton>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const { width, height } = within(canvasElement)
        .getByRole('button', { name: size })
        .getBoundingClientRect();
      await expect([width, height]).toEqual([measures.inputHeight[size], measures.inputHeight[size]]);
    }
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <ToggleButton isDisabled>Shuffle</ToggleButton>
      <ToggleButton isDisabled defaultSelected>
        Repeat
      </ToggleButton>
      <ToggleButton isDisabled defaultSelected tone="accent">
        Crossfade
      </ToggleButton>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Shuffle' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Pending: Story = {
  args: { isPending: true, defaultSelected: true },
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Shuffle' });
    const { width } = button.getBoundingClientRect();
    await step('it ignores presses and stays in the tab order', async () => {
      await userEvent.click(button);
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Loading');
    });
    await step('it keeps its name and width under the spinner', async () => {
      await waitFor(() => expect(button.querySelector('[data-hidden]')).not.toBeNull());
      await expect(button).toHaveAccessibleName('Shuffle');
      await expect(button.getBoundingClientRect().width).toBe(width);
    });
  },
};

export const LongText: Story = {
  args: { children: 'Play the tracks of everything that I follow in an order that nobody can foresee' },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 220 }}>
      <ToggleButton {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
