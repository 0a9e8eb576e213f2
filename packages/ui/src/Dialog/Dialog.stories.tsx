import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { measures } from '../theme/measures.ts';
import { Dialog, type DialogSize } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

const onSave = fn();

const meta: Meta<typeof Dialog> = {
  title: 'ui/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Rename playlist',
    children: <TextField label="Name" isRequired defaultValue="Late kitchen" />,
    footer: ({ close }) => (
      <>
        <Button variant="ghost" onPress={close}>
          Cancel
        </Button>
        <Button
          tone="accent"
          onPress={() => {
            onSave();
            close();
          }}
        >
          Save
        </Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  beforeEach: () => void onSave.mockClear(),
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog');
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    const dialog = await openDialog(canvasElement);
    await step('its title is its accessible name, and it gets the focus', async () => {
      await expect(dialog).toHaveAccessibleName('Rename playlist');
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Tab cycles within it', async () => {
      for (let stop = 0; stop < 6; stop++) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
      for (let stop = 0; stop < 6; stop++) {
        await userEvent.tab({ shift: true });
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a button in the footer can close it', async () => {
      await openDialog(canvasElement);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(onSave).toHaveBeenCalledTimes(1);
      await gone();
    });
  },
};

export const Open: Story = {
  args: { isOpen: true },
  render: (args) => <Dialog {...args} />,
};

/** Only a button in the footer closes it. */
export const Question: Story = {
  args: {
    role: 'alertdialog',
    size: 'sm',
    isDismissable: false,
    title: 'Delete “Late kitchen”?',
    children: 'It is gone for everyone who follows it.',
    footer: ({ close }) => (
      <>
        <Button variant="ghost" onPress={close}>
          Keep it
        </Button>
        <Button tone="danger" onPress={close}>
          Delete
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await expectFocusIn(await screen.findByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Terms of an agreement with a title that goes on for longer than one line of any dialog can hold',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            {index + 1}. The parties to this agreement understand that music is to be played, and that it is
            played again when it was good.
          </Text>
        ))}
      </Stack>
    ),
    footer: <Button tone="accent">Agree</Button>,
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('the body scrolls, with keys too, and the footer stays in view', async () => {
      const footer = screen.getByRole('button', { name: 'Agree' }).getBoundingClientRect();
      await expect(footer.bottom).toBeLessThanOrEqual(window.innerHeight);
      await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull());
    });
  },
};

const sizes = Object.keys(measures.dialogWidth) as DialogSize[];

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {sizes.map((size) => (
        <DialogTrigger key={size}>
          <Button>{size}</Button>
          <Dialog size={size} title={`Size ${size}`}>
            {measures.dialogWidth[size]} px
          </Dialog>
        </DialogTrigger>
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    for (const size of sizes)
      await step(`SIZE-1 ${size} is ${measures.dialogWidth[size]} px wide`, async () => {
        await userEvent.click(within(canvasElement).getByRole('button', { name: size }));
        const dialog = await screen.findByRole('dialog', { name: `Size ${size}` });
        const room = window.innerWidth - 2 * measures.overlayPadding;
        // offsetWidth is not affected by the opening animation.
        await expect(dialog.parentElement!.offsetWidth).toBe(Math.min(measures.dialogWidth[size], room));
        await userEvent.keyboard('{Escape}');
        await gone();
      });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const dialog = await openDialog(canvasElement);
    await step('on a phone it is as wide and high as the viewport', async () => {
      await expect(dialog.parentElement!.offsetWidth).toBe(window.innerWidth);
      await expect(dialog.parentElement!.offsetHeight).toBe(window.innerHeight);
    });
  },
};

export const PhoneQuestion: Story = {
  args: { ...Question.args, isOpen: true },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Dialog {...args} />,
};

/** `mayClose` keeps a dialog with unsaved values open, whichever way it is closed. */
export const AsksBeforeClosing: Story = {
  args: { mayClose: fn(() => Promise.resolve(false)) },
  async play({ canvasElement, args: { mayClose } }) {
    const dialog = await openDialog(canvasElement);
    await expectFocusIn(dialog);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(mayClose).toHaveBeenCalledTimes(3);
    await expect(dialog).toBeVisible();
    mocked(mayClose!).mockResolvedValue(true);
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
