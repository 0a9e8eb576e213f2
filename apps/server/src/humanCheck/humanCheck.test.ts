import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HumanChallenge } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactMessages } from '../contact/table.ts';
import { giveRole } from '../roles/store.ts';
import { writeSettings } from '../settings/store.ts';
import { buildStartup } from '../startup/startup.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testAccountParts } from '../testing/testAccountParts.ts';
import { openTestAccounts, registration } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { testVault } from '../testing/testOperator.ts';
import { asGuest } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { verifyRecaptcha } from './HumanCheck.ts';
import { verifyHuman } from './requireHuman.ts';

const accounts = openTestAccounts();
let browser: TestBrowser;
beforeEach(async () => void (browser = await TestBrowser.open(accounts.app)));

const enable = (changes: Record<string, unknown>) =>
  writeSettings(accounts.db, changes, { vault: testVault });

/** The solution of a task of the server, as a browser finds it. */
async function solve() {
  const task = v.parse(HumanChallenge, (await browser.send('GET', '/api/v1/recaptcha/challenge')).body);
  const digestOf = (number: number) =>
    createHash('sha256')
      .update(task.salt + number)
      .digest('hex');
  let number = 0;
  while (digestOf(number) !== task.challenge) number += 1;
  return { ...task, number };
}
const tokenOf = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64');
const verify = async (token: string) =>
  (await browser.post('/api/v1/recaptcha/verify', { token })).body.success;

