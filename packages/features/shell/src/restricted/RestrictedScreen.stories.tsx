import {
  ApiError,
  connectSession,
  createQueryClient,
  createStartupStore,
  type HttpClient,
} from '@segno/data';
import { sampleStartup, sampleUser } from '@segno/data/samples';
import { AlertDialog, openDialog } from '@segno/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { RestrictedScreen } from './RestrictedScreen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const settings = { ...sampleStartup.settings, require_email_confirmation: true };
const unverified = { ...sampleUser, email_verified_at: null };
const onVerified = fn();
interface StoryScreenProps {
  user: typeof sampleUser;
  send: HttpClient['send'];
  notice?: typeof sampleStartup.cookie_notice;
}

/** The page of a person whose account is restricted, with a fake backend. */
function StoryScreen({ user, send, notice = null }: StoryScreenProps) {
  const startup = {
    ...sampleStartup,
    settings,
    user,
    cookie_notice: notice,
    show_cookie_notice: notice !== null,
  };
  const [client] = useState(() => {
    const made = createQueryClient({ http: { send } });
    connectSession(made, { store: createStartupStore(startup) });
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <InShell startup={startup}>
        {user.banned_at ? <RestrictedScreen /> : <VerifyEmailScreen onVerified={onVerified} />}
      </InShell>
    </QueryClientProvider>
  );
}

// The screens read no data, so they have no loading and empty states.
const meta = {
  title: 'shell/RestrictedScreen',
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { user: unverified, send: fn(async () => ({ message: 'Done' })) },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof StoryScreen>;

const page = () => within(document.body);
const code = () => page().getByRole('textbox', { name: /^Code/ });

/** VERIFY-1 to VERIFY-4: the texts, the masked address, the code and its success. */
export const Verification: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    await expect(
      canvas.getByText('Enter the verification code we sent to no***@segno.example'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code()).toHaveAttribute('inputmode', 'numeric');
    await expect(code()).toHaveAttribute('maxlength', '6');
    await expect(code()).toHaveAttribute('placeholder', 'Enter your verification code');
    await userEvent.type(code(), '123456{Enter}');
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith('validate-email-verification-otp', {
      method: 'POST',
      body: { code: '123456' },
    });
  },
  beforeEach: () => void onVerified.mockClear(),
};

/** VERIFY-3: what the server says is under the field, and the typed code stays. */
export const WrongCode: Story = {
  args: {
    send: async () => {
      throw new ApiError({
        status: 422,
        code: 'wrong_code',
        message: 'The code is not right.',
        fields: { code: 'The code is not right.' },
      });
    },
  },
  async play() {
    await userEvent.type(code(), '000000{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription('The code is not right.'));
    await expect(code()).toHaveValue('000000');
    await expect(code()).toHaveFocus();
  },
};

/** VERIFY-4: a toast confirms the resend, and while it is pending the button ignores presses. */
export const Resend: Story = {
  args: { send: fn(() => new Promise((resolve) => setTimeout(resolve, 100, { message: 'Email sent' }))) },
  async play({ canvas, args }) {
    const resend = canvas.getByRole('button', { name: /request a resend/ });
    await userEvent.click(resend);
    await userEvent.click(resend);
    await waitFor(() => expect(page().getByText('Email sent')).toBeVisible(), { timeout: 5000 });
    await expect(args.send).toHaveBeenCalledWith('resend-email-verification', { method: 'POST' });
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

/** VERIFY-4: without a known address nothing can be sent. */
export const WithoutAddress: Story = {
  args: { user: { ...unverified, email: '' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Enter the verification code we sent to **********')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'request a resend' })).toBeDisabled();
  },
};

export const LongAddressOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    user: { ...unverified, email: `${'recordings.of.slow.water.'.repeat(4)}@${'harbour.'.repeat(8)}example` },
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** VERIFY-5: the texts, and the way out. */
export const Suspended: Story = {
  args: {
    user: { ...sampleUser, banned_at: '2026-02-01T00:00:00.000Z' },
    send: fn(async () => ({ bootstrapData: sampleStartup })),
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
    await expect(
      canvas.getByText(
        "You can't open Segno because your account is suspended. Contact the Admin to re-activate your account.",
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith('auth/logout', { method: 'POST' }));
  },
};

/** STARTUP-3: the cookie notice, and the host of dialogs for the error viewer. */
export const WithNotice: Story = {
  args: { notice: { position: 'bottom', message: 'Segno uses cookies.', button: 'OK' } },
  async play() {
    // The code of both is loaded on demand.
    const patience = { timeout: 10_000 };
    await expect(await page().findByRole('region', { name: 'Cookies' }, patience)).toBeVisible();
    void openDialog(() => <AlertDialog title="A dialog" actionLabel="Close" />);
    const dialog = await page().findByRole('alertdialog', {}, patience);
    // Until the focus is inside, the dialog is still being opened.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
  },
};
