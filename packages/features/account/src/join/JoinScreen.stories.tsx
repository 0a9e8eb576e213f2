import { ApiError } from '@segno/data';
import { sampleUser, sampleWorkspaces } from '@segno/data/samples';
import { asGuest, asListener } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { JoinLoginScreen, JoinRegisterScreen } from './JoinScreen.tsx';

const person = asListener();
const query = `invite_id=secret&email=${encodeURIComponent(sampleUser.email)}`;

const answers = async (path: string) => {
  if (path.startsWith('workspace/join/')) return { workspace: sampleWorkspaces[0] };
  if (path === 'auth/logout') return { bootstrapData: asGuest };
  return { bootstrapData: person, status: 'success' };
};

// The screens read no data, so they have no loading and empty states.
const meta = {
  title: 'account/JoinScreen',
  component: AccountScreen,
  args: { screen: JoinRegisterScreen, address: `/workspace/join/register?${query}`, send: fn(answers) },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof AccountScreen>;

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });

// A press takes the focus away from the field first: user-event cannot handle a focused field that is removed.
const logIn = () => userEvent.click(screen.getByRole('button', { name: /^Log in/ }));

/** INVITE-8: a person without an account creates one, and joins. */
export const Register: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
    await expect(email()).toHaveValue(sampleUser.email);
    await expect(email()).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/workspace/join/login?${query}`,
    );
    await userEvent.type(password(), 'velvet moth lantern');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'velvet moth lantern');
    await userEvent.click(screen.getByRole('button', { name: /^Create account/ }));
    await expect(await screen.findByText('Joined workspace')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'auth/register',
      expect.objectContaining({
        body: expect.objectContaining({ invite_id: 'secret', invite_type: 'workspace' }) as unknown,
      }),
    );
    await expect(args.send).toHaveBeenLastCalledWith('workspace/join/secret', expect.anything());
  },
};

/** INVITE-8: a person with an account logs in, and joins. */
export const LogIn: Story = {
  args: { screen: JoinLoginScreen, address: `/workspace/join/login?${query}` },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
    await expect(email()).toHaveAttribute('readonly');
    await userEvent.type(password(), 'velvet moth lantern');
    await logIn();
    await expect(await screen.findByText('Joined workspace')).toBeInTheDocument();
  },
};

/** The invitation is not valid any more: the person is signed in all the same. */
export const Invalid: Story = {
  args: {
    ...LogIn.args,
    send: fn(async (path: string) => {
      if (!path.startsWith('workspace/join/')) return answers(path);
      throw new ApiError({ status: 404, code: 'not_found', message: 'No.' });
    }),
  },
  async play({ canvas }) {
    await userEvent.type(password(), 'velvet moth lantern');
    await logIn();
    await expect(await screen.findByText('This invite is no longer valid')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** INVITE-8: opening the link changes nothing for a signed-in person, who joins by a press. */
export const SignedIn: Story = {
  args: { ...LogIn.args, startup: person },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await screen.findByText('Joined workspace')).toBeInTheDocument();
  },
};

/** A person who is signed in with another address logs out first. */
export const OtherAccount: Story = {
  args: { ...LogIn.args, startup: asListener({ email: 'other@segno.example' }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/This invitation is for noor@segno.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(email()).toHaveValue(sampleUser.email));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
