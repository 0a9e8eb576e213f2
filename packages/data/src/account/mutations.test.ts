import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { HttpClient } from '../http/HttpClient.ts';
import { createQueryClient } from '../queryClient/createQueryClient.ts';
import { connectSession, hasLoggedOut } from '../session/session.ts';
import { hasSessionEnded } from '../session/endedSessions.ts';
import { sampleStartup, sampleUser } from '../startup/samples.ts';
import { createStartupStore } from '../store/createStore.ts';
import { confirmTwoFactorMutation, deleteAccountMutation } from './mutations.ts';
import { confirmedPasswordQuery, twoFactorQrQuery } from './queries.ts';

/** The page of a signed-in person, and the paths of its requests. */
function open(answers: Record<string, unknown>) {
  const send = vi.fn<HttpClient['send']>(async (path) => answers[path]);
  const client = createQueryClient({ http: { send }, isServer: true });
  const store = createStartupStore({ ...sampleStartup, user: sampleUser });
  connectSession(client, { store });
  const run = <TInput>(
    mutation: Parameters<ReturnType<typeof client.getMutationCache>['build']>[1],
    input: TInput,
  ) => client.getMutationCache().build(client, mutation).execute(input);
  const sent = () => send.mock.calls.map(([path]) => path);
  return { client, store, run, sent };
}

test('TWOFACTOR-1 the QR code of a setup is not read again when the setup ends', async () => {
  const page = open({
    'auth/user/confirmed-two-factor-authentication': {},
    'auth/user/two-factor/qr-code': { svg: '<svg/>', secret: 'JBSWY3DPEHPK3PXP' },
    'auth/user/confirmed-password-status': { confirmed: true },
  });
  const stops = [
    new QueryObserver(page.client, twoFactorQrQuery()).subscribe(() => {}),
    new QueryObserver(page.client, confirmedPasswordQuery()).subscribe(() => {}),
  ];
  await vi.waitFor(() => expect(page.sent()).toHaveLength(2));
  await page.run(confirmTwoFactorMutation() as never, { code: '123456' });
  await vi.waitFor(() =>
    expect(page.sent().filter((path) => path === 'auth/user/confirmed-password-status')).toHaveLength(2),
  );
  expect(page.sent().filter((path) => path === 'auth/user/two-factor/qr-code')).toHaveLength(1);
  for (const stop of stops) stop();
});

test('DATA-2 a deletion ends the session as a logout does', async () => {
  const page = open({
    [`users/${sampleUser.id}`]: { deleted_at: '2026-12-01T00:00:00.000Z' },
    startup: sampleStartup,
  });
  await page.run(deleteAccountMutation(sampleUser.id) as never, undefined);
  expect(page.store.get().user).toBeNull();
  expect(hasLoggedOut(page.client)).toBe(true);
  expect(hasSessionEnded(page.client)).toBe(false);
});
