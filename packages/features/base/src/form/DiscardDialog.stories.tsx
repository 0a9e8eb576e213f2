import { InApp } from '@segno/testing';
import { Button, DialogTrigger } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import DiscardDialog from './DiscardDialog.tsx';

const meta = {
  title: 'shell/DiscardDialog',
  component: DiscardDialog,
  args: { onDiscard: fn() },
  render: (args) => (
    <InApp>
      <DialogTrigger>
        <Button>Other page</Button>
        <DiscardDialog {...args} />
      </DialogTrigger>
    </InApp>
  ),
} satisfies Meta<typeof DiscardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FORM-8: it is answered by keyboard. Escape keeps the values, and the focus returns. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    const trigger = canvas.getByRole('button', { name: 'Other page' });
    const open = async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      return within(dialog);
    };
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onDiscard).not.toHaveBeenCalled();
    const dialog = await open();
    const discard = dialog.getByRole('button', { name: 'Discard' });
    for (let tabs = 0; tabs < 3 && document.activeElement !== discard; tabs += 1) await userEvent.tab();
    await expect(discard).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
