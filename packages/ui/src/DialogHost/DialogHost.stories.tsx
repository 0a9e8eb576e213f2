import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
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

const meta = { title: 'ui/Overlays/DialogHost', component: DialogHost, render: () => <Ask /> } satisfies Meta<
  typeof DialogHost
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'Clear queue' });
    await step('the promise resolves to the result', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(screen.getByText('The answer: cleared')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('it resolves to undefined when dismissed, and the focus returns', async () => {
      await userEvent.click(opener);
      await expectFocusIn(await screen.findByRole('dialog', { name: 'Clear the queue?' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByText('The answer: dismissed')).toBeVisible());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** One dialog opens another, which is above it. */
export const Stacked: Story = {
  render: function Render() {
    const [answers, setAnswers] = useState<readonly string[]>([]);
    const rename = () =>
      openDialog<string>(({ close }) => (
        <Dialog title="Name it" footer={<Button onPress={() => close('Rain on the tram')}>Save</Button>}>
          A playlist needs a name.
        </Dialog>
      ));
    const create = async () => {
      const result = await openDialog<string>(({ close }) => (
        <Dialog
          title="New playlist"
          footer={
            <Button tone="accent" onPress={() => void rename().then((name) => name && close(name))}>
              Choose a name
            </Button>
          }
        >
          It begins empty.
        </Dialog>
      ));
      setAnswers((old) => [...old, result ?? 'dismissed']);
    };
    return (
      <Stack align="start">
        <Button onPress={() => void create()}>New playlist</Button>
        <Text>Answers: {answers.join(', ')}</Text>
        <DialogHost />
      </Stack>
    );
  },
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'New playlist' });
    const open = async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Choose a name' }));
      await expectFocusIn(await screen.findByRole('dialog', { name: 'Name it' }));
    };
    await step('Escape closes the newest and keeps the one below', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Name it' })).toBeNull());
      await expect(screen.getByRole('dialog', { name: 'New playlist' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a name' })).toHaveFocus());
    });
    await step('a second Escape closes that too', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByText('Answers: dismissed')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the result of the newest may close the one below', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(screen.getByText('Answers: dismissed, Rain on the tram')).toBeInTheDocument(),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const LongText: Story = {
  render: () => {
    const ask = () =>
      openDialog(({ close }) => (
        <Dialog size="xs" title={longText} footer={<Button onPress={() => close()}>Done</Button>}>
          {longText}
        </Dialog>
      ));
    return (
      <>
        <Button onPress={() => void ask()}>Ask</Button>
        <DialogHost />
      </>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog', { name: longText });
    await waitFor(() => expectToFit(dialog));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
