import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { jobs } from '../jobs/table.ts';
import { contactMessages } from '../contact/table.ts';
import { createExportJob, deletePastExports } from './exports.ts';
import { collectData } from './collectData.ts';
import { deleteRequested } from './deletion.ts';
import { giveRole } from '../roles/store.ts';
import { writeSettings } from '../settings/store.ts';
import { insertSamplePlans } from '../testing/samplePlans.ts';
import { openTestAccounts } from '../testing/testAccounts.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { testAccountParts } from '../testing/testAccountParts.ts';
import { mails } from '../mail/table.ts';
import { users } from '../users/table.ts';

const accounts = openTestAccounts();
const password = 'correct horse';
const email = 'nora@segno.example';
/** An id that stands out in the text of a row. */
const firstId = 918_273;

/** The rows of all tables that match a pattern, each as the name of its table and its text. */
async function rowsWith(pattern: RegExp) {
  const { rows: tables } = await accounts.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await accounts.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    for (const { row } of rows) if (pattern.test(row)) found.push(`${name}: ${row}`);
  }
  return found;
}

/** Registers a person who leaves traces in as many tables as possible. */
async function activePerson() {
  await accounts.db.execute(
    sql`select setval(pg_get_serial_sequence('users', 'id'), ${firstId}::integer, false)`,
  );
  await insertSamplePlans(accounts.db);
  const { browser: nora } = await accounts.registered();
  const ben = await TestBrowser.open(accounts.app);
  const done = async (who: TestBrowser, method: string, path: string, body?: unknown) => {
    const answer = await who.send(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  const api = (who: TestBrowser, method: string, path: string, body?: unknown) =>
    done(who, method, `/api/v1${path}`, body);
  await done(ben, 'POST', '/auth/register', {
    email: 'ben@segno.example',
    password,
    password_confirmation: password,
  });
  await giveRole(accounts.db, firstId, 'Admins');
  await done(nora, 'POST', '/auth/user/confirm-password', { password });
  await api(nora, 'POST', '/access-tokens', { tokenName: 'Script' });
  await done(nora, 'POST', '/auth/user/two-factor-authentication');
  await done(nora, 'DELETE', '/auth/user/two-factor-authentication');
  await done(nora, 'POST', '/auth/user/passkeys/options');
  await api(nora, 'PUT', `/users/${firstId}`, { first_name: 'Nora', last_name: 'Lindqvist' });
  await api(nora, 'PUT', '/notifications/me/subscriptions', {
    selections: [{ notif_id: 'playlist_followed', channels: { email: true } }],
  });
  await api(nora, 'POST', '/notifications/me/push', {
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'BPk', auth: 'abc' },
  });
  const made = await api(nora, 'POST', '/playlists', { name: 'Night', public: true });
  const playlist = (made.playlist as { id: number }).id;
  await api(ben, 'PUT', `/me/likes/playlists/${playlist}`);
  const other = await api(ben, 'POST', '/playlists', { name: 'Morning', public: true });
  await api(nora, 'PUT', `/me/likes/playlists/${(other.playlist as { id: number }).id}`);
  const { workspace } = await api(nora, 'POST', '/workspaces', { name: 'Night radio' });
  const { id } = workspace as { id: number };
  await api(nora, 'POST', `/workspaces/${id}/invites`, { email: 'ben@segno.example', role: 'editor' });
  const { workspace: second } = await api(ben, 'POST', '/workspaces', { name: 'Day radio' });
  await api(ben, 'POST', `/workspaces/${(second as { id: number }).id}/invites`, { email, role: 'editor' });
  await done(await TestBrowser.open(accounts.app), 'POST', '/auth/forgot-password', { email });
  await accounts.db
    .insert(contactMessages)
    .values({ name: 'Nora Lindqvist', email, message: 'Hello there, all of you' });
  const { checkout } = await api(nora, 'POST', '/billing/checkouts', { price_id: 1, gateway: 'test' });
  await api(nora, 'POST', `/billing/checkouts/${(checkout as { id: string }).id}/pay`, { card: 'success' });
  const catalogue = sampleCatalogue(accounts.db);
  const artist = await catalogue.artist('Moth');
  const track = await catalogue.track('Night swim', { artists: [artist.id] });
  await api(nora, 'POST', `/tracks/${track.id}/comments`, { text: 'By Nora Lindqvist' });
  await api(nora, 'PUT', `/me/likes/tracks/${track.id}`);
  await api(nora, 'POST', '/me/searches', { query: 'moth' });
  // An admin changes the account, and the person changes something as an admin.
  const [admin] = await accounts.db.select().from(users).where(eq(users.email, 'ben@segno.example'));
  await giveRole(accounts.db, admin?.id ?? 0, 'Admins');
  await api(nora, 'POST', '/admin/tags', { display_name: 'Night', type: 'custom' });
  await api(ben, 'PUT', `/admin/users/${firstId}`, {
    name: 'Nora Lindqvist-Berg',
    email,
    email_verified: true,
    timezone: 'UTC',
    language: null,
    role_ids: [],
    own_permissions: [],
  });
  await done(nora, 'POST', '/auth/user/email', { email: 'nora@example.com', password });
  await api(nora, 'POST', '/me/exports');
  return { nora, ben };
}

/** Invoices are kept: the law asks for them. They name the person. */
const isKept = (row: string) => /^(?:invoices|ledger_entries|ledger_transactions): /.test(row);

test('DATA-2 no table has the address, the name or the id of a person after the deletion', async () => {
  const { nora } = await activePerson();
  const traces = /nora@segno|Lindqvist|\b918273\b/i;
  expect((await rowsWith(traces)).length).toBeGreaterThan(15);
  // The messages that others have got are theirs; they are deleted a while after they were sent.
  await accounts.db.delete(mails).where(eq(mails.to, 'ben@segno.example'));
  const parts = testAccountParts(accounts.db);
  await writeSettings(accounts.db, { 'gdpr.deletion_days': 0 });
  const answer = await nora.send('DELETE', `/api/v1/users/${firstId}?deleteCurrentUser=true`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await deleteRequested(accounts.db, parts.exportFolder);
  expect((await rowsWith(traces)).filter((row) => !isKept(row))).toEqual([]);
});

test('DATA-2 a deletion is final after the days of the operator, and a sign-in before keeps the account', async () => {
  const { browser } = await accounts.registered();
  await writeSettings(accounts.db, { 'gdpr.deletion_days': 3 });
  const remove = async (of: TestBrowser) => {
    await of.post('/auth/user/confirm-password', { password });
    const [user] = await accounts.db.select().from(users);
    return of.send('DELETE', `/api/v1/users/${user?.id}?deleteCurrentUser=true`);
  };
  expect((await remove(browser)).status).toBe(200);
  expect((await browser.send('GET', '/api/v1/me')).status).toBe(401);
  await deleteRequested(accounts.db, '/nowhere');
  const again = await TestBrowser.open(accounts.app);
  expect((await again.post('/auth/login', { email, password })).status).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 4 * 86_400_000, toFake: ['Date'] });
  await deleteRequested(accounts.db, '/nowhere');
  expect(await accounts.db.$count(users)).toBe(1);
  vi.useRealTimers();
  await remove(again);
  vi.useFakeTimers({ now: Date.now() + 4 * 86_400_000, toFake: ['Date'] });
  await deleteRequested(accounts.db, '/nowhere');
  expect(await accounts.db.$count(users)).toBe(0);
});

