import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { writeSettings } from '../settings/store.ts';
import { users } from '../users/table.ts';
import { deletePastInvites } from './invites.ts';
import { workspaceInvites } from './table.ts';
import {
  ok,
  statusOf,
  create,
  detail,
  invite,
  join,
  notificationsOf,
  openTestTeam,
} from '../testing/testTeam.ts';
import { notifications } from '../notifications/table.ts';
import { storedMails } from '../testing/storedMails.ts';

const { server, personWith, person, tokensOf, lastToken } = openTestTeam();

test('INVITE-1 an invited person with an account gets a message and a notification, and joins once', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora, 'Night & <b>radio</b>');
  await invite(nora, id, 'BEN@Segno.Example');
  const [mail] = await storedMails(server.db);
  expect(mail).toMatchObject({
    to: 'ben@segno.example',
    subject: 'Nora invited you to Night & <b>radio</b> on Segno',
  });
  expect(mail?.html).not.toContain('<b>radio');
  expect(mail?.text).toContain('http://localhost:4300/workspace/join/login?invite_id=');
  const [notification, ...others] = await notificationsOf(ben);
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    type: 'workspace_invitation',
    data: { inviteId: await lastToken('ben@segno.example') },
  });
  const [kept] = await server.db.select().from(notifications);
  expect(JSON.stringify(kept)).not.toContain(await lastToken('ben@segno.example'));
  expect(notification?.data.lines[0]?.content).toBe(
    '<strong>Nora</strong> invited you to the workspace <strong>Night &amp; &lt;b&gt;radio&lt;/b&gt;</strong>',
  );

  const token = notification?.data.inviteId ?? '';
  const joined = await join(ben, token);
  expect(joined.body).toEqual({
    workspace: { id, name: 'Night & <b>radio</b>', members_count: 2, role: 'editor' },
  });
  expect(await notificationsOf(ben)).toEqual([]);
  expect(await join(ben, token)).toMatchObject({
    status: 404,
    body: { message: 'This invite is no longer valid' },
  });
  expect((await detail(nora, id)).invites).toEqual([]);
  expect(
    (await nora.send('POST', `/workspaces/${id}/invites`, { email: 'ben@segno.example', role: 'admin' })).body
      .errors,
  ).toEqual({ email: 'This person is a member already.' });
});

test('INVITE-1 a declined invitation is shown as declined, and can be sent again', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const token = await lastToken('ben@segno.example');
  await ok(ben, 'DELETE', `/workspace/invite/${token}`);
  expect(await statusOf(ben, 'DELETE', `/workspace/invite/${token}`)).toBe(404);
  expect((await join(ben, token)).status).toBe(404);
  expect(await notificationsOf(ben)).toEqual([]);
  const [declined] = (await detail(nora, id)).invites;
  expect(declined?.state).toBe('declined');
  await ok(nora, 'PUT', `/workspaces/${id}/invites/${declined?.id}`, { role: 'admin' });
  await ok(nora, 'POST', `/workspaces/${id}/invites/${declined?.id}/resend`);
  expect((await join(ben, await lastToken('ben@segno.example'))).body).toMatchObject({
    workspace: { role: 'admin' },
  });
});

test('INVITE-2 only the invited address can accept or decline an invitation, with its secret', async () => {
  const [nora, ben, eve] = [await person('Nora'), await person('Ben'), await person('Eve')];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const token = await lastToken('ben@segno.example');
  // Other people, addresses that look the same, and no secret.
  const alike = await person('Ben.');
  await server.db.update(users).set({ email: 'bеn@segno.example' }).where(eq(users.id, alike.id));
  for (const who of [eve, alike, nora]) {
    expect((await join(who, token)).status).toBe(404);
    expect(await statusOf(who, 'DELETE', `/workspace/invite/${token}`)).toBe(404);
  }
  const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const guess of [String(id), '1', token.toLowerCase(), forged, token.slice(1)])
    expect((await join(ben, guess)).status, guess).toBe(404);
  expect((await join(ben, token)).status).toBe(200);
});

test('INVITE-2 an unverified address joins nothing while the site requires verification', async () => {
  await server.requireVerification();
  const [nora, ben] = [await person('Nora'), await person('Ben', false)];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const token = await lastToken('ben@segno.example');
  expect((await join(ben, token)).body).toMatchObject({ code: 'email_unverified' });
  expect(await statusOf(ben, 'DELETE', `/workspace/invite/${token}`)).toBe(403);
  expect((await detail(nora, id)).members_count).toBe(1);
});

