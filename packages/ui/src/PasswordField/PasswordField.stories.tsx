import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'ui/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('Password');

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    await step('the field hides the typed text, and a password manager can fill it in', async () => {
      await userEvent.type(field, 'velvet moth');
      await expect(args.onChange).toHaveBeenLastCalledWith('velvet moth');
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'current-password');
    });
    await step('the button shows the password, and focus and caret stay', async () => {
      field.setSelectionRange(3, 5);
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveFocus();
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
    });
    await step('a second press hides the password', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide password' }));
      await expect(field).toHaveAttribute('type', 'password');
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const field = fieldOf(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('moth');
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Show password' });
    await expect(button).toHaveFocus();
    await step('Space shows the password', async () => {
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'text');
    });
    await step('Enter hides the password, and the button keeps the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'password');
      await expect(button).toHaveFocus();
    });
  },
};

/** For a new password the strength is shown as a bar and a text, and announced when typing pauses. */
export const Strength: Story = {
  args: {
    autoComplete: 'new-password',
    showStrength: true,
    knownWords: ['Ada Lovelace'],
    description: 'At least 8 characters.',
  },
  play: async ({ canvasElement, step }) => {
    const field = fieldOf(canvasElement);
    const strengthOf = async (password: string, word: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(password);
      await expect(within(canvasElement).getByText(word)).toBeVisible();
    };
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await step('a common password is very weak, also with digits in place of letters', () =>
      strengthOf('Passw0rd1', 'Very weak'),
    );
    await step('the name of its owner is very weak', () => strengthOf('lovelace', 'Very weak'));
    await step('a short password is weak', () => strengthOf('vexjom', 'Weak'));
    await step('a longer password is fair, then good', async () => {
      await strengthOf('vexjomkuw', 'Fair');
      await strengthOf('vexjomkuwybi', 'Good');
    });
    await step('several words are strong', () => strengthOf('tulip anchor velvet moth', 'Strong'));
    await step('the strength is announced when typing pauses', () =>
      waitFor(
        () => expect(within(canvasElement).getByText('Password strength: Strong')).toBeInTheDocument(),
        {
          timeout: 3000,
        },
      ),
    );
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    await user.click(fieldOf(canvasElement));
    await user.keyboard('{CapsLock}A');
    await expect(await within(canvasElement).findByText('Caps Lock is on')).toBeVisible();
    await user.keyboard('{CapsLock}a');
    await waitFor(() => expect(within(canvasElement).queryByText('Caps Lock is on')).toBeNull());
  },
};

/** The password is hidden before the form is submitted: a browser could otherwise store it as a suggestion. */
export const InAForm: Story = {
  args: { name: 'password' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = JSON.stringify([...new FormData(event.currentTarget)]);
      }}
    >
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await userEvent.type(field, 'moth{Enter}');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', '[["password","moth"]]');
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(canvasElement.querySelector('input')).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'moth', errorMessage: 'That is not the password.', description: 'Case matters.' },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeInvalid();
    await expect(fieldOf(canvasElement)).toHaveAccessibleDescription(/That is not the password\./);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'sg_live_2f81c0', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('input')!;
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('sg_live_2f81c0');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'moth', isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { defaultValue: 'velvet moth', isPending: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(within(canvasElement).getByText('Loading')).toBeInTheDocument());
  },
};

export const LongText: Story = {
  args: {
    label:
      'The password of the account with which everybody in this workspace signs in for the very first time',
    defaultValue: 'a sentence that is so long that nobody could ever type it twice without a mistake in it',
    description:
      'It can be changed at any time, and whoever is signed in on another device is signed out there.',
    showStrength: true,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <PasswordField key={size} size={size} label={size} defaultValue="velvet moth" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(within(canvasElement).getByLabelText(size).parentElement!.getBoundingClientRect().height).toBe(
          measures.inputHeight[size],
        ),
      );
  },
};
