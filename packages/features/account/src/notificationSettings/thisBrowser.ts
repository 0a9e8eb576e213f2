import { Done, pushKeyQuery, request } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const worker = '/service-worker.js';
const path = 'notifications/me/push';

/** Whether this browser receives notifications, or why it cannot. */
export type BrowserState = 'on' | 'off' | 'blocked' | 'unsupported';

const isSupported = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

const subscription = async () =>
  (await (await navigator.serviceWorker.getRegistration(worker))?.pushManager.getSubscription()) ?? null;

async function readBrowser(): Promise<BrowserState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** Returns the state of this browser, undefined until it is known, and a function that reads it again. */
export function useThisBrowser() {
  const [state, setState] = useState<BrowserState>();
  const refresh = async () => setState(await readBrowser());
  useEffect(() => void readBrowser().then(setState), []);
  return [state, refresh] as const;
}

/** Lets this browser receive notifications. Resolves to false when the person has blocked them. */
export async function addThisBrowser(client: QueryClient): Promise<boolean> {
  if (!isSupported() || (await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await client.query(pushKeyQuery());
  const { pushManager } = await navigator.serviceWorker.register(worker);
  const added = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = added.toJSON();
  await request(client, Done, path, { method: 'POST', body: { endpoint, keys } });
  return true;
}

/** Ends the notifications of this browser. */
export async function removeThisBrowser(client: QueryClient): Promise<void> {
  const added = await subscription();
  if (!added) return;
  await request(client, Done, path, { method: 'DELETE', body: { endpoint: added.endpoint } });
  await added.unsubscribe();
}
