import { Done, pushKeyQuery, pushSubscription, pushWorker, request } from '@segno/data';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether this browser receives notifications, or why it cannot. */
export type BrowserState = 'on' | 'off' | 'blocked' | 'unsupported';

const isSupported = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

async function readBrowser(client: QueryClient): Promise<BrowserState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const added = Notification.permission === 'granted' ? await pushSubscription() : null;
  // It may be of another person, whose session has ended on its own.
  const isOwn = added !== null && (await client.query(pushKeyQuery())).endpoints.includes(added.endpoint);
  return isOwn ? 'on' : 'off';
}

/** Returns the state of this browser, undefined until it is known, and a function that reads it again. */
export function useThisBrowser() {
  const [state, setState] = useState<BrowserState>();
  const client = useQueryClient();
  const refresh = async () => setState(await readBrowser(client));
  useEffect(() => void readBrowser(client).then(setState, () => setState('off')), [client]);
  return [state, refresh] as const;
}

/** Lets this browser receive notifications. Resolves to false when the person has blocked them. */
export async function addThisBrowser(client: QueryClient): Promise<boolean> {
  if (!isSupported() || (await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await client.query(pushKeyQuery());
  const { pushManager } = await navigator.serviceWorker.register(pushWorker);
  const added = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = added.toJSON();
  await request(client, Done, 'notifications/me/push', { method: 'POST', body: { endpoint, keys } });
  return true;
}
