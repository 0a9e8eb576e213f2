import { ApiError } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { asListener } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

// The screen reads no data, so it has no loading and empty states.
const meta = {
  title: 'account/RegisterScreen',
  component: AccountScreen,
  args: {
    screen: RegisterScreen,
    address: '/register',
    send: fn(async () => ({ bootstrapData: asListener(), status: 'success' })),
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof AccountScreen>;

const page = () => within(document.body);
const email = () => page().getByRole('textbox', { name: /^Email/ });
const password = () => page().getByLabelText(/^Password/, { selector: 'input' });
const confirmation = () => page().getByLabelText(/^Confirm password/, { selector: 'input' });
const submit = () => page().getByRole('button', { name: /^Create account/ });

/** AUTH-3: an account is created with an address and a repeated password. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create a new account' })).toBeVisible();
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth lantern');
    await userEvent.type(confirmation(), 'velvet moth lantern{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith('auth/register', {
      method: 'POST',
      body: expect.objectContaining({
        email: 'noor@segno.example',
        password: 'velvet moth lantern',
        policies: [],
      }),
    });
  },
};

/** FORM-2: the repetition must be the same. */
export const DifferentPasswords: Story = {
  async play({ args }) {
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth lantern');
    await userEvent.type(confirmation(), 'velvet moth');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(confirmation()).toHaveAccessibleDescription('The passwords are not the same.'),
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};

const label = 'terms of service, the privacy policy and the rules of the Quiet Harbour Listening Society';

/** AUTH-4: every policy must be accepted, before anything is sent. */
export const Policies: Story = {
  args: {
    startup: {
      ...sampleStartup,
      settings: { registration: { policies: [{ id: 3, label, href: '/pages/terms' }] } },
    },
  },
  async play({ canvas, args, step }) {
    const policy = canvas.getByRole('checkbox', { name: /terms of service/ });
    await step('its text is linked', async () => {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', '/pages/terms');
    });
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth lantern');
    await userEvent.type(confirmation(), 'velvet moth lantern{Enter}');
    await waitFor(() => expect(policy).toHaveAccessibleDescription('Accept this to continue.'));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(policy);
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('auth/register', {
        method: 'POST',
        body: expect.objectContaining({ policies: [3] }),
      }),
    );
  },
};

/** FORM-1: an error of the server keeps everything that was typed. */
export const AddressInUse: Story = {
  args: {
    send: async () => {
      const message = 'This email address has an account.';
      throw new ApiError({ status: 422, code: 'invalid', message, fields: { email: message } });
    },
  },
  async play() {
    await userEvent.type(email(), 'noor@segno.example');
    await userEvent.type(password(), 'velvet moth lantern');
    await userEvent.type(confirmation(), 'velvet moth lantern{Enter}');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This email address has an account.'));
    await expect(email()).toHaveFocus();
    await expect(password()).toHaveValue('velvet moth lantern');
  },
};

/** AUTH-3: an invitation names the team and locks the address. */
export const Invitation: Story = {
  args: { address: '/register?email=noor%40segno.example&invite_id=7&invite_type=workspace' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
    await expect(email()).toHaveValue('noor@segno.example');
    await expect(email()).toHaveAttribute('readonly');
  },
};

export const FromPricing: Story = {
  args: { address: '/register?redirectFrom=pricing' },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { level: 1, name: "First, let's create your account" }),
    ).toBeVisible();
  },
};

export const PoliciesOnAPhone: Story = {
  args: Policies.args,
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
