import { isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import webPush from 'web-push';
import { isPublicAddress, resolveHost } from '../avatars/fetchPicture.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { defineJob } from '../jobs/defineJob.ts';
import type { Vault } from '../secrets/vault.ts';
import { pushKeys } from './pushKeys.ts';
import { pushSubscriptions } from './table.ts';

/** How long a push service keeps a message for a browser that is off, in seconds. */
const timeToLive = 86_400;

/** Refuses addresses of push services that are in the network of this server. */
export function refuseHiddenEndpoint(endpoint: string): void {
  const url = URL.parse(endpoint);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isName = /\.[a-z][a-z0-9-]+$/i.test(host) && !/\.(?:local|internal|localhost)$/i.test(host);
  if (url?.protocol === 'https:' && !url.username && (isName || isPublicAddress(host))) return;
  throw new Problem({ status: 422, code: 'invalid_request', message: 'This is no push service.' });
}

/** What a browser shows. The service worker reads it. */
export const PushMessage = v.object({ title: v.string(), body: v.string(), href: v.string() });

/** The input of the job: a message for all browsers of a person. */
const PushInput = v.object({ userId: v.number(), ...PushMessage.entries });

export const pushJobKind = { kind: 'notifications.push', input: PushInput };

export interface PushJobOptions {
  vault: Vault;
  /** The address of the site, as the contact for push services. */
  baseUrl: string;
  /** Sends a request. Tests pass their own. @default `fetch` */
  send?: typeof fetch;
  /** The addresses of a host. @default the resolver of the system */
  resolve?: (host: string) => Promise<string[]>;
}

/** The job that sends a message to the browsers of a person. Browsers that are gone are forgotten. */
export const createPushJob = ({ vault, baseUrl, send = fetch, resolve = resolveHost }: PushJobOptions) =>
  defineJob({
    ...pushJobKind,
    attempts: 3,
    async run({ db, signal }, { userId, ...message }) {
      const browsers = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.user_id, userId));
      const keys = browsers.length > 0 ? await pushKeys(db, vault) : null;
      for (const browser of browsers) {
        if (!keys) return;
        // The certificate has to be that of the name: a second resolution leads to no host of this network either.
        if (await isHidden(browser.endpoint, resolve)) await forget(db, browser.id);
        else await sendTo(db, browser, { message, keys, baseUrl, send, signal });
      }
    },
  });

const forget = (db: Database, id: number) => db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));

/** Whether the name of a push service leads into the network of this server. */
async function isHidden(endpoint: string, resolve: (host: string) => Promise<string[]>): Promise<boolean> {
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  return !addresses.every(isPublicAddress);
}

async function sendTo(
  db: Database,
  { id, endpoint, p256dh, auth }: typeof pushSubscriptions.$inferSelect,
  options: {
    message: v.InferOutput<typeof PushMessage>;
    keys: { publicKey: string; privateKey: string };
    baseUrl: string;
    send: typeof fetch;
    signal: AbortSignal;
  },
) {
  const { message, keys, baseUrl, send, signal } = options;
  const subject = baseUrl.startsWith('https:') ? baseUrl : 'mailto:no-reply@localhost.example';
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { TTL: timeToLive, vapidDetails: { subject, ...keys } },
  );
  const response = await send(details.endpoint, {
    method: details.method,
    headers: details.headers as Record<string, string>,
    body: new Uint8Array(details.body ?? []),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  });
  await response.body?.cancel();
  // The person has switched it off in the browser.
  if (response.status === 404 || response.status === 410) await forget(db, id);
}
