import type { QueryClient } from '@tanstack/react-query';
import { Done } from '../shared/contract.ts';
import { request } from '../http/request.ts';

/** The file of the service worker that shows notifications. */
export const pushWorker = '/service-worker.js';

/** The subscription of this browser for web push; null without one. */
export const pushSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker?.getRegistration(pushWorker))?.pushManager?.getSubscription()) ??
  null;

/** Ends the notifications of the signed-in person in this browser. */
export async function removeThisBrowser(client: QueryClient): Promise<void> {
  const added = await pushSubscription();
  if (!added) return;
  const { endpoint } = added;
  await request(client, Done, 'notifications/me/push', { method: 'DELETE', body: { endpoint } });
  // The push service may take its time, and a logout must not wait for it: the account has this browser no more.
  added.unsubscribe().catch(() => undefined);
}
