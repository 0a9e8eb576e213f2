import {
  ApiError,
  type HttpClient,
  notificationsQuery,
  type Startup,
  unreadNotificationsQuery,
} from '@segno/data';
import { sampleNotifications, sampleWorkspaces } from '@segno/data/samples';
import {
  answer,
  answerPages,
  asListener,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import { closeToast, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';
// The application loads the panel on demand; stories import it statically, so that they need not wait.
import './NotificationPopover.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const meta = {
  title: 'shell/NotificationsScreen',
  component: TestScreen,
  args: {
    screen: NotificationsScreen,
    route: '/notifications',
    address: '/notifications',
    startup: asListener({ unread_notifications_count: 2 }),
    answers: [
      answerPages(notificationsQuery(), sampleNotifications),
      answer(unreadNotificationsQuery(), { unreadCount: 2 }),
    ],
    send: fn<HttpClient['send']>(async () => ({ unreadCount: 1 })),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (within_ = screen) => within_.findAllByRole('listitem');

/** NOTIFY-3: an unread notification is highlighted until it is pressed. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ args, step }) {
    const [first] = await rows();
    if (!first) throw new Error('There is no notification.');
    await expect(first).toHaveTextContent('Ben Okafor follows your playlist Evening');
    await expect(first).toHaveTextContent('Unread');
    await step('a press marks it as read', async () => {
      await userEvent.click(within(first).getByRole('button', { name: 'Mark as read' }));
      await waitFor(() => expect(first).not.toHaveTextContent('Unread'));
      await expect(args.send).toHaveBeenCalledWith(
        'notifications/mark-as-read',
        expect.objectContaining({ method: 'POST', body: { ids: [9] } }),
      );
    });
    await step('all others are marked together', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
      await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    });
  },
};

/** What other people wrote is text: no script, picture or form of it is shown. */
export const HostileContent: Story = {
  args: {
    answers: [
      answerPages(notificationsQuery(), [
        {
          ...sampleNotifications[0]!,
          data: {
            ...sampleNotifications[0]!.data,
            lines: [
              {
                type: 'primary',
                icon: null,
                content:
                  '<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script><a href="javascript:window.wasRun = true">Press</a><form><input></form>',
                action: null,
              },
            ],
          },
        },
      ]),
    ],
  },
  async play() {
    const [row] = await rows();
    await expect(row).toHaveTextContent('Press');
    await expect(row?.querySelector('img, script, form, input, a[href^="javascript"]')).toBeNull();
    await expect((window as { wasRun?: boolean }).wasRun).toBeUndefined();
  },
};

/** A refused change shows the notification as unread again. */
export const Refused: Story = {
  args: {
    send: fn<HttpClient['send']>(() => Promise.reject(new Error('refused'))),
    beside: <ToastRegion />,
  },
  parameters: { expectedErrors: [/refused/] },
  async play() {
    const [first] = await rows();
    if (!first) throw new Error('There is no notification.');
    await userEvent.click(within(first).getByRole('button', { name: 'Mark as read' }));
    const text = await screen.findByText('There was an issue. Please try again.');
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(first).toHaveTextContent('Unread'));
  },
};

const invitation = {
  id: 10,
  type: 'workspace_invitation',
  read_at: null,
  created_at: '2026-11-21T09:00:00.000Z',
  data: {
    image: null,
    lines: [
      {
        type: 'primary' as const,
        icon: 'user',
        content: '<strong>Ben Okafor</strong> invited you to the workspace <strong>Night radio</strong>',
        action: null,
      },
    ],
    mainAction: null,
    buttonActions: [],
    inviteId: 'secret',
  },
};

/** INVITE-7: an invitation is accepted or declined in its notification. */
export const Invitation: Story = {
  args: {
    answers: [
      answerPages(notificationsQuery(), [invitation, ...sampleNotifications]),
      answer(unreadNotificationsQuery(), { unreadCount: 3 }),
    ],
    send: fn(async (path: string) =>
      path.startsWith('workspace/join') ? { workspace: sampleWorkspaces[0] } : {},
    ),
    beside: <ToastRegion />,
  },
  async play({ args }) {
    const [first] = await rows();
    if (!first) throw new Error('There is no notification.');
    await userEvent.click(await within(first).findByRole('button', { name: 'Join' }));
    await expect(await screen.findByText('Joined workspace')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith('workspace/join/secret', expect.anything());
    await userEvent.click(within(first).getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByText('Declined workspace invitation')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'workspace/invite/secret',
      expect.objectContaining({ method: 'DELETE' }),
    );
  },
};

/** NOTIFY-3: a press beside the buttons of a row without a main action marks it as read, too. */
export const WithoutMainAction: Story = {
  args: { ...Invitation.args, send: fn<HttpClient['send']>(async () => ({ unreadCount: 2 })) },
  async play({ args }) {
    const [first] = await rows();
    if (!first) throw new Error('There is no notification.');
    await within(first).findByRole('button', { name: 'Join' });
    const { left, top, height } = first.getBoundingClientRect();
    const target = document.elementFromPoint(left + 8, top + height / 2);
    if (!target) throw new Error('The row is not visible.');
    await userEvent.click(target);
    await waitFor(() => expect(first).not.toHaveTextContent('Unread'));
    await expect(args.send).toHaveBeenCalledWith(
      'notifications/mark-as-read',
      expect.objectContaining({ body: { ids: [10] } }),
    );
  },
};

/** INVITE-7: a 404 says that the invitation is not valid any more. */
export const InvalidInvitation: Story = {
  args: {
    ...Invitation.args,
    send: fn<HttpClient['send']>(() =>
      Promise.reject(new ApiError({ status: 404, code: 'not_found', message: 'No.' })),
    ),
  },
  async play() {
    const [first] = await rows();
    if (!first) throw new Error('There is no notification.');
    await userEvent.click(await within(first).findByRole('button', { name: 'Join' }));
    await expect(await screen.findByText('This invite is no longer valid')).toBeInTheDocument();
  },
};

const withSettings = (settings: Startup['settings']) => ({
  ...asListener({ unread_notifications_count: 2 }),
  settings,
});

/** NOTIFY-11: where people choose no channels, the page does not lead to them. */
export const WithoutChannels: Story = {
  args: { startup: withSettings({ 'notif.enable': false }) },
  async play() {
    await expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

let readings: number;

/** The bell. It counts in `readings` how often the number of unread notifications is read. */
function CountingBell() {
  const client = useQueryClient();
  useEffect(() => {
    readings = 0;
    return client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') readings += 1;
    });
  }, [client]);
  return <NotificationBell />;
}

/** Shorter than a site can set it, so that the stories do not wait for it. */
const interval = 0.1;

/** SETTING-12: the number of unread notifications is read again in the interval of the site. */
export const ReadAgain: Story = {
  args: {
    screen: CountingBell,
    startup: withSettings({ 'live.enable': true, 'live.interval': interval }),
  },
  async play() {
    await waitFor(() => expect(readings).toBeGreaterThan(3));
  },
};

/** SETTING-12: it is not read again by itself where the site does not want it. */
export const NotReadAgain: Story = {
  args: {
    screen: CountingBell,
    startup: withSettings({ 'live.enable': false, 'live.interval': interval }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 10 * interval * 1000));
    await expect(readings).toBeLessThan(2);
  },
};

let setUnread: (unreadCount: number) => void;

/** The bell. It sets `setUnread`, with which the story adds a notification. */
function BellOfStory() {
  const client = useQueryClient();
  useEffect(() => {
    setUnread = (unreadCount) => client.setQueryData(unreadNotificationsQuery().queryKey, { unreadCount });
  }, [client]);
  return <NotificationBell />;
}

/** The button in the header, and the latest notifications below it. It is used by keyboard alone. */
export const Bell: Story = {
  tags: ['modes'],
  args: { screen: BellOfStory },
  async play({ canvas, canvasElement, step }) {
    const button = await canvas.findByRole('button', { name: 'Notifications' });
    await expect(canvas.getByText('2 unread notifications')).toBeInTheDocument();
    await step('NOTIFY-6 a growing number is announced, a smaller one is not', async () => {
      const region = canvasElement.querySelector('[aria-live="polite"]');
      await expect(region).toBeEmptyDOMElement();
      setUnread(3);
      await waitFor(() => expect(region).toHaveTextContent('3 unread notifications'));
      setUnread(2);
      await waitFor(() => expect(region).toBeEmptyDOMElement());
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const panel = within(dialog);
    await expect(await panel.findAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const last = panel.getByRole('link', { name: 'View all' });
    await expect(last).toHaveAttribute('href', '/notifications');
    await step('Tab reaches every control of the panel', async () => {
      const reached = new Set([document.activeElement]);
      for (let tabs = 0; tabs < 20 && document.activeElement !== last; tabs += 1) {
        await userEvent.tab();
        reached.add(document.activeElement);
      }
      await expect(last).toHaveFocus();
      for (const control of panel.getAllByRole('button'))
        if (control.tabIndex >= 0) await expect(reached).toContain(control);
    });
    await step('Escape closes it and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No notifications yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
