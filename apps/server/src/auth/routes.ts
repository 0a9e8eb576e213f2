import { createHmac } from 'node:crypto';
import {
  BootstrapResponse,
  ForgotPasswordInput,
  LoginResponse,
  LoginInput,
  MessageResponse,
  readSetting,
  RegisterResponse,
  RegisterInput,
  ResetPasswordInput,
  type Startup,
  VerifyEmailInput,
} from '@segno/data/contract';
import type { Context } from 'hono';
import { securityRoutes } from '../account/securityRoutes.ts';
import { mailFrameOf, signIn } from '../account/signIn.ts';
import { requireHuman } from '../humanCheck/requireHuman.ts';
import { clearAttempts, countAttempt, releaseAttempt } from '../attempts/store.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { clientNetwork } from '../http/clientAddress.ts';
import { Problem } from '../http/Problem.ts';
import { everyone, notSuspended } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { setXsrfCookie } from '../http/xsrf.ts';
import { serverText } from '../i18n/translations.ts';
import { beginStep } from '../pendingSteps/store.ts';
import { setStepCookie } from '../pendingSteps/stepCookie.ts';
import { storeConsents, versionOf } from '../policies/store.ts';
import { deleteSessionCookie } from '../sessions/sessionCookie.ts';
import { endSession } from '../sessions/store.ts';
import { twoFactorState } from '../twoFactor/store.ts';
import { isInvited } from '../workspaces/invites.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { refuseWeakPassword } from './commonPasswords.ts';
import {
  createUser,
  findByPassword,
  normalizeEmail,
  resetPassword,
  sendPasswordReset,
  sendVerificationCode,
  verifyEmail,
} from './store.ts';

/** How often these may be tried by one network, and for one account (SESSION-3). */
const limits = {
  login: {
    network: { most: 50, seconds: 900 },
    account: { most: 10, seconds: 900 },
    everywhere: { most: 100, seconds: 900 },
  },
  register: { most: 20, seconds: 3600 },
  mail: { network: { most: 20, seconds: 3600 }, account: { most: 5, seconds: 3600 } },
  code: { most: 30, seconds: 3600 },
} as const;

