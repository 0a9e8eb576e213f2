import { createQueryClient } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { expect, test, vi } from 'vitest';
import { notificationSettingsPage } from './notificationSettingsPage.ts';

const channels = {
  available_channels: ['email'],
  subscriptions: [{ group_name: 'Followers', subscriptions: [{ notif_id: 'F01', name: 'Follower' }] }],
  user_selections: [],
  email_frequency: 'at_once',
};

test('NOTIFY-11 the page of channels leads home where nobody chooses them', async () => {
  const send = vi.fn(() => Promise.resolve(channels));
  const load = async (isOn: boolean) =>
    notificationSettingsPage.load?.({
      client: createQueryClient({ http: { send }, isServer: true }),
      startup: { ...sampleStartup, settings: { 'notif.enable': isOn } },
      params: {},
      url: undefined,
    });
  await load(true);
  expect(send).toHaveBeenCalledOnce();
  await expect(load(false)).rejects.toMatchObject({ status: 302 });
  expect(send).toHaveBeenCalledOnce();
});