test('HUMAN-1 a solution is accepted once, also in parallel requests', async () => {
  const token = tokenOf(await solve());
  const answers = await Promise.all([verify(token), verify(token), verify(token)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('HUMAN-1 a solution that was changed, was not found, or is of another day is refused', async () => {
  const solution = await solve();
  const { salt } = solution;
  expect(await verify(tokenOf({ ...solution, number: solution.number - 1 }))).toBe(false);
  const later = salt.replace(/\.\d+\./, `.${Date.now() + 86_400_000}.`);
  expect(await verify(tokenOf({ ...solution, salt: later }))).toBe(false);
  const easy = createHash('sha256').update(`${salt}1`).digest('hex');
  expect(await verify(tokenOf({ ...solution, challenge: easy, number: 1 }))).toBe(false);
  for (const text of ['', 'x', '{}']) expect(await verify(text)).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1000, toFake: ['Date'] });
  expect(await verify(tokenOf(solution))).toBe(false);
  vi.useRealTimers();
  expect(await verify(tokenOf(solution))).toBe(true);
});

test('HUMAN-1 the contact form, the registration and the sign-in ask for it where it is switched on', async () => {
  const message = { name: 'Nora', email: 'nora@segno.example', message: 'A question about the low tide' };
  const refused = { code: 'not_human', message: 'Could not verify you are human.' };
  const contact = (human?: string) => browser.post('/api/v1/contact-page', { ...message, human });
  expect((await contact()).body).toMatchObject(refused);
  expect((await contact('x')).status).toBe(422);
  expect(await accounts.db.$count(contactMessages)).toBe(0);
  expect((await contact(tokenOf(await solve()))).status).toBe(200);
  expect(await accounts.db.$count(contactMessages)).toBe(1);

  await enable({ 'recaptcha.enable.contact': false });
  expect((await contact()).status).toBe(200);

  await enable({ 'recaptcha.enable.register': true, 'recaptcha.enable.login': true });
  const register = (human_token?: string) => browser.post('/auth/register', { ...registration, human_token });
  expect((await register()).body).toMatchObject(refused);
  expect(await accounts.db.$count(users)).toBe(0);
  expect((await register(tokenOf(await solve()))).status).toBe(200);
  const other = await TestBrowser.open(accounts.app);
  const { email, password } = registration;
  expect((await other.post('/auth/login', { email, password })).body).toMatchObject(refused);
  const human_token = tokenOf(await solve());
  expect((await other.post('/auth/login', { email, password, human_token })).status).toBe(200);
  expect(await accounts.db.select().from(users).where(eq(users.email, email.toLowerCase()))).toHaveLength(1);
});

test('HUMAN-1 comments and uploads ask for it where it is switched on; uploads once an hour', async () => {
  await accounts.registered().then(({ browser: own }) => (browser = own));
  await giveRole(accounts.db, 1, 'Admins');
  await enable({ 'recaptcha.enable.comments': true, 'recaptcha.enable.uploads': true });
  const track = await sampleCatalogue(accounts.db).track('Tide');
  const comment = (human_token?: string) =>
    browser.post(`/api/v1/tracks/${track.id}/comments`, { text: 'Good', human_token });
  expect((await comment()).body).toMatchObject({ code: 'not_human' });
  expect((await comment(tokenOf(await solve()))).status).toBe(201);

  // A person who has passed the check is told that the length is missing.
  const upload = async () => (await browser.post('/api/v1/tus/upload', {})).body.code;
  expect(await upload()).toBe('not_human');
  const pass = async (action: string) =>
    browser.post('/api/v1/recaptcha/verify', { token: tokenOf(await solve()), action });
  await pass('comments');
  expect(await upload()).toBe('not_human');
  await pass('uploads');
  expect(await upload()).toBe('bad_request');
  vi.useFakeTimers({ now: Date.now() + 3_600_000 + 1000, toFake: ['Date'] });
  expect(await upload()).toBe('not_human');
});

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A service of the documented shape of reCAPTCHA: the token says what it answers. Each token counts once. */
async function recaptcha(secret: string) {
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const form = new URLSearchParams(text);
    const token = form.get('response') ?? '';
    const errors = [
      ...(form.get('secret') === secret ? [] : ['invalid-input-secret']),
      ...(used.has(token) ? ['timeout-or-duplicate'] : []),
    ];
    used.add(token);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (token === 'broken') response.statusCode = 503;
    response.end(
      errors.length > 0 || token === 'bad'
        ? JSON.stringify({ success: false, 'error-codes': [...errors, 'invalid-input-response'] })
        : JSON.stringify({
            success: true,
            challenge_ts: new Date().toISOString(),
            hostname: 'music.example',
            score: 0.9,
            action: 'register',
            ...(JSON.parse(token.startsWith('{') ? token : '{}') as object),
          }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`;
}

test('HUMAN-2 a token of reCAPTCHA counts for the form and the host that it was made for, with the score of a person', async () => {
  const address = await recaptcha('the secret');
  const check = (token: object | string, changes = {}) => {
    const text = typeof token === 'string' ? token : JSON.stringify(token);
    const input = { secret: 'the secret', token: text, hostname: 'music.example', action: 'register' };
    return verifyRecaptcha({ ...input, ...changes }, address);
  };
  expect(await check('good')).toBe(true);
  // A second use of the same token.
  expect(await check('good')).toBe(false);
  expect(await check({ score: 0.5 })).toBe(true);
  expect(await check({ score: 0.4 })).toBe(false);
  expect(await check({ hostname: 'evil.example' })).toBe(false);
  expect(await check({ action: 'login' })).toBe(false);
  // A token of the checkbox has neither a score nor an action.
  expect(await check({ score: undefined, action: undefined, one: 1 })).toBe(true);
  expect(await check('bad')).toBe(false);
  expect(await check('broken')).toBe(false);
  expect(await check('other', { secret: 'another' })).toBe(false);
});

test('HUMAN-2 with the provider reCAPTCHA forms are refused when its service does not answer', async () => {
  await enable({ 'recaptcha.provider': 'recaptcha', 'recaptcha.secret_key': 'the secret' });
  expect(await verify(tokenOf(await solve()))).toBe(false);
});

test('HUMAN-2 reCAPTCHA is asked with the secret of the settings, and nobody passes without one', async () => {
  await enable({ 'recaptcha.provider': 'recaptcha', 'recaptcha.secret_key': 'the secret' });
  const asked = vi.fn(() => Promise.resolve(true));
  const baseUrl = 'https://music.example';
  const deps = {
    db: accounts.db,
    baseUrl,
    startup: (request: Request, viewer: Viewer) =>
      buildStartup(accounts.db, { baseUrl, headers: request.headers, viewer }),
    account: { ...testAccountParts(accounts.db), verifyRecaptcha: asked },
  };
  const request = { req: { raw: new Request(baseUrl) }, var: { viewer: asGuest } } as never;
  expect(await verifyHuman(deps, request, 'token', 'login')).toBe(true);
  const question = { token: 'token', hostname: 'music.example', action: 'login' };
  expect(asked.mock.calls).toEqual([[{ ...question, secret: 'the secret' }]]);
  await enable({ 'recaptcha.secret_key': null });
  expect(await verifyHuman(deps, request, 'token', 'login')).toBe(false);
});
