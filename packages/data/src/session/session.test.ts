import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loginMutation, logoutMutation } from '../auth/mutations.ts';
import { ApiError } from '../http/ApiError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { likesQuery } from '../likes/queries.ts';
import { sampleLikes } from '../likes/samples.ts';
import { createQueryClient } from '../queryClient/createQueryClient.ts';
import { createStartupStore } from '../store/createStore.ts';
import { sampleStartup, sampleUser } from '../startup/samples.ts';
import { defaultWorkspace } from '../workspaces/contract.ts';
import {
  joinWorkspaceMutation,
  leaveWorkspaceMutation,
  renameWorkspaceMutation,
} from '../workspaces/mutations.ts';
import { sampleWorkspaces } from '../workspaces/samples.ts';
import { hasSessionEnded } from './endedSessions.ts';
import {
  connectSession,
  followErrorResponse,
  followOtherTab,
  hasLoggedOut,
  refreshSession,
  switchWorkspace,
} from './session.ts';

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

test('NOTIFY-8 a logout ends the notifications in this browser first, and the session also where that fails', async () => {
  const endpoint = 'https://push.example/1';
  // A push service that is slow does not hold the logout up.
  const unsubscribe = vi.fn(() => new Promise<boolean>(() => {}));
  const registration = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = open(person, { 'notifications/me/push': {}, 'auth/logout': { bootstrapData: guest } });
  await run(page, logoutMutation() as never, undefined);
  expect(page.send.mock.calls.slice(0, 2)).toEqual([
    ['notifications/me/push', { method: 'DELETE', body: { endpoint } }],
    ['auth/logout', { method: 'POST' }],
  ]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  const failing = open(person, { 'auth/logout': { bootstrapData: guest } });
  await run(failing, logoutMutation() as never, undefined);
  expect(failing.store.get().user).toBeNull();
});

test('AUTH-9 what the next viewer is refused leaves the screen, also after a logout in another tab', async () => {
  const page = open(person, { startup: guest });
  const read = vi.fn(async () => 'private');
  const offline = vi.fn(async () => 'public');
  const results: unknown[] = [];
  new QueryObserver(page.client, { queryKey: ['private'], queryFn: read, retry: false }).subscribe(
    ({ data, isError }) => results.push([data, isError]),
  );
  new QueryObserver(page.client, { queryKey: ['public'], queryFn: offline, retry: false }).subscribe(
    () => {},
  );
  await vi.waitFor(() => expect(page.client.getQueryData(['public'])).toBe('public'));
  read.mockRejectedValue(error(404));
  offline.mockRejectedValue(error(0));
  await followOtherTab(page.client);
  await vi.waitFor(() => expect(results.at(-1)).toEqual([undefined, true]));
  expect(page.client.getQueryData(['public'])).toBe('public');
});

test('AUTH-9 after a logout the queries that only a person may send are not sent again', async () => {
  const page = open(person, { 'auth/logout': { bootstrapData: guest }, 'me/likes': sampleLikes });
  new QueryObserver(page.client, likesQuery()).subscribe(() => {});
  await vi.waitFor(() => expect(page.client.getQueryData(likesQuery().queryKey)).toEqual(sampleLikes));
  expect(hasLoggedOut(page.client)).toBe(false);
  await run(page, logoutMutation() as never, undefined);
  expect(hasLoggedOut(page.client)).toBe(true);
  expect(page.client.getQueryData(likesQuery().queryKey)).toBeUndefined();
  expect(page.send.mock.calls.filter(([path]) => path === 'me/likes')).toHaveLength(1);
});

test('AUTH-8 a session that ends otherwise than by a logout of this page has ended, until somebody signs in', async () => {
  const answers: Record<string, unknown> = {
    startup: guest,
    'auth/login': { bootstrapData: person },
    'auth/logout': { bootstrapData: guest },
  };
  const page = open(person, answers);
  expect(hasSessionEnded(page.client)).toBe(false);
  await refreshSession(page.client);
  expect(hasSessionEnded(page.client)).toBe(true);
  await refreshSession(page.client);
  expect(hasSessionEnded(page.client)).toBe(true);
  await run(page, loginMutation() as never, { email: 'noor@segno.example', password: 'velvet moth' });
  expect(hasSessionEnded(page.client)).toBe(false);
  await run(page, logoutMutation() as never, undefined);
  expect(hasSessionEnded(page.client)).toBe(false);
});

test('AUTH-9 a page of signed-in people keeps its data until the guest has left it', async () => {
  const page = open(person, { 'auth/logout': { bootstrapData: guest } });
  const queryKey = ['mine'];
  page.client.setQueryData(queryKey, 'private');
  const read = vi.fn(() => Promise.reject(error(401)));
  const options = {
    queryKey,
    queryFn: read,
    meta: { isPersonal: true },
    suspense: true,
    staleTime: Infinity,
  };
  const leave = new QueryObserver(page.client, options).subscribe(() => {});
  await run(page, logoutMutation() as never, undefined);
  expect(page.client.getQueryData(queryKey)).toBe('private');
  expect(read).not.toHaveBeenCalled();
  leave();
  expect(page.client.getQueryData(queryKey)).toBeUndefined();
});

test.each([
  ['401 for a signed-in person', error(401)],
  ['a 403 of an unverified account', error(403, 'email_unverified')],
  ['a 403 of a suspended account', error(403, 'account_suspended')],
])('AUTH-10 %s reads the startup object again, once', async (_, refusal) => {
  const { client, store, send } = open(person, { startup: person });
  followErrorResponse(client, refusal);
  followErrorResponse(client, refusal);
  await refreshSession(client);
  followErrorResponse(client, refusal);
  expect(send).toHaveBeenCalledOnce();
  expect(store.get().user).toEqual(sampleUser);
});

test('AUTH-8 the end of a session is noticed after another tab was followed', async () => {
  const answers: Record<string, unknown> = { startup: { ...person } };
  const { client, store } = open(person, answers);
  await followOtherTab(client);
  answers.startup = guest;
  followErrorResponse(client, error(401));
  await vi.waitFor(() => expect(store.get().user).toBeNull());
});

test.each([
  ['a 401 for a guest', guest, error(401)],
  ['a missing permission', person, error(403, 'forbidden')],
  ['a failure of the server', person, error(500)],
])('AUTH-10 %s changes nothing', (_, startup, refusal) => {
  const { client, send } = open(startup, {});
  followErrorResponse(client, refusal);
  expect(send).not.toHaveBeenCalled();
});

test('a refresh is the first request of a guest, which connects the page with its session', async () => {
  const store = createStartupStore(guest);
  const client: QueryClient = createQueryClient({
    http: {
      async send() {
        connectSession(client, { store });
        return person as never;
      },
    },
    isServer: true,
  });
  await refreshSession(client);
  expect(store.get().user).toEqual(sampleUser);
});

test('the data of the same viewer stays after a refresh', async () => {
  const { client } = open(person, { startup: { ...person, user: { ...sampleUser, name: 'Noor' } } });
  client.setQueryData(['albums', 11], 'of the person');
  await refreshSession(client);
  expect(client.getQueryData(['albums', 11])).toBe('of the person');
});

const [team = defaultWorkspace] = sampleWorkspaces;
const inTeam = { ...person, workspace: team };

test('WORKSPACE-6 a change of another tab while the startup object is read is followed too', async () => {
  const { client, store, send } = open(person, {});
  const { promise, resolve: answerFirst } = Promise.withResolvers<unknown>();
  send.mockReturnValueOnce(promise);
  send.mockResolvedValueOnce(inTeam);
  const first = followOtherTab(client);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  const later = [followOtherTab(client), followOtherTab(client)];
  answerFirst(person);
  await Promise.all([first, ...later]);
  expect(send).toHaveBeenCalledTimes(2);
  expect(store.get().workspace).toEqual(team);
});

/** `document.cookie` and `location`, as far as `writeCookie` needs them. */
function stubCookies() {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  onTestFinished(() => void vi.unstubAllGlobals());
  return page;
}

test('WORKSPACE-6 a switch is kept in its cookie, reaches other tabs and reads the page again', async () => {
  const cookies = stubCookies();
  const page = open(person, {});
  page.client.setQueryData(['playlists', 'library'], 'of the person');
  const read = vi.fn(async () => page.store.get().workspace.name);
  const observer = new QueryObserver(page.client, { queryKey: ['shown'], queryFn: read });
  const names: unknown[] = [];
  observer.subscribe(({ data }) => names.push(data));
  await vi.waitFor(() => expect(names.at(-1)).toBe('Default'));
  switchWorkspace(page.client, team);
  expect(cookies.cookie).toMatch(/^segno-workspace=7; path=\//);
  expect(page.store.get().workspace).toEqual(team);
  expect(page.onChange).toHaveBeenCalledOnce();
  expect(page.client.getQueryData(['playlists', 'library'])).toBeUndefined();
  // Read after the switch: a request names the workspace of the store.
  await vi.waitFor(() => expect(names.at(-1)).toBe('Night radio'));
  observer.destroy();
});

test('WORKSPACE-7 a workspace that is gone is left by reading the startup object again, once', async () => {
  const page = open(inTeam, { startup: person });
  const gone = error(404, 'unknown_workspace');
  followErrorResponse(page.client, gone);
  await vi.waitFor(() => expect(page.store.get().workspace).toEqual(defaultWorkspace));
  expect(page.send).toHaveBeenCalledExactlyOnceWith('startup', { query: { workspaceId: 0 } });
  followErrorResponse(page.client, gone);
  followErrorResponse(page.client, error(404));
  expect(page.send).toHaveBeenCalledOnce();
});

test('WORKSPACE-6 a renamed workspace has its name everywhere, and who leaves it has the default one', async () => {
  const cookies = stubCookies();
  const page = open(inTeam, {
    'workspaces/7': { workspace: { ...team, name: 'Day radio' } },
    'workspaces/7/members/12': {},
  });
  await run(page, renameWorkspaceMutation(7) as never, { name: 'Day radio' });
  expect(page.store.get().workspace).toEqual({ ...team, name: 'Day radio' });
  await run(page, leaveWorkspaceMutation() as never, { id: 7, userId: 12 });
  expect(page.store.get().workspace).toEqual(defaultWorkspace);
  expect(cookies.cookie).toMatch(/^segno-workspace=0;/);
});

test('INVITE-7 an accepted invitation makes its workspace the active one', async () => {
  stubCookies();
  const page = open(person, { 'workspace/join/secret': { workspace: team } });
  await run(page, joinWorkspaceMutation() as never, 'secret');
  expect(page.store.get().workspace).toEqual(team);
});

test('INVITE-7 notifications are read again when an invitation is not valid any more', async () => {
  const page = open(person, {});
  page.send.mockRejectedValue(error(404));
  page.client.setQueryData(['notifications', 'list'], 'old');
  await expect(run(page, joinWorkspaceMutation() as never, 'secret')).rejects.toThrow();
  expect(page.client.getQueryState(['notifications', 'list'])?.isInvalidated).toBe(true);
  expect(page.store.get().workspace).toEqual(defaultWorkspace);
});
