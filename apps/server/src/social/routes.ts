import {
  Done,
  LoginResponse,
  readSetting,
  SocialConnectInput,
  type SocialResult,
  SocialService,
  SocialServiceParam,
} from '@segno/data/contract';
import { Hono, type Context } from 'hono';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { AccountDeps } from '../account/AccountDeps.ts';
import { checkPassword, requirePassword, requireSession } from '../account/confirmation.ts';
import { countPasswordAttempt } from '../account/limits.ts';
import { mailAccountChange } from '../account/notifyChange.ts';
import { signIn } from '../account/signIn.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { everyone, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { serverText } from '../i18n/translations.ts';
import { deleteStepCookie, readStepCookie, setStepCookie } from '../pendingSteps/stepCookie.ts';
import { beginStep, type StepData, takeStep, tryStep } from '../pendingSteps/store.ts';
import { createToken } from '../sessions/tokens.ts';
import { twoFactorState } from '../twoFactor/store.ts';
import { openService } from './providers.ts';
import { resultPage } from './resultPage.ts';
import {
  connectService,
  createByService,
  disconnectService,
  findByEmail,
  findByService,
  isLastService,
  otherWays,
} from './store.ts';

/** What the window says. */
const message = {
  done: 'You can close this window.',
  unavailable: 'This service is not available.',
  signedOut: 'Log in to do this.',
  cancelled: 'You cancelled this at the service.',
  noAddress: 'This service has not told an email address.',
  closed: 'Registration is not open.',
  failed: 'An error occurred. Please try again later',
};

/** How often a password may be entered for one sign-in at a service. */
const mostTries = 5;

const linkEnded = () =>
  new Problem({
    status: 422,
    code: 'link_ended',
    message: 'This sign-in has ended. Start it again.',
    fields: { password: 'This sign-in has ended. Start it again.' },
  });

/**
 * Signs a person in who has proved a first factor, or asks for the second. Returns whether it asks. `connect` is a service
 * to connect once the person is in: before the second factor nothing of the account changes (TWOFACTOR-4).
 */
async function enter(
  deps: AccountDeps,
  c: Context<AppEnv>,
  userId: number,
  { isNew = false, connect }: { isNew?: boolean; connect?: StepData['challenge']['connect'] } = {},
): Promise<boolean> {
  if ((await twoFactorState(deps.db, userId)).confirmedAt) {
    const data = { remember: true, ...(connect && { connect }) };
    const token = await beginStep(deps.db, 'challenge', userId, data);
    setStepCookie(c, deps.baseUrl, 'segno-step', token);
    return true;
  }
  await signIn(deps, c, { userId, remember: true, isNew });
  if (connect) {
    await connectService(deps.db, userId, connect);
    await mailAccountChange(deps, c, 'service');
  }
  return false;
}

/** Responses of social sign-in with JSON, under `/secure/auth/social`. */
export const socialRoutes = (deps: AccountDeps) =>
  createRouter()
    .post('/connect', everyone, responds(LoginResponse), validate('json', SocialConnectInput), async (c) => {
      const { db, baseUrl } = deps;
      const token = readStepCookie(c, baseUrl, 'segno-link');
      const step = await tryStep(db, 'socialLink', token);
      if (!step?.userId || step.attempts > mostTries) throw linkEnded();
      const { userId, data } = step;
      await countPasswordAttempt(deps, userId);
      await checkPassword(db, userId, c.req.valid('json').password);
      if (!(await takeStep(db, 'socialLink', token))) throw linkEnded();
      deleteStepCookie(c, baseUrl, 'segno-link');
      const { service, providerId: id, username } = data;
      if (await enter(deps, c, userId, { connect: { service, id, username } }))
        return c.json({ two_factor: true as const });
      return c.json({ bootstrapData: await deps.startup(c.req.raw, c.var.viewer) });
    })
    .post(
      '/:service/disconnect',
      signedIn,
      responds(Done),
      validate('param', SocialServiceParam),
      async (c) => {
        const { service } = c.req.valid('param');
        const { user } = c.var.viewer;
        requireSession(c.var.viewer);
        if (await isLastService(deps.db, user.id, service)) await requirePassword(deps.db, c.var.viewer);
        if ((await otherWays(deps.db, user.id, service)) === 0)
          throw new Problem({
            status: 422,
            code: 'last_way',
            message: 'This is your only way to sign in. Set a password first.',
          });
        if (await disconnectService(deps.db, user.id, service))
          await mailAccountChange(deps, c, 'service_removed');
        return c.json({});
      },
    );