test('DATA-2 the last admin gives the role to another account before the deletion', async () => {
  const { browser } = await accounts.registered();
  const [user] = await accounts.db.select().from(users);
  const id = user?.id ?? 0;
  await giveRole(accounts.db, id, 'Admins');
  await browser.post('/auth/user/confirm-password', { password });
  const remove = () => browser.send('DELETE', `/api/v1/users/${id}?deleteCurrentUser=true`);
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  const ben = await TestBrowser.open(accounts.app);
  await ben.post('/auth/register', {
    email: 'ben@segno.example',
    password,
    password_confirmation: password,
  });
  const [other] = await accounts.db.select().from(users).where(eq(users.email, 'ben@segno.example'));
  await giveRole(accounts.db, other?.id ?? 0, 'Admins');
  expect((await remove()).status).toBe(200);
});

test('DATA-1 an export has what refers to the person, without secrets, and a mail tells when it is ready', async () => {
  const { nora, ben } = await activePerson();
  const files = await collectData(accounts.db, firstId);
  const names = files.map(({ name }) => name);
  for (const name of ['account', 'playlists', 'sessions', 'access_tokens', 'contact_messages', 'invoices'])
    expect(names).toContain(`${name}.json`);
  const text = files.map(({ content }) => content.toString()).join('\n');
  expect(text).toContain(email);
  expect(text).not.toMatch(/"(?:password_hash|token_hash|hash|sealed)"/);
  const folder = testAccountParts(accounts.db).exportFolder;
  const job = createExportJob({ folder, baseUrl: 'http://localhost:4300' });
  const [wanted] = (await accounts.db.select().from(jobs)).filter(({ kind }) => kind === 'account.export');
  await job.run({ db: accounts.db } as never, wanted?.input as { exportId: number });
  const { body } = await nora.send('GET', '/api/v1/me/exports');
  const [ready] = body.exports as { id: number; status: string }[];
  expect(ready?.status).toBe('ready');
  const file = await nora.send('GET', `/secure/exports/${ready?.id}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
  // With a confirmed password, so that only the ownership refuses.
  await ben.post('/auth/user/confirm-password', { password });
  expect((await ben.send('GET', `/secure/exports/${ready?.id}`)).status).toBe(404);
  const subjects = (await accounts.db.select().from(mails)).map(({ subject }) => subject);
  expect(subjects.join()).toMatch(/data|archive/i);
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
  await deletePastExports(accounts.db, folder);
  vi.useRealTimers();
  expect((await nora.send('GET', `/secure/exports/${ready?.id}`)).status).toBe(404);
});
