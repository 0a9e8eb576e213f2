import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import type { HumanCheckOptions } from '../humanCheck/humanToken.ts';
import { announceChange, applyStartup } from '../session/session.ts';
import {
  BootstrapResponse,
  type ForgotPasswordInput,
  LoginResponse,
  type LoginInput,
  MessageResponse,
  RegisterResponse,
  type RegisterInput,
  type ResetPasswordInput,
  type VerifyEmailInput,
} from './contract.ts';

/** `body` with the solution of the human check, where the site asks for it. */
const checked = async <Body extends object>(
  client: QueryClient,
  check: HumanCheckOptions | null,
  body: Body,
) =>
  check
    ? { ...body, human_token: await (await import('../humanCheck/humanToken.ts')).humanToken(client, check) }
    : body;

/**
 * Mutation options that sign a person in. The startup object of the response replaces the page's. `check` is
 * the human check where the site asks for it.
 */
export const loginMutation = (check: HumanCheckOptions | null = null) =>
  mutationOptions({
    mutationFn: async (body: LoginInput, { client }) =>
      request(client, LoginResponse, 'auth/login', {
        method: 'POST',
        body: await checked(client, check, body),
      }),
    onSuccess: (response, _input, _result, { client }) => {
      if ('bootstrapData' in response) applyStartup(client, response.bootstrapData);
    },
  });

/** Mutation options that create an account and sign the person in. `check` is as in `loginMutation`. */
export const registerMutation = (check: HumanCheckOptions | null = null) =>
  mutationOptions({
    mutationFn: async (body: RegisterInput, { client }) =>
      request(client, RegisterResponse, 'auth/register', {
        method: 'POST',
        body: await checked(client, check, body),
      }),
    onSuccess: ({ bootstrapData }, _input, _result, { client }) => applyStartup(client, bootstrapData),
  });

/** Ends the notifications in this browser: the next person who signs in must not get them. */
async function endNotifications(client: QueryClient) {
  if (globalThis.Notification?.permission !== 'granted') return;
  const { removeThisBrowser } = await import('../notifications/thisBrowser.ts');
  await removeThisBrowser(client);
}

/**
 * Mutation options that end the session, and the notifications in this browser. The startup object becomes a guest's.
 */
export const logoutMutation = () =>
  mutationOptions({
    mutationFn: async (_: void, { client }) => {
      // A logout without them is better than none.
      await endNotifications(client).catch(() => undefined);
      return request(client, BootstrapResponse, 'auth/logout', { method: 'POST' });
    },
    onSuccess: ({ bootstrapData }, _input, _result, { client }) => applyStartup(client, bootstrapData),
  });

/** Mutation options that send a link to choose another password. The response is the same for unknown addresses. */
export const forgotPasswordMutation = () =>
  mutationOptions({
    mutationFn: (body: ForgotPasswordInput, { client }) =>
      request(client, MessageResponse, 'auth/forgot-password', { method: 'POST', body }),
  });

/** Mutation options that set another password, with the token of the link. */
export const resetPasswordMutation = () =>
  mutationOptions({
    mutationFn: (body: ResetPasswordInput, { client }) =>
      request(client, MessageResponse, 'auth/reset-password', { method: 'POST', body }),
  });

/** Mutation options that send another verification code to the signed-in person. */
export const resendVerificationMutation = () =>
  mutationOptions({
    mutationFn: (_: void, { client }) =>
      request(client, MessageResponse, 'resend-email-verification', { method: 'POST' }),
  });

/** Mutation options that verify the email address of the signed-in person by its code. Reload the page afterwards. */
export const verifyEmailMutation = () =>
  mutationOptions({
    mutationFn: (body: VerifyEmailInput, { client }) =>
      request(client, MessageResponse, 'validate-email-verification-otp', { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) => announceChange(client),
  });
