import { notificationSettingsQuery, pushKeyQuery } from '@segno/data';
import { sampleNotificationSettings } from '@segno/data/samples';
import { answer, asListener, failedStory, loadingStory } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WorkspaceStory } from '../stories/WorkspaceStory.tsx';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

/** The permission of this browser and its subscription, in the place of those of the test's browser. */
function replaceBrowser(permission: NotificationPermission, onAnswer: NotificationPermission = permission) {
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'BPk', auth: 'abc' } }),
    unsubscribe: async () => void (state.subscription = null),
  };
  // Who has the permission at first has added the browser.
  const state = { permission, subscription: permission === 'granted' ? (subscription as object) : null };
  const pushManager = {
    subscribe: async () => (state.subscription = subscription),
    getSubscription: async () => state.subscription,
  };
  class FakeNotification {
    static get permission() {
      return state.permission;
    }
    static requestPermission = async () => (state.permission = onAnswer);
  }
  const real = window.Notification;
  const container = navigator.serviceWorker;
  Object.assign(window, { Notification: FakeNotification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  return () => {
    Object.assign(window, { Notification: real });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
    closeToast();
  };
}

const meta = {
  title: 'account/NotificationSettingsScreen',
  component: WorkspaceStory,
  args: {
    screen: NotificationSettingsScreen,
    route: '/notifications/settings',
    address: '/notifications/settings',
    startup: asListener(),
    answers: [
      answer(notificationSettingsQuery(), sampleNotificationSettings),
      answer(pushKeyQuery(), { key: 'key', endpoints: ['https://push.example/1'] }),
    ],
    send: fn(async () => sampleNotificationSettings),
  },
  beforeEach: () => replaceBrowser('default', 'granted'),
} satisfies Meta<typeof WorkspaceStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NOTIFY-7: a channel of one kind, and one mail a day. */
export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Somebody follows you: Email' }));
    await expect(await screen.findByText('Updated preferences')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'notifications/me/subscriptions',
      expect.objectContaining({
        body: {
          selections: [{ notif_id: 'followed', channels: { app: true, email: true, browser: false } }],
        },
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'One a day with all of them' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'notifications/me/subscriptions',
        expect.objectContaining({ body: { selections: [], email_frequency: 'daily' } }),
      ),
    );
  },
};

/** NOTIFY-8: this browser is added and removed. */
export const ThisBrowser: Story = {
  async play({ canvas, args }) {
    const browser = await canvas.findByRole('switch', { name: 'Show notifications in this browser' });
    await waitFor(() => expect(browser).toBeEnabled());
    await userEvent.click(browser);
    await waitFor(() => expect(browser).toBeChecked());
    await expect(args.send).toHaveBeenCalledWith('notifications/me/push', {
      method: 'POST',
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'BPk', auth: 'abc' } },
    });
    await userEvent.click(browser);
    await waitFor(() => expect(browser).not.toBeChecked());
    await expect(args.send).toHaveBeenCalledWith('notifications/me/push', {
      method: 'DELETE',
      body: { endpoint: 'https://push.example/1' },
    });
  },
};

/** NOTIFY-8: a subscription of another person, whose session has ended on its own, is not this person's. */
export const OfAnotherPerson: Story = {
  args: {
    answers: [
      answer(notificationSettingsQuery(), sampleNotificationSettings),
      answer(pushKeyQuery(), { key: 'key', endpoints: [] }),
    ],
  },
  beforeEach: () => replaceBrowser('granted'),
  async play({ canvas }) {
    const browser = await canvas.findByRole('switch', { name: 'Show notifications in this browser' });
    await waitFor(() => expect(browser).toBeEnabled());
    await expect(browser).not.toBeChecked();
  },
};

/** NOTIFY-8: without the permission of the browser its channel stays off. */
export const Blocked: Story = {
  beforeEach: () => replaceBrowser('default', 'denied'),
  async play({ canvas, args }) {
    const channel = await canvas.findByRole('switch', { name: 'Somebody follows you: Browser' });
    await userEvent.click(channel);
    await expect(
      await screen.findAllByText(
        'Notifications blocked. Please enable them for this site from browser settings.',
      ),
    ).not.toHaveLength(0);
    await expect(channel).not.toBeChecked();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await canvas.findByRole('switch', { name: 'Somebody follows you: Email' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

// Without groups the page leads home (NOTIFY-11).
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
