import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { Theme } from '../theme/theme.ts';
import { ThemeProvider, useTheme } from './ThemeProvider.tsx';

const forest: Theme = {
  base: 'dark',
  values: {
    'color.background': '#0d1512',
    'color.accent.fill': '#4fd08b',
    'color.accent.hover': '#6adb9f',
    'color.accent.pressed': '#3cc07a',
    'color.accent.text': '#03170c',
    'color.accent.ink': '#63d699',
    'radius.control': '20px',
  },
};

const sample = (
  <Box padding="lg">
    <Stack align="start">
      <Inline wrap>
        <Button tone="accent">Play all</Button>
        <Button>Shuffle</Button>
        <Chip tone="accent">New</Chip>
      </Inline>
      <Text>Songs for the last train home</Text>
      <Text tone="muted">12 songs, 48 minutes</Text>
    </Stack>
  </Box>
);

const meta = {
  title: 'ui/Providers/ThemeProvider',
  component: ThemeProvider,
  args: { theme: forest, children: sample },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Play all' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(79, 208, 139)'));
  },
};

/** An inner provider with a base does not inherit the outer values; without a base it does. */
export const Nested: Story = {
  args: {
    children: (
      <Stack space="none">
        {sample}
        <ThemeProvider theme={{ values: { 'radius.control': '2px' } }}>{sample}</ThemeProvider>
        <ThemeProvider theme={{ base: 'light' }}>{sample}</ThemeProvider>
      </Stack>
    ),
  },
};

export const Overlays: Story = {
  args: {
    children: (
      <Box padding="lg">
        <PopoverTrigger>
          <Button>More</Button>
          <Popover>
            <Button tone="accent">Follow</Button>
          </Popover>
        </PopoverTrigger>
      </Box>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const button = await screen.findByRole('button', { name: 'Follow' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(79, 208, 139)'));
  },
};

const rose = {
  'color.accent.fill': '#ff7a9c',
  'color.accent.hover': '#ff94b0',
  'color.accent.pressed': '#f2668a',
  'color.accent.text': '#26030c',
} as const;

function Try() {
  const { preview } = useTheme();
  return (
    <Box padding="lg">
      <Button
        tone="accent"
        onFocusChange={(isFocused) => {
          if (!isFocused) return;
          const { undo } = preview(rose);
          document.activeElement?.addEventListener('blur', undo, { once: true });
        }}
      >
        Rose while focused
      </Button>
    </Box>
  );
}

/** A preview applies values without a render until it is undone. */
export const Preview: Story = {
  args: { children: <Try /> },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button');
    await step('the preview is visible', async () => {
      await userEvent.tab();
      await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 122, 156)'));
    });
    await step('the preview is undone', async () => {
      button.blur();
      await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(79, 208, 139)'));
    });
  },
};
