import { NotificationList, WorkspaceDetailResponse } from '@segno/data/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import { openTestServer } from './openTestServer.ts';
import { TestBrowser } from './testBrowser.ts';
import { giveDefaultRoles } from '../roles/store.ts';
import { createSession } from '../sessions/store.ts';
import { users } from '../users/table.ts';
import { workspaceMembers } from '../workspaces/table.ts';
import { storedMails } from './storedMails.ts';

/** A person with a browser. */
export interface Person {
  id: number;
  browser: TestBrowser;
  send: (method: string, path: string, body?: unknown) => ReturnType<TestBrowser['send']>;
}

/** Sends a request that must succeed, and returns the body of its response. */
export const ok = async ({ send }: Person, method: string, path: string, body?: unknown) => {
  const answer = await send(method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};
export const statusOf = async ({ send }: Person, method: string, path: string, body?: unknown) =>
  (await send(method, path, body)).status;

/** Creates a workspace, and returns its id. */
export const create = async (owner: Person, name = 'Night radio') =>
  v.parse(
    v.object({ workspace: v.object({ id: v.number() }) }),
    await ok(owner, 'POST', '/workspaces', { name }),
  ).workspace.id;

export const detail = async (of: Person, id: number) =>
  v.parse(WorkspaceDetailResponse, await ok(of, 'GET', `/workspaces/${id}`)).workspace;

export const invite = (by: Person, id: number, email: string, role = 'editor') =>
  ok(by, 'POST', `/workspaces/${id}/invites`, { email, role });

const isOwnPage = { 'sec-fetch-site': 'same-origin' };
/** Accepts an invitation by its secret. */
export const join = ({ browser }: Person, token: string) =>
  browser.send('GET', `/api/v1/workspace/join/${token}`, undefined, isOwnPage);

export const notificationsOf = async (of: Person) =>
  v.parse(NotificationList, await ok(of, 'GET', '/notifications')).pagination.data;

/** Opens a server for the tests of a file, empty before each, and returns the people of its workspaces. */
export function openTestTeam() {
  const server = openTestServer({ guestLifetime: 60_000 });

  const browserOf = async (userId: number) => {
    const session = { userId, remember: true, userAgent: '', ipAddress: '' };
    const { token } = await createSession(server.db, session);
    const browser = new TestBrowser(server.app, 'http://localhost:4300');
    browser.cookies.set('segno-session', token);
    await browser.send('GET', '/');
    return browser;
  };

  const personWith = (id: number, browser: TestBrowser): Person => ({
    id,
    browser,
    send: (method, path, body) => browser.send(method, `/api/v1${path}`, body),
  });

  /** A signed-in person, with `name@segno.example` as address. */
  async function person(name: string, isVerified = true): Promise<Person> {
    const [user] = await server.db
      .insert(users)
      .values({
        name,
        email: `${name.toLowerCase()}@segno.example`,
        email_verified_at: isVerified ? new Date() : null,
      })
      .returning();
    if (!user) throw new Error('The user was not stored.');
    await giveDefaultRoles(server.db, user.id);
    return personWith(user.id, await browserOf(user.id));
  }

  /** The secrets of the messages to an address, the latest last. */
  const tokensOf = async (email: string) =>
    (await storedMails(server.db))
      .filter(({ to }) => to === email)
      .map(({ text }) => /invite_id=([\w-]{43})/.exec(text)?.[1] ?? '');
  const lastToken = async (email: string) => (await tokensOf(email)).at(-1) ?? '';

  /** A workspace of the owner with a member of each role. */
  async function team() {
    const [owner, admin, editor, viewer] = [
      await person('Nora'),
      await person('Ada'),
      await person('Eli'),
      await person('Vic'),
    ] as const;
    const id = await create(owner);
    const members = { admin, editor, viewer };
    for (const role of ['admin', 'editor', 'viewer'] as const)
      await server.db.insert(workspaceMembers).values({ workspace_id: id, user_id: members[role].id, role });
    return { id, owner, ...members };
  }

  return {
    server,
    personWith,
    person,
    tokensOf,
    lastToken,
    team,
  };
}
