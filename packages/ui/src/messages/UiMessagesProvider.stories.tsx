import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { UiMessagesProvider } from './UiMessagesProvider.tsx';

const people = ['Ines Varga', 'Tomo Ashby', 'Lior Sand', 'Adaeze Okafor', 'Mette Lund', 'Ravi Nair'].map(
  (name) => ({ name }),
);

const german = {
  close: 'Schließen',
  others: '[one :count weitere Person|other :count weitere]',
  showPassword: 'Passwort zeigen',
};

const meta = {
  title: 'ui/Providers/UiMessagesProvider',
  component: UiMessagesProvider,
  args: {
    messages: german,
    children: (
      <Stack align="start">
        <DialogTrigger>
          <Button>Mitwirkende</Button>
          <Dialog title="Mitwirkende">
            <AvatarGroup aria-label="Mitwirkende" people={people} />
          </Dialog>
        </DialogTrigger>
        <PasswordField label="Passwort" />
      </Stack>
    ),
  },
} satisfies Meta<typeof UiMessagesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step('a control has its messages in the language', () =>
      expect(within(canvasElement).getByRole('button', { name: 'Passwort zeigen' })).toBeVisible(),
    );
    await step('an overlay in a portal has them too, with its placeholders replaced', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mitwirkende' }));
      const dialog = await screen.findByRole('dialog', { name: 'Mitwirkende' });
      await waitFor(() => expect(within(dialog).getByRole('img', { name: '2 weitere' })).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A missing message is in English. */
export const Incomplete: Story = {
  args: { messages: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

/** A nested provider replaces only the messages that it has. */
export const Nested: Story = {
  args: {
    children: (
      <UiMessagesProvider messages={{ others: 'und :count mehr' }}>
        <Stack align="start">
          <AvatarGroup aria-label="Mitwirkende" people={people} />
          <PasswordField label="Passwort" />
        </Stack>
      </UiMessagesProvider>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'und 2 mehr' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passwort zeigen' })).toBeVisible();
  },
};
