import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import {
  BootstrapResponse,
  type FirstPasswordInput,
  MessageResponse,
  type PasswordInput,
} from '../auth/contract.ts';
import type { HttpMethod } from '../http/HttpClient.ts';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { NotificationSettings, type NotificationSelectionsInput } from '../notifications/contract.ts';
import { applyStartup, refreshSession } from '../session/session.ts';
import { Done } from '../shared/contract.ts';
import { Startup } from '../startup/contract.ts';
import {
  type AccountInput,
  type ConfirmPasswordInput,
  type ConfirmTwoFactorInput,
  DataExportResponse,
  DeletionResponse,
  type NewPasskeyInput,
  NewTokenResponse,
  type NewTokenInput,
  OwnUserResponse,
  PasskeyOptions,
  type PasskeyLoginInput,
  RecoveryCodesResponse,
  type TwoFactorChallengeInput,
} from './contract.ts';
import { confirmedPasswordQuery, notificationSettingsQuery, twoFactorQrQuery } from './queries.ts';

const readAgain = (client: QueryClient) => {
  const [, code] = twoFactorQrQuery().queryKey;
  // The QR code of a setup never changes, and after the setup there is none.
  return client.invalidateQueries({
    queryKey: ['account'],
    predicate: ({ queryKey }) => queryKey[1] !== code,
  });
};

/** A change of the account, after which its queries are read again. */
const accountChange = <Input, const TSchema extends v.GenericSchema>(
  schema: TSchema,
  method: HttpMethod,
  path: (input: Input) => string,
  hasBody = true,
) =>
  mutationOptions({
    mutationFn: (input: Input, { client }) =>
      request(client, schema, path(input), {
        method,
        ...(hasBody && { body: (input ?? {}) as object }),
      }),
    onSuccess: (_answer, _input, _result, { client }) => readAgain(client),
  });

/** Mutation options that change details of the signed-in person. */
export const updateAccountMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: AccountInput, { client }) =>
      request(client, OwnUserResponse, `users/${id}`, { method: 'PUT', body }),
    onSuccess: async (_answer, _input, _result, { client }) => {
      await Promise.all([refreshSession(client), readAgain(client)]);
    },
  });

/** Mutation options that set the profile picture: a file, the address of one, or null to remove it. */
export const avatarMutation = (id: number) =>
  mutationOptions({
    mutationFn: (picture: { file: File } | { url: string } | null, { client }) => {
      const path = `users/${id}/avatar`;
      if (picture === null) return request(client, OwnUserResponse, path, { method: 'DELETE' });
      const body = new FormData();
      for (const [name, value] of Object.entries(picture)) body.set(name, value as string | File);
      return request(client, OwnUserResponse, path, { method: 'POST', body });
    },
    onSuccess: async (_answer, _input, _result, { client }) => {
      await Promise.all([refreshSession(client), readAgain(client)]);
    },
  });

/** Mutation options that change the password. All other sessions end. */
export const changePasswordMutation = () =>
  accountChange<PasswordInput, typeof Done>(Done, 'PUT', () => 'auth/user/password');

/** Mutation options that set the first password of a person. All other sessions end. */
export const setPasswordMutation = () =>
  accountChange<FirstPasswordInput, typeof Done>(Done, 'POST', () => 'auth/user/password');

