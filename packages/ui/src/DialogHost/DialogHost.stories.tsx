import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DialogHost } from './DialogHost.tsx';
import { openDialog } from './dialogStack.ts';

function Ask() {
  const [answer, setAnswer] = useState('nothing yet');
  const ask = async () => {
    const result = await openDialog<string>(({ close }) => (
      <Dialog
        size="xs"
        title="Clear the queue?"
        footer={
          <Button tone="accent" onPress={() => close('cleared')}>
            Clear
          </Button>
        }
      >
        What is playing goes on.
      </Dialog>
    ));
    setAnswer(result ?? 'dismissed');
  };
  return (
    <Stack align="start">
      <Button onPress={() => void ask()}>Clear queue</Button>
      <Text>The answer: {answer}</Text>
      <DialogHost />
    </Stack>
  );
}

const meta = { title: 'ui/DialogHost', component: DialogHost, render: () => <Ask /> } satisfies Meta<
  typeof DialogHost
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'Clear queue' });
    await step('the one who opened it is given the result', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(screen.getByText('The answer: cleared')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('or nothing when it is dismissed, and the focus goes back', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Clear the queue?' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByText('The answer: dismissed')).toBeVisible());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
