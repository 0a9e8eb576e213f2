import { ApiError } from '@segno/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { resetPasswordPage } from './resetPasswordPage.ts';

// The screen reads no data, so it has no loading and empty states.
const meta = {
  title: 'account/ResetPasswordScreen',
  component: AccountScreen,
  args: {
    page: resetPasswordPage,
    address: '/password/reset/abc?email=noor%40segno.example',
    send: fn(async () => ({ message: 'Your password has been reset!' })),
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof AccountScreen>;

/** AUTH-6: the address of the link is filled in. The journey `sign-in` sets the password. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('noor@segno.example');
    for (const name of [/^New password/, /^Confirm password/]) {
      await expect(canvas.getByLabelText(name, { selector: 'input' })).toHaveAttribute(
        'autocomplete',
        'new-password',
      );
    }
  },
};

/** AUTH-6: a link that has expired offers another one and keeps the address. */
export const Expired: Story = {
  args: {
    send: fn(async () => {
      throw new ApiError({
        status: 422,
        code: 'invalid_token',
        message: 'Expired',
        fields: { email: 'Expired' },
      });
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'quiet harbour 7');
    await userEvent.type(
      canvas.getByLabelText(/^Confirm password/, { selector: 'input' }),
      'quiet harbour 7',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    const again = await canvas.findByRole('link', { name: 'Send another link' });
    await expect(again).toHaveAttribute('href', '/forgot-password?email=noor%40segno.example');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
