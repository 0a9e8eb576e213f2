import { Done, request } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';

/** Lets this browser receive notifications. Resolves to false when the person has blocked them. */
export async function addThisBrowser(client: QueryClient, key: string): Promise<boolean> {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.register('/service-worker.js');
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await request(client, Done, 'notifications/me/push', { method: 'POST', body: { endpoint, keys } });
  return true;
}
