import { ApiError, invitationQuery } from '@segno/data';
import { sampleUser, sampleWorkspaces } from '@segno/data/samples';
import { answer, answerError, asGuest, asListener } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountScreen } from '../stories/AccountScreen.tsx';
import { JoinLoginScreen, JoinRegisterScreen } from './JoinScreen.tsx';

const person = asListener();
const query = `invite_id=secret&email=${encodeURIComponent(sampleUser.email)}`;

/** The answer to an invitation that was revoked, replaced or used. */
const refused = new ApiError({ status: 404, code: 'not_found', message: 'No.' });

const send = async (path: string) => {
  if (path.startsWith('workspace/join/')) return { workspace: sampleWorkspaces[0] };
  if (path === 'auth/logout') return { bootstrapData: asGuest };
  return { bootstrapData: person, status: 'success' };
};

// Other failures than an invalid invitation show the form, which says what is wrong when it is sent.
const meta = {
  title: 'account/JoinScreen',
  component: AccountScreen,
  args: {
    screen: JoinRegisterScreen,
    address: `/workspace/join/register?${query}`,
    send: fn(send),
    answers: [answer(invitationQuery('secret'), { workspace: 'Night radio', inviter: 'Nora Lind' })],
  },
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
    await expect(
      await canvas.findByText(/Nora Lind invites you to the workspace “Night radio”/),
    ).toBeVisible();
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
  async play() {
    await expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly');
    await userEvent.type(password(), 'velvet moth lantern');
    await logIn();
    await expect(await screen.findByText('Joined workspace')).toBeInTheDocument();
  },
};

/** INVITE-9: an invitation that is not valid says so before anything is asked. */
export const Invalid: Story = {
  args: { answers: [answerError(invitationQuery('secret'), refused)] },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This invite is no longer valid' }),
    ).toBeVisible();
    await expect(screen.queryByLabelText(/^Password/)).toBeNull();
  },
};

/** The invitation ends while the form is open: the person is signed in all the same. */
export const EndsMeanwhile: Story = {
  args: {
    ...LogIn.args,
    send: fn(async (path: string) => {
      if (!path.startsWith('workspace/join/')) return send(path);
      throw new ApiError({ status: 404, code: 'not_found', message: 'No.' });
    }),
  },
  async play({ canvas }) {
    await screen.findByRole('textbox', { name: /^Email/ });
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
    await expect(await canvas.findByRole('button', { name: 'Join' })).toBeVisible();
    await expect(args.send).not.toHaveBeenCalledWith('workspace/join/secret', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await screen.findByText('Joined workspace')).toBeInTheDocument();
  },
};

/** A person who is signed in with another address logs out first. */
export const OtherAccount: Story = {
  args: { ...LogIn.args, startup: asListener({ email: 'other@segno.example' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This invitation is for noor@segno.example/)).toBeVisible();
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
