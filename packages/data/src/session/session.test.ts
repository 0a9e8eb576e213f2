import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loginMutation, logoutMutation } from '../auth/mutations.ts';
import { ApiError } from '../http/ApiError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { likesQuery } from '../likes/queries.ts';
import { sampleLikes } from '../likes/samples.ts';
import { createQueryClient } from '../queryClient/createQueryClient.ts';
import { createStartupStore } from '../startup/createStartupStore.ts';
import { sampleStartup, sampleUser } from '../startup/samples.ts';
import { connectSession, followErrorAnswer, refreshSession } from './session.ts';

const guest = sampleStartup;
const person = { ...sampleStartup, user: sampleUser };

function open(startup: typeof guest, answers: Record<string, unknown>) {
  const send = vi.fn<HttpClient['send']>(async (path) => answers[path]);
  const client = createQueryClient({ http: { send }, isServer: true });
  const store = createStartupStore(startup);
  const onChange = vi.fn();
  connectSession(client, { store, onChange });
  return { client, store, send, onChange };
}

const run = <TInput>(
  { client }: Pick<ReturnType<typeof open>, 'client'>,
  mutation: Parameters<ReturnType<typeof client.getMutationCache>['build']>[1],
  input: TInput,
) => client.getMutationCache().build(client, mutation).execute(input);

test('AUTH-9 a sign-in replaces the startup object, tells other tabs and removes what the guest has read', async () => {
  const page = open(guest, { 'auth/login': { bootstrapData: person } });
  page.client.setQueryData(['albums', 11], 'for guests');
  await run(page, loginMutation() as never, { email: 'noor@segno.example', password: 'velvet moth' });
  expect(page.store.get().user).toEqual(sampleUser);
  expect(page.onChange).toHaveBeenCalledOnce();
  expect(page.client.getQueryData(['albums', 11])).toBeUndefined();
});

test('AUTH-9 a logout reads the queries of the page again, and removes those that the page leaves before', async () => {
  const page = open(person, { 'auth/logout': { bootstrapData: guest } });
  const answers = vi.fn(async () => 'of the person');
  const slow = vi.fn(async () => 'of the person');
  const observe = (name: string, queryFn: () => Promise<string>) =>
    new QueryObserver(page.client, { queryKey: [name], queryFn }).subscribe(() => {});
  observe('fast', answers);
  const leave = observe('slow', slow);
  await vi.waitFor(() => expect(page.client.getQueryData(['slow'])).toBe('of the person'));
  answers.mockResolvedValue('for guests');
  slow.mockReturnValue(new Promise(() => {}));
  await run(page, logoutMutation() as never, undefined);
  await vi.waitFor(() => expect(page.client.getQueryData(['fast'])).toBe('for guests'));
  leave();
  expect(page.client.getQueryData(['slow'])).toBeUndefined();
});

const error = (status: number, code = `http_${status}`) => new ApiError({ status, code, message: 'No' });

test('AUTH-9 after a logout the queries that only a person may send are not sent again', async () => {
  const page = open(person, { 'auth/logout': { bootstrapData: guest }, 'me/likes': sampleLikes });
  new QueryObserver(page.client, likesQuery()).subscribe(() => {});
  await vi.waitFor(() => expect(page.client.getQueryData(likesQuery().queryKey)).toEqual(sampleLikes));
  await run(page, logoutMutation() as never, undefined);
  expect(page.client.getQueryData(likesQuery().queryKey)).toBeUndefined();
  expect(page.send.mock.calls.filter(([path]) => path === 'me/likes')).toHaveLength(1);
});

test.each([
  ['401 for a signed-in person', error(401)],
  ['a 403 of an unverified account', error(403, 'email_unverified')],
  ['a 403 of a suspended account', error(403, 'account_suspended')],
])('AUTH-10 %s reads the startup object again, once', async (_, refusal) => {
  const { client, store, send } = open(person, { startup: person });
  followErrorAnswer(client, refusal);
  followErrorAnswer(client, refusal);
  await refreshSession(client);
  followErrorAnswer(client, refusal);
  expect(send).toHaveBeenCalledOnce();
  expect(store.get().user).toEqual(sampleUser);
});

test.each([
  ['a 401 for a guest', guest, error(401)],
  ['a missing permission', person, error(403, 'forbidden')],
  ['a failure of the server', person, error(500)],
])('AUTH-10 %s changes nothing', (_, startup, refusal) => {
  const { client, send } = open(startup, {});
  followErrorAnswer(client, refusal);
  expect(send).not.toHaveBeenCalled();
});

test('the data of the same viewer stays after a refresh', async () => {
  const { client } = open(person, { startup: { ...person, user: { ...sampleUser, name: 'Noor' } } });
  client.setQueryData(['albums', 11], 'of the person');
  await refreshSession(client);
  expect(client.getQueryData(['albums', 11])).toBe('of the person');
});
