import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { NotificationSettings, PushKeyResponse } from '../notifications/contract.ts';
import {
  ConfirmedPasswordResponse,
  confirmationSeconds,
  DataExportList,
  OwnUserResponse,
  PasskeyList,
  TwoFactorQrResponse,
  UserSessionList,
  ValueLists,
  type valueListNames,
} from './contract.ts';

const meta = { isPersonal: true };

/** Query options for the signed-in person with everything of the account settings. */
export const ownUserQuery = () =>
  queryOptions({
    queryKey: ['account', 'user'],
    meta,
    queryFn: async ({ client, signal }) =>
      (
        await request(client, OwnUserResponse, 'me', {
          query: { with: 'roles,social_profiles,tokens' },
          signal,
        })
      ).user,
  });

/** Query options for the sessions of the signed-in person. */
export const userSessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    meta,
    queryFn: async ({ client, signal }) =>
      (await request(client, UserSessionList, 'user-sessions', { signal })).sessions,
  });

/** Query options for the passkeys of the signed-in person. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    meta,
    queryFn: async ({ client, signal }) =>
      (await request(client, PasskeyList, 'auth/user/passkeys', { signal })).passkeys,
  });

/** Query options for the QR code of a second factor that is being set up. */
export const twoFactorQrQuery = () =>
  queryOptions({
    queryKey: ['account', 'two-factor'],
    meta,
    gcTime: 0,
    queryFn: ({ client, signal }) =>
      request(client, TwoFactorQrResponse, 'auth/user/two-factor/qr-code', { signal }),
  });

/** Query options for whether the password was confirmed in this session. */
export const confirmedPasswordQuery = () =>
  queryOptions({
    queryKey: ['account', 'confirmed'],
    meta,
    staleTime: 0,
    queryFn: ({ client, signal }) =>
      request(client, ConfirmedPasswordResponse, 'auth/user/confirmed-password-status', {
        query: { seconds: confirmationSeconds },
        signal,
      }),
  });

/** Query options for the exports of the signed-in person's data. */
export const dataExportsQuery = () =>
  queryOptions({
    queryKey: ['account', 'exports'],
    meta,
    queryFn: async ({ client, signal }) =>
      (await request(client, DataExportList, 'me/exports', { signal })).exports,
  });

/** Query options for lists of choices, by their names. */
export const valueListsQuery = (names: readonly (typeof valueListNames)[number][]) =>
  queryOptions({
    queryKey: ['value-lists', ...names],
    staleTime: Infinity,
    queryFn: ({ client, signal }) =>
      request(client, ValueLists, `value-lists/${names.join(',')}`, { signal }),
  });

/** Query options for the channels of the signed-in person's notifications. */
export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    meta,
    queryFn: ({ client, signal }) =>
      request(client, NotificationSettings, 'notifications/me/subscriptions', { signal }),
  });

/** Query options for the key of this site for web push, and the endpoints of the person's browsers. */
export const pushKeyQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'push-key'],
    meta,
    // Another tab adds and removes this browser too.
    staleTime: 0,
    queryFn: ({ client, signal }) => request(client, PushKeyResponse, 'notifications/me/push', { signal }),
  });
