import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const message = 'If this address has an account, we have sent a link to it.';

// The screen reads no data, so it has no loading and empty states.
const meta = {
  title: 'account/ForgotPasswordScreen',
  component: AccountScreen,
  args: { screen: ForgotPasswordScreen, address: '/forgot-password', send: fn(async () => ({ message })) },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof AccountScreen>;

const email = () => within(document.body).getByRole('textbox', { name: /^Email/ });

/** AUTH-5: the answer is announced, and does not tell whether the address is known. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await userEvent.type(email(), 'noor@segno.example{Enter}');
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(message);
    await expect(args.send).toHaveBeenCalledWith('auth/forgot-password', {
      method: 'POST',
      body: { email: 'noor@segno.example' },
    });
  },
};

/** AUTH-5: an address in the query is filled in and locked. */
export const GivenAddress: Story = {
  args: { address: '/forgot-password?email=noor%40segno.example' },
  async play({ canvas }) {
    await expect(email()).toHaveValue('noor@segno.example');
    await expect(email()).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(message)).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { address: '/forgot-password' },
  async play({ canvas }) {
    await userEvent.type(email(), 'noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Enter an email address such as name@example.com.')).toBeVisible();
    await expect(email()).toHaveValue('noor');
  },
};
