import { parseCookies } from '@segno/data/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import type { AppEnv, AppRequest } from '../http/AppEnv.ts';
import { setXsrfCookie } from '../http/xsrf.ts';
import { deletionCancelledMessage, newSignInMessage } from '../mail/accountMessages.ts';
import type { MailContent, MailFrame } from '../mail/messages.ts';
import { signLink } from '../mailLinks/signedLink.ts';
import { queueMail } from '../mail/store.ts';
import { setSessionCookie } from '../sessions/sessionCookie.ts';
import { createSession, endSession, findSession } from '../sessions/store.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { countryOf } from '../userSessions/countryOf.ts';
import { describeDevice } from '../userSessions/describeDevice.ts';
import { keepAccount } from './deletion.ts';
import { knownDevices } from './table.ts';

/** The name and language of the site, for a message to a person. */
export async function mailFrameOf(deps: AuthDeps, c: AppRequest): Promise<MailFrame> {
  const { branding, i18n } = await deps.startup(c.req.raw, c.var.viewer);
  return { site: branding.site_name, language: c.var.viewer.user?.language ?? i18n.language };
}

/**
 * Begins a session in this browser. An earlier session of the browser ends, so that its token cannot be reused. The
 * person reads of a sign-in from a browser that the account does not know.
 */
export async function signIn(
  deps: AuthDeps,
  c: Context<AppEnv>,
  { userId, remember, isNew = false }: { userId: number; remember: boolean; isNew?: boolean },
): Promise<void> {
  const { db, baseUrl, viewers, keys } = deps;
  const before = c.var.viewer.sessionId;
  if (before !== null) await endSession(db, before);
  const userAgent = c.req.header('user-agent') ?? '';
  const ipAddress = deps.clientAddress(c);
  const issued = await createSession(db, { userId, remember, userAgent, ipAddress });
  const found = await findSession(db, issued.token);
  if (!found) throw new Fault('A new session was not found.');
  c.set('viewer', await viewers.of(found, issued.id));
  setSessionCookie(c, baseUrl, issued);
  setXsrfCookie(c, { baseUrl, key: keys.xsrf });
  const { user } = c.var.viewer;
  if (!user?.email) return;
  const send = async (message: MailContent) => {
    await queueMail(db, { to: user.email, ...message });
    deps.sendMails();
  };
  if (await keepAccount(db, userId)) await send(deletionCancelledMessage(await mailFrameOf(deps, c)));
  if (await isUnknownDevice(db, c, baseUrl, userId, isNew)) {
    const { browser, platform } = describeDevice(userAgent);
    await send(
      newSignInMessage(await mailFrameOf(deps, c), {
        device: [browser, platform].filter(Boolean).join(', '),
        country: countryOf(ipAddress),
        address: ipAddress,
        href: `${baseUrl}/mail/end-session/${signLink(keys.code, 'end-session', String(issued.id))}`,
      }),
    );
  }
}

const deviceCookie = (baseUrl: string) =>
  baseUrl.startsWith('https:') ? '__Host-segno-device' : 'segno-device';

/** Whether nobody has signed in to the account with this browser. The browser is known afterwards. */
async function isUnknownDevice(
  db: Database,
  c: Context<AppEnv>,
  baseUrl: string,
  userId: number,
  isNew: boolean,
): Promise<boolean> {
  const name = deviceCookie(baseUrl);
  const sent = parseCookies(c.req.header('cookie') ?? '').get(name);
  const token = sent && /^[\w-]{43}$/.test(sent) ? sent : createToken();
  const device_hash = hashToken(token);
  const [known] = await db
    .update(knownDevices)
    .set({ last_seen_at: new Date() })
    .where(and(eq(knownDevices.user_id, userId), eq(knownDevices.device_hash, device_hash)))
    .returning({ id: knownDevices.user_id });
  if (known) return false;
  // The first browser of an account is the one that it was made with.
  const hasOthers = (await db.$count(knownDevices, eq(knownDevices.user_id, userId))) > 0;
  await db.insert(knownDevices).values({ user_id: userId, device_hash }).onConflictDoNothing();
  setCookie(c, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: baseUrl.startsWith('https:'),
    maxAge: 34_560_000,
  });
  return !isNew && hasOthers;
}