test('INVITE-9 everybody with the secret reads who invites to what, until it is not valid any more', async () => {
  const nora = await person('Nora');
  const id = await create(nora, 'Night radio');
  await invite(nora, id, 'kai@segno.example');
  const first = await lastToken('kai@segno.example');
  const read = async (token: string) => {
    const path = `http://localhost:4300/api/v1/workspace/invite/${token}`;
    const answer = await server.app.request(path);
    return [answer.status, await answer.json()] as const;
  };
  expect(await read(first)).toEqual([200, { invitation: { workspace: 'Night radio', inviter: 'Nora' } }]);
  await invite(nora, id, 'kai@segno.example');
  expect((await read(first))[0]).toBe(404);
  expect((await read('invented'))[0]).toBe(404);
  const second = await lastToken('kai@segno.example');
  expect((await read(second))[0]).toBe(200);
  await ok(nora, 'DELETE', `/workspaces/${id}/invites/${(await detail(nora, id)).invites[0]?.id}`);
  expect((await read(second))[0]).toBe(404);
});

test('INVITE-3 an invitation that was revoked, sent again or is too old is not valid', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const inviteId = (await detail(nora, id)).invites[0]?.id ?? 0;
  await ok(nora, 'POST', `/workspaces/${id}/invites/${inviteId}/resend`);
  await invite(nora, id, 'ben@segno.example', 'viewer');
  const [first = '', second = '', third = ''] = await tokensOf('ben@segno.example');
  expect((await join(ben, first)).status).toBe(404);
  expect((await join(ben, second)).status).toBe(404);
  expect(await notificationsOf(ben)).toHaveLength(1);

  const expire = async (daysAgo: number) => {
    await server.db
      .update(workspaceInvites)
      .set({ expires_at: new Date(Date.now() - daysAgo * 86_400_000 - 1) });
    await deletePastInvites(server.db);
    return (await detail(nora, id)).invites.map(({ state }) => state);
  };
  expect(await expire(0)).toEqual(['expired']);
  expect((await join(ben, third)).status).toBe(404);
  expect(await expire(31)).toEqual([]);

  await invite(nora, id, 'ben@segno.example');
  const again = (await detail(nora, id)).invites[0]?.id ?? 0;
  await ok(nora, 'DELETE', `/workspaces/${id}/invites/${again}`);
  expect((await join(ben, await lastToken('ben@segno.example'))).status).toBe(404);
  expect(await notificationsOf(ben)).toEqual([]);
});

test('INVITE-4 a GET that joins is refused unless a page of this site sends it', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  await invite(nora, await create(nora), 'ben@segno.example');
  const path = `/api/v1/workspace/join/${await lastToken('ben@segno.example')}`;
  const from = (headers: Record<string, string>) => ben.browser.send('GET', path, undefined, headers);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await from({ 'sec-fetch-site': site })).body.code, site).toBe('xsrf_mismatch');
  // An old browser sends no such header, and an image on another site no token.
  expect((await from({ 'x-xsrf-token': '' })).body.code).toBe('xsrf_mismatch');
  expect((await from({ 'x-xsrf-token': 'guess' })).body.code).toBe('xsrf_mismatch');
  expect((await from({ origin: 'https://evil.example' })).body.code).toBe('xsrf_mismatch');
  expect((await from({})).status).toBe(200);
});

test('INVITE-5 who registers by an invitation has a verified address, also while registration is closed', async () => {
  await server.requireVerification();
  await writeSettings(server.db, { 'registration.disable': true });
  const nora = await person('Nora');
  const id = await create(nora);
  await invite(nora, id, 'kai@segno.example');
  const [mail] = await storedMails(server.db);
  expect(mail?.text).toContain('/workspace/join/register?invite_id=');
  const token = await lastToken('kai@segno.example');
  const register = async (input: object) => {
    const browser = await TestBrowser.open(server.app);
    const passwords = { password: 'correct horse', password_confirmation: 'correct horse' };
    const answer = await browser.post('/auth/register', { ...passwords, ...input });
    return { browser, ...answer };
  };
  const invited = { email: 'Kai@segno.example', invite_type: 'workspace', invite_id: token };
  for (const wrong of [
    { email: 'eve@segno.example' },
    { invite_id: `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}` },
    { invite_id: undefined },
    { invite_type: undefined },
  ])
    expect((await register({ ...invited, ...wrong })).body.code).toBe('registration_disabled');
  const { body, browser } = await register(invited);
  expect(body).toMatchObject({ status: 'success', bootstrapData: { user: { email: 'kai@segno.example' } } });
  expect((await join(personWith(0, browser), token)).status).toBe(200);
  expect((await detail(nora, id)).members_count).toBe(2);
});

test('INVITE-6 one person sends at most 50 invitations in an hour', async () => {
  const nora = await person('Nora');
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const inviteId = (await detail(nora, id)).invites[0]?.id;
  const statuses: number[] = [];
  for (let sent = 1; sent < 52; sent += 1)
    statuses.push(await statusOf(nora, 'POST', `/workspaces/${id}/invites/${inviteId}/resend`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(49);
  expect(statuses.at(-1)).toBe(429);
});