/** The pages of the window of a service, under `/secure/auth/social`. */
export function socialPages(deps: AccountDeps) {
  const { db, baseUrl, account, startup } = deps;
  const finish = (c: Context<AppEnv>, status: SocialResult['status'], reason?: string) => {
    const text = (english: string) => serverText(c.var.language, english);
    return resultPage(
      c,
      { status, ...(reason !== undefined && { message: text(reason) }) },
      text(reason ?? message.done),
    );
  };
  const serviceOf = (c: Context<AppEnv>) => {
    const parsed = v.safeParse(SocialService, c.req.param('service'));
    return parsed.success ? parsed.output : null;
  };
  const callbackOf = (service: SocialService) => `${baseUrl}/secure/auth/social/${service}/callback`;

  /** Leads the window to the service. A page of another site cannot begin this. */
  const begin = async (c: Context<AppEnv>, userId: number | null) => {
    const service = serviceOf(c);
    const site = c.req.header('sec-fetch-site');
    if (!service || (site !== undefined && site !== 'same-origin' && site !== 'none'))
      return finish(c, 'ERROR');
    const opened = await openService(db, account, service).catch((error: unknown) => {
      c.var.log.warn({ err: error, service }, 'A service of social sign-in did not respond');
      return null;
    });
    if (!opened) return finish(c, 'ERROR', message.unavailable);
    const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), createToken(), createToken()];
    setStepCookie(
      c,
      baseUrl,
      'segno-social',
      await beginStep(db, 'social', userId, { service, verifier, nonce, state }),
    );
    const address = client.buildAuthorizationUrl(opened.config, {
      redirect_uri: callbackOf(service),
      ...(opened.scope !== null && { scope: opened.scope }),
      state,
      ...(opened.isOpenId && { nonce }),
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return c.redirect(address.href);
  };

  return new Hono<AppEnv>()
    .get('/:service/login', (c) => {
      if (c.var.viewer.user) return finish(c, 'ALREADY_LOGGED_IN');
      return begin(c, null);
    })
    .get('/:service/connect', (c) => {
      const { user, restriction } = c.var.viewer;
      if (!user || restriction) return finish(c, 'ERROR', message.signedOut);
      return begin(c, user.id);
    })
    .get('/:service/callback', async (c) => {
      const service = serviceOf(c);
      const step = await takeStep(db, 'social', readStepCookie(c, baseUrl, 'segno-social'));
      deleteStepCookie(c, baseUrl, 'segno-social');
      if (!service || step?.data.service !== service) return finish(c, 'ERROR');
      const { verifier, nonce, state } = step.data;
      const opened = await openService(db, account, service).catch(() => null);
      if (!opened) return finish(c, 'ERROR', message.unavailable);
      try {
        // Behind a proxy the address of the request is another one than the service has sent the person to.
        const url = new URL(callbackOf(service) + new URL(c.req.url).search);
        const tokens = await client.authorizationCodeGrant(opened.config, url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          ...(opened.isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
        });
        const person = await opened.readPerson(tokens);
        if (step.userId !== null) {
          // The person may have signed out, or in to another account, while the window was open.
          if (c.var.viewer.user?.id !== step.userId) return finish(c, 'ERROR');
          await connectService(db, step.userId, { service, ...person });
          await mailAccountChange(deps, c, 'service');
          return finish(c, 'SUCCESS');
        }
        const known = await findByService(db, service, person.id);
        if (known !== null) return finish(c, (await enter(deps, c, known)) ? 'TWO_FACTOR' : 'SUCCESS');
        const { email } = person;
        if (email === null) return finish(c, 'ERROR', message.noAddress);
        const owner = await findByEmail(db, email);
        if (owner !== null) {
          const link = { service, providerId: person.id, username: person.username };
          setStepCookie(c, baseUrl, 'segno-link', await beginStep(db, 'socialLink', owner, link));
          return finish(c, 'REQUEST_PASSWORD');
        }
        const { settings, i18n } = await startup(c.req.raw, c.var.viewer);
        if (readSetting(settings, 'registration.disable') === true) return finish(c, 'ERROR', message.closed);
        const timezone = readSetting(settings, 'dates.default_timezone') ?? 'UTC';
        const made = await createByService(
          db,
          service,
          { ...person, email },
          { language: i18n.language, timezone },
        );
        await enter(deps, c, made, { isNew: true });
        return finish(c, 'SUCCESS');
      } catch (error) {
        if (error instanceof Problem) return finish(c, 'ERROR', error.message);
        if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
          return finish(c, 'ERROR', message.cancelled);
        c.var.log.warn({ err: error, service }, 'A sign-in at a service failed');
        return finish(c, 'ERROR', message.failed);
      }
    });
}
