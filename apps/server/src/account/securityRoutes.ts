import {
  BootstrapResponse,
  ConfirmedPasswordResponse,
  ConfirmedPasswordParams,
  ConfirmPasswordInput,
  ConfirmTwoFactorInput,
  confirmationSeconds,
  Done,
  EmailChangeInput,
  FirstPasswordInput,
  IdParam,
  MessageResponse,
  NewPasskeyInput,
  Passkey,
  PasskeyList,
  PasskeyLoginInput,
  PasskeyNameInput,
  PasskeyOptions,
  PasswordInput,
  RecoveryCodesResponse,
  TwoFactorChallengeInput,
  TwoFactorQrResponse,
  VerifyEmailInput,
} from '@segno/data/contract';
import * as v from 'valibot';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { everyone, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { serverText } from '../i18n/translations.ts';
import { accountChangeMessage } from '../mail/accountMessages.ts';
import { queueMail } from '../mail/store.ts';
import {
  addPasskey,
  authenticationOptions,
  findByPasskey,
  listPasskeys,
  registrationOptions,
  removePasskey,
  renamePasskey,
} from '../passkeys/store.ts';
import { whileOn } from '../settings/whileOn.ts';
import { deleteStepCookie, readStepCookie, setStepCookie } from '../pendingSteps/stepCookie.ts';
import { beginStep, changeStep, takeStep, tryStep } from '../pendingSteps/store.ts';
import { connectService } from '../social/store.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  regenerateCodes,
  twoFactorQr,
  spendRecoveryCode,
  spendTwoFactorCode,
  refusedCode,
} from '../twoFactor/store.ts';
import {
  checkPassword,
  confirmSession,
  hasConfirmed,
  requirePassword,
  requireSession,
} from './confirmation.ts';
import { changeEmail, sendEmailCode } from './email.ts';
import { countAccountMail, countCodeAttempt, countPasswordAttempt } from './limits.ts';
import { mailAccountChange } from './notifyChange.ts';
import { changePassword, setFirstPassword } from './password.ts';
import { mailFrameOf, signIn } from './signIn.ts';

/** How often codes may be entered for one sign-in. */
const mostTries = 10;

const challengeEnded = () =>
  new Problem({
    status: 422,
    code: 'challenge_ended',
    message: 'This sign-in has ended. Enter your password again.',
    fields: { code: 'This sign-in has ended. Enter your password again.' },
  });

