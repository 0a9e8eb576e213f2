import { workspacesQuery } from '@segno/data';
import { sampleWorkspaces } from '@segno/data/samples';
import { answer, asListener, TestScreen } from '@segno/testing';
import { closeToast, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';
// The application loads the items on demand; stories import them statically, so that they need not wait.
import './AccountMenuItems.tsx';

// It is no screen: it has no states of its own.
const meta = {
  title: 'shell/AccountMenu',
  component: TestScreen,
  args: {
    screen: AccountMenu,
    route: '/',
    address: '/',
    startup: asListener(),
    answers: [answer(workspacesQuery(), sampleWorkspaces)],
    beside: <ToastRegion />,
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  return within(await screen.findByRole('menu', { name: 'Account' }));
};

/** WORKSPACE-5: the menu switches between the workspaces. */
export const Workspaces: Story = {
  tags: ['rtl', 'modes'],
  async play() {
    const menu = await openMenu();
    const radio = await menu.findByRole('menuitemradio', { name: 'Night radio' });
    await expect(menu.getByRole('menuitemradio', { name: 'Default' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(menu.getByRole('menuitem', { name: 'Manage workspaces' })).toHaveAttribute(
      'href',
      '/workspaces',
    );
    await userEvent.click(radio);
    await expect(await screen.findByText('Switched to Night radio')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const again = await openMenu();
    await expect(await again.findByRole('menuitemradio', { name: 'Night radio' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

/** Without a workspace there is nothing to choose. */
export const NoWorkspaces: Story = {
  args: { answers: [answer(workspacesQuery(), [])] },
  async play() {
    const menu = await openMenu();
    await expect(menu.queryByRole('menuitemradio')).toBeNull();
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Manage workspaces',
      'Account settings',
      'Notification settings',
      'Downloads',
      'Log out',
    ]);
  },
};

/** BILLING-25: where plans are sold, the menu leads to them, and a person with a plan to the own one. */
export const Plans: Story = {
  args: { startup: { ...meta.args.startup, settings: { 'billing.enable': true } } },
  async play() {
    const menu = await openMenu();
    await expect(menu.getByRole('menuitem', { name: 'Plans' })).toHaveAttribute('href', '/pricing');
  },
};

/** NOTIFY-11: where people choose no channels, the menu does not lead to them. */
export const WithoutChannels: Story = {
  args: { startup: { ...meta.args.startup, settings: { 'notif.enable': false } } },
  async play() {
    const menu = await openMenu();
    await expect(menu.getByRole('menuitem', { name: 'Account settings' })).toBeInTheDocument();
    await expect(menu.queryByRole('menuitem', { name: 'Notification settings' })).toBeNull();
  },
};
