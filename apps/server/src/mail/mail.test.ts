import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '@segno/data/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createTestServer } from '../testing/testServer.ts';
import { MailPreview } from './MailPreview.ts';
import { MailQueue } from './MailQueue.ts';
import * as accountMessages from './accountMessages.ts';
import { billingNews } from './billingMessages.ts';
import * as messages from './messages.ts';
import { passwordResetMessage, verificationMessage } from './messages.ts';
import { queueMail } from './store.ts';
import { mails } from './table.ts';
import { openMailTransport, type MailTransport } from './transport.ts';

let database: TestDatabase;
let folder: string;
const log = { warn: vi.fn(), error: vi.fn() };
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'segno-mail-'));
});
beforeEach(() => database.truncate());
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const message = {
  to: 'nora@segno.example',
  ...verificationMessage({ site: 'Radio Nord', language: 'en' }, '123456', 15),
};
const openQueue = (transport: MailTransport) =>
  new MailQueue({ db: database.db, transport, log, interval: 3_600_000 });

test('without a mail server each message is a file that mail programs open', async () => {
  const transport = openMailTransport({ smtpUrl: null, from: 'Segno <no-reply@segno.example>', folder });
  const queue = openQueue(transport);
  await queueMail(database.db, message);
  await queue.send();
  await queue.close();
  const files = await readdir(folder);
  expect(files).toEqual([expect.stringMatching(/^[^.].*\.eml$/)]);
  const source = await readFile(join(folder, files[0] ?? ''), 'utf8');
  expect(source).toContain('From: Segno <no-reply@segno.example>');
  expect(source).toContain('To: nora@segno.example');
  expect(source).toMatch(/text\/plain[^]*123456[^]*text\/html[^]*123456/);
  expect(await database.db.$count(mails)).toBe(0);
});

test('a message that was not accepted stays and is sent later', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('451 try again')).mockResolvedValue(undefined);
  const queue = openQueue({ send, close: vi.fn() });
  await queueMail(database.db, message);
  await queue.send();
  expect(await database.db.select().from(mails)).toMatchObject([{ attempts: 1, to: message.to }]);
  await queue.send();
  expect(send).toHaveBeenCalledOnce();
  await database.db.update(mails).set({ next_attempt_at: new Date(0) });
  await queue.send();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await database.db.$count(mails)).toBe(0);
  await queue.close();
});

test('a message that waits is not readable in the database', async () => {
  await queueMail(database.db, { ...message, text: 'Open /reset/hush', html: '<a href="/reset/hush">' });
  const [stored] = await database.db.select().from(mails);
  expect(JSON.stringify(stored)).not.toContain('hush');
  await database.db.delete(mails);
});

test('one of two servers sends a message', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const queues = [openQueue({ send, close: vi.fn() }), openQueue({ send, close: vi.fn() })];
  for (let index = 0; index < 5; index += 1)
    await queueMail(database.db, { ...message, subject: `Message ${index}` });
  await Promise.all(queues.map((queue) => queue.send()));
  expect(send.mock.calls.map(([{ subject }]) => subject as string).toSorted()).toEqual(
    [0, 1, 2, 3, 4].map((index) => `Message ${index}`),
  );
  await Promise.all(queues.map((queue) => queue.close()));
});

test('texts of the site and of a person are escaped in a message', () => {
  const { html, text } = passwordResetMessage(
    { site: '<b>Nord</b>', language: 'en' },
    'https://segno.example/?a=1&b="2"',
    60,
  );
  expect(html).not.toContain('<b>Nord</b>');
  expect(html).toContain('&lt;b&gt;Nord&lt;/b&gt;');
  expect(html).toContain('href="https://segno.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain('https://segno.example/?a=1&b="2"');
});

test('developers see each kind of message, and each that was sent, as text and as HTML', async () => {
  const preview = new MailPreview();
  const queue = openQueue(preview.watch({ send: vi.fn(), close: vi.fn() }));
  await queueMail(database.db, { ...message, to: '<nora>@segno.example' });
  await queue.send();
  await queue.close();
  const app = new Hono<AppEnv>().onError(handleError).route('/dev/mail', preview.routes());
  const read = async (path: string) => (await app.request(path)).text();
  const list = await read('/dev/mail');
  const ids = [...list.matchAll(/href="\/dev\/mail\/([\w-]+)"/g)].map(([, id]) => id);
  const kinds = Object.keys({ ...messages, ...accountMessages }).filter((name) => name.endsWith('Message'));
  expect(ids).toHaveLength((kinds.length + billingNews.length) * languages.length + 1);
  expect(list).toContain('to &lt;nora&gt;@segno.example');
  for (const id of ids) {
    const page = await read(`/dev/mail/${id}`);
    expect(page).toContain(`src="/dev/mail/${id}/html"`);
    expect(page).toMatch(/<pre[^>]*>[^<]*Segno|Radio Nord/);
    expect(await read(`/dev/mail/${id}/html`)).toMatch(/^<!doctype html>[^]*<h1/);
  }
  expect(await read('/dev/mail/sent-1/html')).toContain('123456');
  expect((await app.request('/dev/mail/other')).status).toBe(404);
});

test('a server that is not in development has no page of messages', async () => {
  const answer = await createTestServer(database).request('/dev/mail');
  expect(await answer.text()).toBe('<p>page</p>');
});