/** Mutation options that confirm the password of this session. */
export const confirmPasswordMutation = () =>
  mutationOptions({
    mutationFn: (body: ConfirmPasswordInput, { client }) =>
      request(client, Done, 'auth/user/confirm-password', { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) =>
      keepResponse(client, confirmedPasswordQuery(), { confirmed: true }),
  });

/** Mutation options that begin the setup of the second factor. */
export const enableTwoFactorMutation = () =>
  accountChange<void, typeof Done>(Done, 'POST', () => 'auth/user/two-factor-authentication');

/** Mutation options that switch the second factor off, or cancel its setup. */
export const disableTwoFactorMutation = () =>
  accountChange<void, typeof Done>(Done, 'DELETE', () => 'auth/user/two-factor-authentication', false);

/** Mutation options that switch the second factor on by its first code. */
export const confirmTwoFactorMutation = () =>
  accountChange<ConfirmTwoFactorInput, typeof Done>(
    Done,
    'POST',
    () => 'auth/user/confirmed-two-factor-authentication',
  );

/** Mutation options that replace the recovery codes. */
export const regenerateCodesMutation = () =>
  accountChange<void, typeof RecoveryCodesResponse>(
    RecoveryCodesResponse,
    'POST',
    () => 'auth/user/two-factor-recovery-codes',
  );

/** Mutation options that sign in with a second factor. */
export const twoFactorChallengeMutation = () =>
  mutationOptions({
    mutationFn: (body: TwoFactorChallengeInput, { client }) =>
      request(client, BootstrapResponse, 'auth/two-factor-challenge', { method: 'POST', body }),
    onSuccess: ({ bootstrapData }, _input, _result, { client }) => applyStartup(client, bootstrapData),
  });

/** Mutation options that ask the server for the options of a passkey: for a sign-in, a second factor or a new one. */
export const passkeyOptionsMutation = (purpose: 'login' | 'challenge' | 'new') => {
  const paths = {
    login: 'auth/passkey-login/options',
    challenge: 'auth/two-factor-challenge/passkey-options',
    new: 'auth/user/passkeys/options',
  };
  return mutationOptions({
    mutationFn: (_: void, { client }) =>
      request(client, PasskeyOptions, paths[purpose], { method: 'POST', body: {} }),
  });
};

/** Mutation options that sign in by a passkey. */
export const passkeyLoginMutation = () =>
  mutationOptions({
    mutationFn: (body: PasskeyLoginInput, { client }) =>
      request(client, BootstrapResponse, 'auth/passkey-login', { method: 'POST', body }),
    onSuccess: ({ bootstrapData }, _input, _result, { client }) => applyStartup(client, bootstrapData),
  });

/** Mutation options that store a new passkey. */
export const addPasskeyMutation = () =>
  mutationOptions({
    mutationFn: (body: NewPasskeyInput, { client }) =>
      request(client, Done, 'auth/user/passkeys', { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) => readAgain(client),
  });

/** Mutation options that remove a passkey, by its id. */
export const removePasskeyMutation = () =>
  accountChange<number, typeof Done>(Done, 'DELETE', (id) => `auth/user/passkeys/${id}`, false);

/** Mutation options that give a passkey another name. */
export const renamePasskeyMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: { name: string }, { client }) =>
      request(client, Done, `auth/user/passkeys/${id}`, { method: 'PUT', body }),
    onSuccess: (_answer, _input, _result, { client }) => readAgain(client),
  });

/** Mutation options that end a session, by its id. */
export const endSessionMutation = () =>
  accountChange<number, typeof Done>(Done, 'DELETE', (id) => `user-sessions/${id}`, false);

/** Mutation options that end all other sessions. */
export const logoutOtherMutation = () =>
  accountChange<ConfirmPasswordInput, typeof Done>(Done, 'POST', () => 'user-sessions/logout-other');

/** Mutation options that create an access token, whose text is in the response only. */
export const createTokenMutation = () =>
  accountChange<NewTokenInput, typeof NewTokenResponse>(NewTokenResponse, 'POST', () => 'access-tokens');

/** Mutation options that delete an access token, by its id. */
export const deleteTokenMutation = () =>
  accountChange<number, typeof Done>(Done, 'DELETE', (id) => `access-tokens/${id}`, false);

/** Mutation options that send a code to another email address. */
export const changeEmailMutation = () =>
  mutationOptions({
    mutationFn: (body: { email: string; password: string }, { client }) =>
      request(client, MessageResponse, 'auth/user/email', { method: 'POST', body }),
  });

/** Mutation options that change the email address by its code. */
export const confirmEmailMutation = () =>
  mutationOptions({
    mutationFn: (body: { code: string }, { client }) =>
      request(client, Done, 'auth/user/email/confirm', { method: 'POST', body }),
    onSuccess: async (_answer, _input, _result, { client }) => {
      await Promise.all([refreshSession(client), readAgain(client)]);
    },
  });

/** Mutation options that ask for an export of the signed-in person's data. */
export const requestExportMutation = () =>
  accountChange<void, typeof DataExportResponse>(DataExportResponse, 'POST', () => 'me/exports');

/** Mutation options that delete the account of the signed-in person. */
export const deleteAccountMutation = (id: number) =>
  mutationOptions({
    mutationFn: (_: void, { client }) =>
      request(client, DeletionResponse, `users/${id}`, {
        method: 'DELETE',
        query: { deleteCurrentUser: 'true' },
      }),
    // As a logout: the person has ended their session.
    onSuccess: async (_answer, _input, _result, { client }) =>
      applyStartup(client, await request(client, Startup, 'startup')),
  });

/** Mutation options that store the channels of notifications. */
export const notificationSettingsMutation = () =>
  mutationOptions({
    mutationFn: (body: NotificationSelectionsInput, { client }) =>
      request(client, NotificationSettings, 'notifications/me/subscriptions', { method: 'PUT', body }),
    onSuccess: (response, _input, _result, { client }) =>
      keepResponse(client, notificationSettingsQuery(), response),
  });
