import { BootstrapResponse } from '@segno/data/contract';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { giveRole } from '../roles/store.ts';
import { sessions } from '../sessions/table.ts';
import { address, isSlow, openTestAccounts, userOf } from '../testing/testAccounts.ts';

const accounts = openTestAccounts();

describe('login', () => {
  test('signs in, and the logout signs out and leaves a guest', async () => {
    await accounts.registered();
    const browser = await TestBrowser.open(accounts.app);
    const answer = await browser.post('/auth/login', { ...address, remember: true });
    expect(v.parse(BootstrapResponse, answer.body).bootstrapData.user?.email).toBe('nora@segno.example');
    const token = browser.cookies.get('segno-session') ?? '';
    const out = await browser.post('/auth/logout');
    expect(v.parse(BootstrapResponse, out.body).bootstrapData.user).toBeNull();
    expect(browser.cookies.has('segno-session')).toBe(false);
    browser.cookies.set('segno-session', token);
    expect(await userOf(browser)).toBeNull();
  });

  test('SESSION-1 the cookie is not readable by scripts; it outlives the browser only when remembered', async () => {
    await accounts.registered();
    const cookieOf = async (remember: boolean, baseUrl?: string) => {
      const browser = await TestBrowser.open(accounts.server({ baseUrl }), baseUrl);
      const { setCookies } = await browser.post('/auth/login', { ...address, remember });
      return setCookies.find((line) => line.includes('segno-session=')) ?? '';
    };
    const usual = await cookieOf(false);
    expect(usual).toMatch(/^segno-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const remembered = await cookieOf(true);
    const expires = Date.parse(/Expires=([^;]+)/.exec(remembered)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30);
    expect(await cookieOf(false, 'https://segno.example')).toMatch(/^__Host-segno-session=.*; Secure/);
  });

  test('SESSION-3 a wrong password and an unknown address get the same answer', async () => {
    await accounts.registered();
    const browser = await TestBrowser.open(accounts.app);
    const wrong = await browser.post('/auth/login', { ...address, password: 'wrong horse' });
    const unknown = await browser.post('/auth/login', { ...address, email: 'nobody@segno.example' });
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('SESSION-3 an unknown address costs the same comparison of hashes, so that the time does not tell', async () => {
    await accounts.registered();
    // Test files share their modules, so the server that is watched is loaded a second time.
    vi.resetModules();
    vi.doMock('@node-rs/argon2', { spy: true });
    onTestFinished(() => {
      vi.doUnmock('@node-rs/argon2');
      vi.resetModules();
    });
    const argon2 = await import('@node-rs/argon2');
    const watched = await import('../testing/testServer.ts');
    const browser = await TestBrowser.open(watched.createTestServer(accounts.database));
    for (const email of [address.email, 'nobody@segno.example']) {
      vi.mocked(argon2.verify).mockClear();
      await browser.post('/auth/login', { email, password: 'wrong horse' });
      expect(argon2.verify).toHaveBeenCalledOnce();
      const [compared] = vi.mocked(argon2.verify).mock.calls[0] ?? [];
      expect(compared).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  test(
    'SESSION-3 ten wrong passwords in parallel end the attempts on an account, also after a restart',
    isSlow,
    async () => {
      await accounts.registered();
      const browser = await TestBrowser.open(accounts.app);
      const attempt = (server = browser) =>
        server.post('/auth/login', { ...address, password: 'wrong horse' });
      const statuses = (await Promise.all(Array.from({ length: 14 }, () => attempt()))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      const restarted = await TestBrowser.open(accounts.server());
      const refused = await restarted.post('/auth/login', address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // Another network is not locked out.
      const elsewhere = await TestBrowser.open(accounts.server({ clientAddress: '198.51.100.7' }));
      expect((await elsewhere.post('/auth/login', address)).status).toBe(200);
    },
  );

  test('SESSION-1 a sign-in replaces the token that the browser had (session fixation)', async () => {
    const { browser } = await accounts.registered();
    const before = browser.cookies.get('segno-session') ?? '';
    await browser.post('/auth/login', address);
    const after = browser.cookies.get('segno-session') ?? '';
    expect(after).not.toBe(before);
    browser.cookies.set('segno-session', before);
    expect(await userOf(browser)).toBeNull();
    const planted = await TestBrowser.open(accounts.app);
    planted.cookies.set('segno-session', 'a-token-that-somebody-planted');
    await planted.send('GET', '/');
    await planted.post('/auth/login', address);
    expect(planted.cookies.get('segno-session')).not.toBe('a-token-that-somebody-planted');
  });

  test('SESSION-1 the XSRF token of one session is not valid in another', async () => {
    await accounts.registered();
    const browser = await TestBrowser.open(accounts.app);
    const guestToken = browser.cookies.get('XSRF-TOKEN') ?? '';
    await browser.post('/auth/login', address);
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(guestToken);
    browser.cookies.set('XSRF-TOKEN', guestToken);
    const refused = await browser.post('/auth/logout');
    expect(refused).toMatchObject({ status: 403, body: { code: 'xsrf_mismatch' } });
    // The refusal set a token of this session.
    expect((await browser.post('/auth/logout')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('SESSION-2 end without requests, and after their lifetime in any case', async () => {
    const { browser } = await accounts.registered();
    const age = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await browser.post('/auth/login', { ...address, remember: false });
    await accounts.db.update(sessions).set({ last_active_at: age(11) });
    expect(await userOf(browser)).not.toBeNull();
    await accounts.db.update(sessions).set({ last_active_at: age(13) });
    expect(await userOf(browser)).toBeNull();
    // The next page sets an XSRF token of a guest.
    await browser.send('GET', '/');
    await browser.post('/auth/login', { ...address, remember: true });
    await accounts.db.update(sessions).set({ last_active_at: age(24 * 29) });
    expect(await userOf(browser)).not.toBeNull();
    await accounts.db.update(sessions).set({ expires_at: age(0) });
    expect(await userOf(browser)).toBeNull();
    expect(browser.cookies.has('segno-session')).toBe(false);
  });

  test('SESSION-1 get another token after a change of rights; the former one ends after a minute', async () => {
    const { browser } = await accounts.registered();
    const before = browser.cookies.get('segno-session') ?? '';
    // Both times are compared, and have milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await giveRole(accounts.db, 1, 'Admins');
    expect(JSON.stringify(await userOf(browser))).toContain('"admin"');
    const after = browser.cookies.get('segno-session') ?? '';
    expect(after).not.toBe(before);
    const inFlight = await TestBrowser.open(accounts.app);
    inFlight.cookies.set('segno-session', before);
    expect(await userOf(inFlight)).not.toBeNull();
    // The browser sends the new token, which ends the former one.
    expect(await userOf(browser)).not.toBeNull();
    await accounts.db.update(sessions).set({ rotated_at: new Date(Date.now() - 61_000) });
    inFlight.cookies.set('segno-session', before);
    expect(await userOf(inFlight)).toBeNull();
  });

  test('SESSION-1 requests that arrive together after a change of rights get one other token', async () => {
    const { browser } = await accounts.registered();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await giveRole(accounts.db, 1, 'Admins');
    const ask = async () => {
      const answer = await accounts.app.request('http://localhost:4300/api/v1/startup', {
        headers: { cookie: browser.cookieHeader },
      });
      expect(await answer.text()).toContain('"admin"');
      return answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('segno-session='));
    };
    const issued = (await Promise.all(Array.from({ length: 5 }, ask))).flat();
    expect(issued).toHaveLength(1);
  });

  test('SESSION-1 stay when the response with another token was lost, and get one again', async () => {
    const { browser } = await accounts.registered();
    const before = browser.cookies.get('segno-session') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 5));
    await giveRole(accounts.db, 1, 'Admins');
    await userOf(browser);
    const lost = browser.cookies.get('segno-session') ?? '';
    browser.cookies.set('segno-session', before);
    await accounts.db.update(sessions).set({ rotated_at: new Date(Date.now() - 61_000) });
    expect(await userOf(browser)).not.toBeNull();
    const after = browser.cookies.get('segno-session') ?? '';
    expect([before, lost]).not.toContain(after);
    expect(await userOf(browser)).not.toBeNull();
    browser.cookies.set('segno-session', lost);
    expect(await userOf(browser)).toBeNull();
  });
});
