import { ApiError, type HttpClient, workspaceQuery } from '@segno/data';
import { sampleWorkspace } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WorkspaceStory } from '../stories/WorkspaceStory.tsx';
import { workspacePage } from './workspacePage.ts';

// A workspace has at least its owner, so it has no empty state.
const meta = {
  title: 'shell/WorkspaceScreen',
  component: WorkspaceStory,
  args: {
    page: workspacePage,
    address: '/workspaces/7',
    startup: asListener(),
    answers: [answer(workspaceQuery(7), sampleWorkspace)],
    send: fn<HttpClient['send']>(async (path) =>
      path.endsWith('/invites') ? { workspace: sampleWorkspace } : {},
    ),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof WorkspaceStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const findMembers = async () => within(await screen.findByRole('list', { name: 'Members' }));

/** Opens the list of a role and chooses another one. */
async function chooseRole(of: string, role: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`Role of ${of}`) }));
  await userEvent.click(await screen.findByRole('option', { name: role }));
}

/** Presses a button of the question, once the focus is in it. */
async function answerQuestion(title: string, button: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** WORKSPACE-5: the owner changes roles, removes members and hands the workspace over. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ args, step }) {
    const members = await findMembers();
    await expect(members.getAllByRole('listitem')).toHaveLength(4);
    await expect(members.getByText('Noor Haddad (you)')).toBeVisible();
    await step('a role is changed', async () => {
      await chooseRole('Mira', /^Editor/);
      await waitFor(() =>
        expect(args.send).toHaveBeenCalledWith(
          'workspaces/7/members/21',
          expect.objectContaining({ method: 'PUT', body: { role: 'editor' } }),
        ),
      );
    });
    await step('a member is removed after a question', async () => {
      await userEvent.click(members.getByRole('button', { name: 'Remove Mira' }));
      await answerQuestion('Remove Mira?', 'Remove');
      await expect(args.send).toHaveBeenCalledWith(
        'workspaces/7/members/21',
        expect.objectContaining({ method: 'DELETE' }),
      );
    });
    await step('the workspace is handed over after a question', async () => {
      await chooseRole('Ben Okafor', /^Owner/);
      await answerQuestion('Hand over to Ben Okafor?', 'Hand over');
      await expect(args.send).toHaveBeenCalledWith(
        'workspaces/7/members/15',
        expect.objectContaining({ body: { role: 'owner' } }),
      );
    });
  },
};

/** Invitations are sent, sent again and revoked. */
export const Invitations: Story = {
  async play({ canvas, args, step }) {
    const invites = within(await canvas.findByRole('list', { name: 'Sent invitations' }));
    await expect(invites.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('kai@segno.examplePending'),
      expect.stringContaining('zoe@segno.exampleDeclined'),
      expect.stringContaining('former.colleague@segno.exampleExpired'),
    ]);
    await step('an address is invited', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'new@segno.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
      await expect(await screen.findByText('Invitation sent to new@segno.example')).toBeInTheDocument();
      await expect(args.send).toHaveBeenCalledWith(
        'workspaces/7/invites',
        expect.objectContaining({ body: { email: 'new@segno.example', role: 'editor' } }),
      );
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue(''));
    });
    await step('an invitation is sent again, and revoked', async () => {
      await userEvent.click(invites.getByRole('button', { name: 'Send again to zoe@segno.example' }));
      await expect(await screen.findByText('Invitation sent to zoe@segno.example')).toBeInTheDocument();
      await userEvent.click(
        invites.getByRole('button', { name: 'Revoke the invitation of kai@segno.example' }),
      );
      await expect(
        await screen.findByText('Revoked the invitation of kai@segno.example'),
      ).toBeInTheDocument();
    });
  },
};

/** FORM-1: a refused address keeps what was typed. */
export const RefusedAddress: Story = {
  args: {
    send: fn<HttpClient['send']>(async () => {
      const message = 'This person is a member already.';
      throw new ApiError({ status: 422, code: 'is_member', message, fields: { email: message } });
    }),
  },
  async play({ canvas }) {
    const email = await canvas.findByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'ben@segno.example{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This person is a member already.'));
    await expect(email).toHaveValue('ben@segno.example');
  },
};

/** The owner deletes the workspace after a question. */
export const Delete: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete workspace' }));
    await answerQuestion('Delete “Night radio”?', 'Delete');
    await expect(await screen.findByText('Deleted “Night radio”')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'workspaces/7',
      expect.objectContaining({ method: 'DELETE' }),
    );
  },
};

/** A viewer sees the members, and can leave. */
export const Viewer: Story = {
  args: {
    startup: asListener({ id: 21 }),
    answers: [
      answer(workspaceQuery(7), {
        ...sampleWorkspace,
        role: 'viewer',
        members: sampleWorkspace.members.map((member) => ({ ...member, email: null })),
        invites: [],
      }),
    ],
  },
  async play({ canvas, args }) {
    const members = await findMembers();
    await expect(members.getByText('Mira (you)')).toBeVisible();
    await expect(members.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Rename|Delete/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await answerQuestion('Leave “Night radio”?', 'Leave');
    await expect(args.send).toHaveBeenCalledWith(
      'workspaces/7/members/21',
      expect.objectContaining({ method: 'DELETE' }),
    );
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await findMembers();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
