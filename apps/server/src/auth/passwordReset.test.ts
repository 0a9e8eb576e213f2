import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { mails } from '../mail/table.ts';
import { passwordResets } from './table.ts';
import { address, openTestAccounts, userOf } from '../testing/testAccounts.ts';

const accounts = openTestAccounts();

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

const linkIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? 'http://none');

test('SESSION-5 the link sets another password once and ends all sessions', async () => {
  const { browser } = await accounts.registered();
  const guest = await TestBrowser.open(accounts.app);
  await guest.post('/auth/forgot-password', { email: address.email });
  const link = linkIn((await accounts.lastMail())?.text);
  const token = link.pathname.split('/').at(-1) ?? '';
  expect(link.searchParams.get('email')).toBe('nora@segno.example');
  // Neither the message that waits nor the row of the link has the token.
  const stored = [await accounts.db.select().from(mails), await accounts.db.select().from(passwordResets)];
  expect(stored.map((rows) => rows.length)).not.toContain(0);
  expect(JSON.stringify(stored)).not.toContain(token);
  const input = {
    token,
    email: address.email,
    password: 'battery staple',
    password_confirmation: 'battery staple',
  };
  const other = await guest.post('/auth/reset-password', { ...input, email: 'ben@segno.example' });
  expect(other.status).toBe(422);
  const reset = await guest.post('/auth/reset-password', input);
  expect(reset.body).toEqual({ message: 'Your password has been reset!' });
  expect(await accounts.lastMail()).toMatchObject({
    to: 'nora@segno.example',
    subject: 'Your Segno password has changed',
  });
  expect(await userOf(browser)).toBeNull();
  expect((await guest.post('/auth/reset-password', input)).body).toMatchObject({ code: 'invalid_token' });
  expect((await guest.post('/auth/login', address)).status).toBe(422);
  expect((await guest.post('/auth/login', { ...address, password: 'battery staple' })).status).toBe(200);
});

test('SESSION-5 a link is valid for an hour; a second one makes the first invalid', async () => {
  await accounts.registered();
  const guest = await TestBrowser.open(accounts.app);
  const ask = async () => {
    await guest.post('/auth/forgot-password', { email: address.email });
    return (
      linkIn((await accounts.lastMail())?.text)
        .pathname.split('/')
        .at(-1) ?? ''
    );
  };
  const passwords = { password: 'battery staple', password_confirmation: 'battery staple' };
  const use = (token: string) =>
    guest.post('/auth/reset-password', { token, email: address.email, ...passwords });
  const first = await ask();
  const second = await ask();
  expect((await use(first)).status).toBe(422);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect((await use(second)).status).toBe(422);
  vi.useRealTimers();
  expect((await use(second)).status).toBe(200);
});

test('SESSION-3 an unknown address gets the same answer and no message', async () => {
  await accounts.registered();
  const guest = await TestBrowser.open(accounts.app);
  const known = await guest.post('/auth/forgot-password', { email: address.email });
  const count = await accounts.db.$count(mails);
  const unknown = await guest.post('/auth/forgot-password', { email: 'nobody@segno.example' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await accounts.db.$count(mails)).toBe(count);
});

test('SESSION-3 an unknown address costs the same statements, so that the time does not tell', async () => {
  await accounts.registered();
  const guest = await TestBrowser.open(accounts.app);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const statementsFor = async (email: string) => {
    query.mockClear();
    await guest.post('/auth/forgot-password', { email });
    return query.mock.calls.map(([statement]) => textOf(statement));
  };
  const known = await statementsFor(address.email);
  expect(known.join()).toContain('insert into mails');
  expect(await statementsFor('nobody@segno.example')).toEqual(known);
});

test('SESSION-3 six requests in parallel send five messages to an address, known or not', async () => {
  await accounts.registered();
  const guest = await TestBrowser.open(accounts.app);
  for (const email of [address.email, 'nobody@segno.example']) {
    const ask = () => guest.post('/auth/forgot-password', { email });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  }
});
