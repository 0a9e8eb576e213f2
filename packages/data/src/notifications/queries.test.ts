import { expect, test } from 'vitest';
import { unreadNotificationsQuery } from './queries.ts';

test('SETTING-12 notifications are read again in the interval of the site, or not by themselves', () => {
  expect(unreadNotificationsQuery({ isOn: true, interval: 40 }).refetchInterval).toBe(40_000);
  expect(unreadNotificationsQuery({ isOn: false, interval: 40 }).refetchInterval).toBe(false);
});
