import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

// The screen reads no data, so it has no loading and empty states.
const meta = {
  title: 'account/ResetPasswordScreen',
  component: AccountScreen,
  args: {
    screen: ResetPasswordScreen,
    route: '/password/reset/:token',
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
