import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { measures } from '../theme/measures.ts';
import { Tray } from './Tray.tsx';

const meta = {
  title: 'ui/Overlays/Tray',
  component: Tray,
  args: {
    title: 'Sleep timer',
    children: ({ close }) => (
      <Stack>
        <Text>The music stops after this track.</Text>
        <Button onPress={close}>Start</Button>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <DialogTrigger>
      <Button>Sleep timer</Button>
      <Tray {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Tray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const tray = await screen.findByRole('dialog', { name: 'Sleep timer' });
    await step('FLOAT-3 the tray is at most 375 px wide, at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = tray.parentElement!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
    await step('Tab and Shift+Tab stay within the tray and wrap around', async () => {
      for (let stop = 0; stop < 4; stop += 1) {
        await userEvent.tab({ shift: stop > 1 });
        await expect(tray.parentElement).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('the content can close the tray', async () => {
      await userEvent.click(within(tray).getByRole('button', { name: 'Start' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Escape closes the tray and restores the focus', async () => {
      const opener = within(canvasElement).getByRole('button');
      await userEvent.click(opener);
      await expectFocusIn(await screen.findByRole('dialog', { name: 'Sleep timer' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Open: Story = {
  args: { isOpen: true },
  render: (args) => <Tray {...args} />,
};

export const LongText: Story = {
  args: { isOpen: true, title: longText, children: () => <Text>{longText}</Text> },
  render: (args) => <Tray {...args} />,
  play: async () => expectToFit(await screen.findByRole('dialog')),
};