/** Creates the routes of sign-in, under `/auth`, and of the verification of email addresses, under `/api/v1`. */
export function createAuthRoutes(deps: AuthDeps) {
  const { db, baseUrl, viewers, startup, keys, clientAddress, sendMails } = deps;

  /** Counts an attempt for a network or an account. Neither is stored: only their keyed digest is. */
  const attemptKey = (action: string, ...of: string[]) =>
    `${action}:${createHmac('sha256', keys.attempts).update(of.join('\n')).digest('base64url').slice(0, 32)}`;

  /** What attempts are counted for: one subscriber has many addresses of IPv6. */
  const networkOf = (c: Context) => clientNetwork(clientAddress(c));

  const bootstrap = (c: AppRequest) => startup(c.req.raw, c.var.viewer);

  const auth = createRouter()
    .post('/login', everyone, responds(LoginResponse), validate('json', LoginInput), async (c) => {
      const { email, password, remember, human_token } = c.req.valid('json');
      await requireHuman(deps, c, 'login', human_token);
      const address = networkOf(c);
      const account = normalizeEmail(email);
      const networkKey = attemptKey('login', address);
      const accountKey = attemptKey('login', address, account);
      const everywhereKey = attemptKey('login account', account);
      await countAttempt(db, networkKey, limits.login.network);
      await countAttempt(db, accountKey, limits.login.account);
      await countAttempt(db, everywhereKey, limits.login.everywhere);
      const userId = await findByPassword(db, email, password);
      if (userId === null) {
        const message = 'The email address or the password is not right.';
        throw new Problem({ status: 422, code: 'wrong_credentials', message, fields: { password: message } });
      }
      await clearAttempts(db, accountKey);
      // A school or an office has one address: who knows the password takes no attempt of others.
      await releaseAttempt(db, networkKey);
      await releaseAttempt(db, everywhereKey);
      if ((await twoFactorState(db, userId)).confirmedAt) {
        setStepCookie(c, baseUrl, 'segno-step', await beginStep(db, 'challenge', userId, { remember }));
        return c.json({ two_factor: true as const });
      }
      await signIn(deps, c, { userId, remember });
      return c.json({ bootstrapData: await bootstrap(c) });
    })
    .post('/register', everyone, responds(RegisterResponse), validate('json', RegisterInput), async (c) => {
      const { email, password, name, policies, invite_id, invite_type, human_token } = c.req.valid('json');
      const { settings, branding, i18n } = await bootstrap(c);
      // Only a message to the invited address has the id of an invitation.
      const isVerified =
        invite_type === 'workspace' && invite_id !== undefined && (await isInvited(db, invite_id, email));
      if (readSetting(settings, 'registration.disable') === true && !isVerified)
        throw new Problem({
          status: 403,
          code: 'registration_disabled',
          message: 'Registration is not open.',
        });
      const consents = requirePolicies(settings, policies);
      await requireHuman(deps, c, 'register', human_token);
      refuseWeakPassword(password, { email, name });
      await countAttempt(db, attemptKey('register', networkOf(c)), limits.register);
      const userId = await createUser(db, {
        email,
        password,
        name,
        isVerified,
        language: i18n.language,
        timezone: timeZoneOf(settings),
      });
      await storeConsents(db, userId, consents);
      await signIn(deps, c, { userId, remember: true, isNew: true });
      const isUnverified = c.var.viewer.restriction === 'unverified';
      if (isUnverified) {
        await sendVerificationCode(db, {
          userId,
          email: normalizeEmail(email),
          frame: { site: branding.site_name, language: i18n.language },
          key: keys.code,
        });
        sendMails();
      }
      return c.json({
        bootstrapData: await bootstrap(c),
        status: isUnverified ? 'needs_email_verification' : 'success',
      });
    })
    .post('/logout', everyone, responds(BootstrapResponse), async (c) => {
      const { sessionId } = c.var.viewer;
      if (sessionId !== null) await endSession(db, sessionId);
      c.set('viewer', await viewers.guest());
      deleteSessionCookie(c, baseUrl);
      setXsrfCookie(c, { baseUrl, key: keys.xsrf });
      return c.json({ bootstrapData: await bootstrap(c) });
    })
    .post(
      '/forgot-password',
      everyone,
      responds(MessageResponse),
      validate('json', ForgotPasswordInput),
      async (c) => {
        const { email } = c.req.valid('json');
        await countAttempt(db, attemptKey('mail', networkOf(c)), limits.mail.network);
        await countAttempt(db, attemptKey('mail account', normalizeEmail(email)), limits.mail.account);
        await sendPasswordReset(db, { email, frame: await mailFrameOf(deps, c), baseUrl });
        sendMails();
        return c.json({
          message: serverText(c.var.language, 'If this address has an account, we have sent a link to it.'),
        });
      },
    )
    .post(
      '/reset-password',
      everyone,
      responds(MessageResponse),
      validate('json', ResetPasswordInput),
      async (c) => {
        await countAttempt(db, attemptKey('reset', networkOf(c)), limits.code);
        refuseWeakPassword(c.req.valid('json').password, c.req.valid('json'));
        await resetPassword(db, { ...c.req.valid('json'), frame: await mailFrameOf(deps, c) });
        sendMails();
        return c.json({ message: serverText(c.var.language, 'Your password has been reset!') });
      },
    );

  const verification = createRouter()
    .post('/resend-email-verification', notSuspended, responds(MessageResponse), async (c) => {
      const { user } = c.var.viewer;
      if (user.email_verified_at)
        return c.json({ message: serverText(c.var.language, 'Your email address is verified.') });
      await countAttempt(db, attemptKey('mail account', user.email), limits.mail.account);
      const frame = await mailFrameOf(deps, c);
      await sendVerificationCode(db, { userId: user.id, email: user.email, frame, key: keys.code });
      sendMails();
      return c.json({ message: serverText(c.var.language, 'Email sent') });
    })
    .post(
      '/validate-email-verification-otp',
      notSuspended,
      responds(MessageResponse),
      validate('json', VerifyEmailInput),
      async (c) => {
        const { user } = c.var.viewer;
        if (!user.email_verified_at) {
          await countAttempt(db, attemptKey('code', String(user.id)), limits.code);
          await verifyEmail(db, user.id, c.req.valid('json').code, keys.code);
        }
        return c.json({ message: serverText(c.var.language, 'Your email address is verified.') });
      },
    );

  return { auth: auth.route('/', securityRoutes(deps)), verification };
}

/** The time zone of new accounts. One that is not known counts as none. */
function timeZoneOf(settings: Startup['settings']): string | undefined {
  const timeZone = readSetting(settings, 'dates.default_timezone');
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Every policy of the site must be accepted. Returns them with their versions. */
function requirePolicies(settings: Startup['settings'], accepted: readonly number[]) {
  const policies = readSetting(settings, 'registration.policies') ?? [];
  const message = 'Accept this to continue.';
  const missing = policies.filter(({ id }) => !accepted.includes(id));
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ id }) => [`policy_${id}`, message]));
    throw new Problem({
      status: 422,
      code: 'policies_not_accepted',
      message: 'Accept the policies to continue.',
      fields,
    });
  }
  return policies.map((policy) => ({ id: policy.id, version: versionOf(policy) }));
}
