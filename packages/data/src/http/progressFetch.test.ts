import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressFetch } from './progressFetch.ts';

type Listener = (event: Partial<ProgressEvent>) => void;

/** The parts of XMLHttpRequest that are used, which Node.js does not have. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = '';
  withCredentials = false;
  answerType: string | null = 'application/json';
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: unknown = 'nothing';
  readonly #listeners = new Map<string, Listener>();
  readonly #uploads = new Map<string, Listener>();
  readonly upload = { addEventListener: (type: string, run: Listener) => this.#uploads.set(type, run) };
  constructor() {
    FakeRequest.last = this;
  }
  addEventListener = (type: string, run: Listener) => void this.#listeners.set(type, run);
  open = (...given: string[]) => void (this.opened = given);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getResponseHeader = () => this.answerType;
  send = (body: unknown) => void (this.sent = body);
  abort = () => this.fire('abort');
  fire = (type: string, event: Partial<ProgressEvent> = {}) => this.#listeners.get(type)?.(event);
  progress = (event: Partial<ProgressEvent>) => this.#uploads.get('progress')?.(event);
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const begin = (init?: RequestInit) => {
  const parts: number[] = [];
  const answer = progressFetch((part) => parts.push(part))('/api/v1/playlists/7/image', init);
  return { answer, parts, request: FakeRequest.last };
};

test('sends method, headers, credentials and body, and answers as fetch does', async () => {
  const body = new FormData();
  const headers = { 'x-xsrf-token': 'abc' };
  const { answer, request } = begin({ method: 'POST', headers, body, credentials: 'include' });
  expect(request).toMatchObject({
    opened: ['POST', '/api/v1/playlists/7/image'],
    headers,
    sent: body,
    withCredentials: true,
  });
  Object.assign(request, { status: 422, responseText: '{"code":"invalid_request"}' }).fire('load');
  const { status, headers: answered } = await answer;
  expect([status, answered.get('content-type')]).toEqual([422, 'application/json']);
  expect(await (await answer).json()).toEqual({ code: 'invalid_request' });
});

test('an answer without a body has none', async () => {
  const { answer, request } = begin({ method: 'DELETE' });
  Object.assign(request, { status: 204, answerType: null }).fire('load');
  expect((await answer).body).toBeNull();
});

test('reports the sent part of the body, where the browser knows its length', () => {
  const { parts, request } = begin({ method: 'POST' });
  request.progress({ loaded: 1, total: 4, lengthComputable: true });
  request.progress({ loaded: 2, total: 0, lengthComputable: false });
  request.progress({ loaded: 4, total: 4, lengthComputable: true });
  expect(parts).toEqual([0.25, 1]);
});

test.each(['error', 'timeout'])('rejects as fetch does after: %s', async (type) => {
  const { answer, request } = begin({ method: 'POST' });
  request.fire(type);
  await expect(answer).rejects.toThrow(new TypeError('Failed to fetch'));
});

test('an aborted signal ends the request, and one that was aborted before sends none', async () => {
  const controller = new AbortController();
  const running = begin({ signal: controller.signal });
  controller.abort();
  await expect(running.answer).rejects.toThrow(TypeError);
  const late = begin({ signal: controller.signal });
  await expect(late.answer).rejects.toThrow(TypeError);
  expect(late.request.sent).toBe('nothing');
});
