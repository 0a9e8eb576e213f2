import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { answerDialog } from '../test/test.ts';
import { measures } from '../theme/measures.ts';
import { AlertDialog } from './AlertDialog.tsx';

const onAction = fn<() => Promise<void>>();

const meta = {
  title: 'ui/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Delete “Late kitchen”?',
    children: 'It is gone for everyone who follows it, and cannot be brought back.',
    actionLabel: 'Delete',
    tone: 'danger',
    onAction,
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Delete playlist</Button>
      <AlertDialog {...args} />
    </DialogTrigger>
  ),
  beforeEach: () => {
    onAction.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete playlist' }));
  return screen.findByRole('alertdialog');
};
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step(
      'the question is the accessible name, and the cancel button has the initial focus',
      async () => {
        const dialog = await ask(canvasElement);
        await expect(dialog).toHaveAccessibleName('Delete “Late kitchen”?');
        await expect(dialog).toHaveAccessibleDescription(
          'It is gone for everyone who follows it, and cannot be brought back.',
        );
        await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
        await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(measures.dialogWidth.sm);
      },
    );
    await step('Tab cycles between the two buttons', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    });
    await step('Escape cancels and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(onAction).not.toHaveBeenCalled();
      await waitFor(() =>
        expect(within(canvasElement).getByRole('button', { name: 'Delete playlist' })).toHaveFocus(),
      );
    });
    await step('the action runs and the dialog closes', async () => {
      await ask(canvasElement);
      await answerDialog(userEvent, 'Delete');
      await expect(onAction).toHaveBeenCalledTimes(1);
    });
    await step('Enter and Space press the focused button', async () => {
      await ask(canvasElement);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(onAction).toHaveBeenCalledTimes(1);
      await ask(canvasElement);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await gone();
      await expect(onAction).toHaveBeenCalledTimes(2);
    });
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md'] as const;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      {sizes.map((size) => (
        <DialogTrigger key={size}>
          <Button>{size}</Button>
          <AlertDialog {...args} size={size} />
        </DialogTrigger>
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    for (const size of sizes)
      await step(`SIZE-1 ${size} is ${measures.dialogWidth[size]} px wide`, async () => {
        await userEvent.click(within(canvasElement).getByRole('button', { name: size }));
        const dialog = await screen.findByRole('alertdialog');
        await expect(dialog.parentElement!.offsetWidth).toBe(measures.dialogWidth[size]);
        await expectFocusIn(dialog);
        await userEvent.keyboard('{Escape}');
        await gone();
      });
  },
};

/** With a condition that must be met first. */
export const ActionDisabled: Story = {
  args: { isOpen: true, isActionDisabled: true, children: 'Type the name of the playlist to delete it.' },
  render: (args) => <AlertDialog {...args} />,
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** The dialog is pending while the action runs, and stays open if the action fails. */
export const WaitsForTheAction: Story = {
  play: async ({ canvasElement, step }) => {
    let fail = () => {};
    onAction.mockImplementation(
      () => new Promise((_, reject) => (fail = () => reject(new Error('The server said no')))),
    );
    const dialog = await ask(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await step('while pending, Escape and a second press do nothing', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true'),
      );
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      await expect(dialog).toBeInTheDocument();
      await expect(onAction).toHaveBeenCalledTimes(1);
    });
    await step('after a failure the action can be retried', async () => {
      fail();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
      onAction.mockResolvedValue(undefined);
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      await gone();
      await expect(onAction).toHaveBeenCalledTimes(2);
    });
  },
};

export const Open: Story = { args: { isOpen: true }, render: (args) => <AlertDialog {...args} /> };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    isOpen: true,
    title: longText,
    children: longText,
    actionLabel: 'Delete it and everything that was ever in it',
    cancelLabel: 'Keep it, and everything in it, as it is',
  },
  render: (args) => <AlertDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expectToFit(dialog));
    for (const button of within(dialog).getAllByRole('button')) await expectToFit(button);
  },
};