/** The second factor, passkeys, the password and the email address, under `/auth`. */
export function securityRoutes(deps: AuthDeps) {
  const { db, baseUrl } = deps;
  const { vault } = deps.account;
  const bootstrap = (c: AppRequest) => deps.startup(c.req.raw, c.var.viewer);
  const siteOf = async (c: AppRequest) => (await bootstrap(c)).branding.site_name;

  return (
    createRouter()
      .post(
        '/two-factor-challenge',
        everyone,
        responds(BootstrapResponse),
        validate('json', TwoFactorChallengeInput),
        async (c) => {
          const input = c.req.valid('json');
          const token = readStepCookie(c, baseUrl, 'segno-step');
          const step = await tryStep(db, 'challenge', token);
          if (!step?.userId || step.attempts > mostTries) throw challengeEnded();
          const { userId, data } = step;
          await countCodeAttempt(deps, userId);
          if ('code' in input) {
            if (!(await spendTwoFactorCode(db, vault, userId, input.code))) throw refusedCode();
          } else if ('recovery_code' in input) {
            if (!(await spendRecoveryCode(db, userId, input.recovery_code)))
              throw refusedCode('recovery_code');
          } else {
            const challenge = data.passkeyChallenge ?? '';
            const found = await findByPasskey(db, baseUrl, { response: input.passkey, challenge, userId });
            if (found !== userId) throw wrongPasskey();
          }
          // Of two requests with one challenge, one begins the session.
          if (!(await takeStep(db, 'challenge', token))) throw challengeEnded();
          deleteStepCookie(c, baseUrl, 'segno-step');
          await signIn(deps, c, { userId, remember: data.remember });
          if (data.connect) {
            await connectService(db, userId, data.connect);
            await mailAccountChange(deps, c, 'service');
          }
          if ('recovery_code' in input && c.var.viewer.user?.email) {
            const message = accountChangeMessage(await mailFrameOf(deps, c), 'recovery_code');
            await queueMail(db, { to: c.var.viewer.user.email, ...message });
            deps.sendMails();
          }
          return c.json({ bootstrapData: await bootstrap(c) });
        },
      )
      .post(
        '/two-factor-challenge/passkey-options',
        everyone,
        responds(PasskeyOptions),
        whileOn(db, 'auth.passkeys'),
        async (c) => {
          const token = readStepCookie(c, baseUrl, 'segno-step');
          const step = await tryStep(db, 'challenge', token);
          if (!step?.userId || step.attempts > mostTries) throw challengeEnded();
          const options = await authenticationOptions(db, baseUrl, step.userId);
          await changeStep(db, 'challenge', token, { ...step.data, passkeyChallenge: options.challenge });
          return c.json({ options: { ...options } });
        },
      )
      .post(
        '/passkey-login/options',
        everyone,
        responds(PasskeyOptions),
        whileOn(db, 'auth.passkeys'),
        async (c) => {
          const options = await authenticationOptions(db, baseUrl, null);
          const token = await beginStep(db, 'passkey', null, { challenge: options.challenge });
          setStepCookie(c, baseUrl, 'segno-passkey', token);
          return c.json({ options: { ...options } });
        },
      )
      .post(
        '/passkey-login',
        everyone,
        responds(BootstrapResponse),
        whileOn(db, 'auth.passkeys'),
        validate('json', PasskeyLoginInput),
        async (c) => {
          const { passkey, remember } = c.req.valid('json');
          const step = await takeStep(db, 'passkey', readStepCookie(c, baseUrl, 'segno-passkey'));
          deleteStepCookie(c, baseUrl, 'segno-passkey');
          if (!step || step.userId !== null) throw wrongPasskey();
          const { challenge } = step.data;
          const userId = await findByPasskey(db, baseUrl, { response: passkey, challenge, userId: null });
          if (userId === null) throw wrongPasskey();
          await signIn(deps, c, { userId, remember });
          return c.json({ bootstrapData: await bootstrap(c) });
        },
      )
      .put('/user/password', signedIn, responds(Done), validate('json', PasswordInput), async (c) => {
        const { user } = c.var.viewer;
        const sessionId = requireSession(c.var.viewer);
        await countPasswordAttempt(deps, user.id);
        await changePassword(db, { userId: user.id, sessionId, ...c.req.valid('json') });
        await mailAccountChange(deps, c, 'password');
        return c.json({});
      })
      // For people without a password, the sign-in is the confirmation.
      .post('/user/password', signedIn, responds(Done), validate('json', FirstPasswordInput), async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        const sessionId = requireSession(c.var.viewer);
        await setFirstPassword(db, { userId: user.id, sessionId, ...c.req.valid('json') });
        await mailAccountChange(deps, c, 'password');
        return c.json({});
      })
      .get(
        '/user/confirmed-password-status',
        signedIn,
        responds(ConfirmedPasswordResponse),
        validate('query', ConfirmedPasswordParams),
        async (c) => {
          const { seconds } = c.req.valid('query');
          const within = seconds === undefined ? confirmationSeconds : Number(seconds);
          return c.json({ confirmed: await hasConfirmed(db, c.var.viewer, within) });
        },
      )
      .post(
        '/user/confirm-password',
        signedIn,
        responds(Done),
        validate('json', ConfirmPasswordInput),
        async (c) => {
          const { user } = c.var.viewer;
          const sessionId = requireSession(c.var.viewer);
          await countPasswordAttempt(deps, user.id);
          await checkPassword(db, user.id, c.req.valid('json').password);
          await confirmSession(db, sessionId);
          return c.json({});
        },
      )
      .post('/user/two-factor-authentication', signedIn, responds(Done), async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        await beginTwoFactor(db, vault, user.id);
        return c.json({});
      })
      .delete('/user/two-factor-authentication', signedIn, responds(Done), async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        if (await disableTwoFactor(db, user.id)) await mailAccountChange(deps, c, 'two_factor_off');
        return c.json({});
      })
      .get('/user/two-factor/qr-code', signedIn, responds(TwoFactorQrResponse), async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        const site = await siteOf(c);
        return c.json(await twoFactorQr(db, vault, { userId: user.id, label: user.email, site }));
      })
      .post(
        '/user/confirmed-two-factor-authentication',
        signedIn,
        responds(Done),
        validate('json', ConfirmTwoFactorInput),
        async (c) => {
          const { user } = await requirePassword(db, c.var.viewer);
          await countCodeAttempt(deps, user.id);
          await confirmTwoFactor(db, vault, user.id, c.req.valid('json').code);
          await mailAccountChange(deps, c, 'two_factor_on');
          return c.json({});
        },
      )
      .post('/user/two-factor-recovery-codes', signedIn, responds(RecoveryCodesResponse), async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        return c.json({ recovery_codes: await regenerateCodes(db, vault, user.id) });
      })
      .get('/user/passkeys', signedIn, responds(PasskeyList), async (c) => {
        requireSession(c.var.viewer);
        return c.json({ passkeys: await listPasskeys(db, c.var.viewer.user.id) });
      })
      .post(
        '/user/passkeys/options',
        signedIn,
        responds(PasskeyOptions),
        whileOn(db, 'auth.passkeys'),
        async (c) => {
          const { user } = await requirePassword(db, c.var.viewer);
          const options = await registrationOptions(db, baseUrl, { user, site: await siteOf(c) });
          const token = await beginStep(db, 'passkey', user.id, { challenge: options.challenge });
          setStepCookie(c, baseUrl, 'segno-passkey', token);
          return c.json({ options: { ...options } });
        },
      )
      .post(
        '/user/passkeys',
        signedIn,
        responds(v.object({ passkey: Passkey }), 201),
        validate('json', NewPasskeyInput),
        async (c) => {
          const { user } = await requirePassword(db, c.var.viewer);
          const step = await takeStep(db, 'passkey', readStepCookie(c, baseUrl, 'segno-passkey'));
          deleteStepCookie(c, baseUrl, 'segno-passkey');
          if (step?.userId !== user.id) throw wrongPasskey();
          const { name, passkey } = c.req.valid('json');
          const { challenge } = step.data;
          const added = await addPasskey(db, baseUrl, {
            userId: user.id,
            name,
            response: passkey,
            challenge,
          });
          await mailAccountChange(deps, c, 'passkey_added');
          return c.json({ passkey: added }, 201);
        },
      )
      .put(
        '/user/passkeys/:id',
        signedIn,
        responds(Done),
        validate('param', IdParam),
        validate('json', PasskeyNameInput),
        async (c) => {
          requireSession(c.var.viewer);
          const { user } = c.var.viewer;
          await renamePasskey(db, user.id, c.req.valid('param').id, c.req.valid('json').name);
          return c.json({});
        },
      )
      .delete('/user/passkeys/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        await removePasskey(db, user.id, c.req.valid('param').id);
        await mailAccountChange(deps, c, 'passkey_removed');
        return c.json({});
      })
      // The password is part of the request: a confirmation of an hour ago is not enough.
      .post(
        '/user/email',
        signedIn,
        responds(MessageResponse),
        validate('json', EmailChangeInput),
        async (c) => {
          const { user } = c.var.viewer;
          requireSession(c.var.viewer);
          const { email, password } = c.req.valid('json');
          await countPasswordAttempt(deps, user.id);
          await checkPassword(db, user.id, password);
          await countAccountMail(deps, user.id);
          const token = await sendEmailCode(deps, { user, email, frame: await mailFrameOf(deps, c) });
          setStepCookie(c, baseUrl, 'segno-email', token);
          deps.sendMails();
          return c.json({ message: serverText(c.var.language, 'Email sent') });
        },
      )
      .post(
        '/user/email/confirm',
        signedIn,
        responds(Done),
        validate('json', VerifyEmailInput),
        async (c) => {
          const { user } = c.var.viewer;
          requireSession(c.var.viewer);
          await changeEmail(deps, {
            user,
            token: readStepCookie(c, baseUrl, 'segno-email'),
            code: c.req.valid('json').code,
            frame: await mailFrameOf(deps, c),
          });
          deleteStepCookie(c, baseUrl, 'segno-email');
          deps.sendMails();
          return c.json({});
        },
      )
  );
}

const wrongPasskey = () => {
  const message = 'This passkey was not accepted.';
  return new Problem({ status: 422, code: 'invalid_passkey', message });
};
