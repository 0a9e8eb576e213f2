import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'ui/Navigation/Link',
  component: Link,
  args: { href: '#album', children: 'Halcyon Weather' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack align="start">
      <Link {...args} />
      <Link {...args} tone="neutral" />
      <Link {...args} tone="muted" />
      <Link {...args} tone="accent" />
    </Stack>
  ),
};

export const InText: Story = {
  render: () => (
    <Text as="p">
      You can listen to it in{' '}
      <Link href="#album" underline="always" tone="accent">
        Halcyon Weather
      </Link>
      , their second album.
    </Text>
  ),
};

/** An application’s router handles the click at the document; `onPress` is called in addition. */
export const Followed: Story = {
  args: { onPress: fn() },
  play: async ({ canvasElement, args, step }) => {
    const follow = fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow, { once: true });
    const link = within(canvasElement).getByRole('link');
    await step('by mouse', async () => {
      await userEvent.click(link);
      await expect(follow).toHaveBeenCalledTimes(1);
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
    await step('by keyboard', async () => {
      document.addEventListener('click', follow, { once: true });
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalledTimes(2);
    });
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, onPress: fn() },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { truncate: true, children: 'The Long and Winding Ballad of the Lighthouse Keeper’s Only Daughter' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
    await expect(link.title).toContain('Only Daughter');
  },
};
