import { workspacesQuery } from '@segno/data';
import { sampleWorkspaces } from '@segno/data/samples';
import { answer, asListener, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WorkspaceStory } from '../stories/WorkspaceStory.tsx';
import { WorkspacesScreen } from './WorkspacesScreen.tsx';

const meta = {
  title: 'shell/WorkspacesScreen',
  component: WorkspaceStory,
  args: {
    screen: WorkspacesScreen,
    route: '/workspaces',
    address: '/workspaces',
    startup: asListener(),
    answers: [answer(workspacesQuery(), sampleWorkspaces, { empty: [] })],
    send: fn(async () => ({ workspace: { id: 11, name: 'Day radio', members_count: 1, role: 'owner' } })),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof WorkspaceStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** WORKSPACE-5: the active workspace is marked, and another is chosen, here by keyboard. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('DefaultOnly youActive'),
      expect.stringContaining('Night radioOwner · 4 members'),
      expect.stringContaining('Viewer · 12 members'),
    ]);
    const switchTo = canvas.getByRole('button', { name: 'Switch to Night radio' });
    for (let tabs = 0; tabs < 20 && document.activeElement !== switchTo; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Switched to Night radio')).toBeInTheDocument();
    await waitFor(() => expect(rows[1]).toHaveTextContent('Active'));
    await expect(canvas.getByRole('button', { name: 'Switch to Default' })).toBeVisible();
  },
};

/** A new workspace becomes the active one. */
export const Create: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New workspace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New workspace' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
    await userEvent.type(name, ' Day radio ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Created “Day radio”')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'workspaces',
      expect.objectContaining({ method: 'POST', body: { name: 'Day radio' } }),
    );
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No workspaces yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
