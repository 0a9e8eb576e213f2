import { createFetch, FetchError } from 'ofetch';
import { readCookie } from '../cookies/contract.ts';
import { ApiError, errorOfResponse } from './ApiError.ts';
import { networkError } from './networkError.ts';
import { progressFetch } from './progressFetch.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Query parameters that a GET sends as lists joined by commas. */
const commaLists = new Set(['with', 'load', 'loadCount']);

export interface RequestOptions {
  /** @default 'GET' */
  method?: HttpMethod;
  /** Query parameters. Null and undefined are not sent. */
  query?: Record<string, QueryValue>;
  /** A plain object is sent as JSON; `FormData` and similar bodies are sent unchanged. */
  body?: object;
  signal?: AbortSignal;
  /** The timeout in milliseconds. There is none by default. */
  timeout?: number;
  /** Called with the sent part of the body, from 0 to 1. */
  onProgress?: (part: number) => void;
}

export interface HttpClientOptions {
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /** An origin, with an optional path, that is prepended to every relative path. @default the page's own origin */
  baseUrl?: string;
  /** Returns the cookies that scripts can read. @default `document.cookie` */
  cookies?: () => string;
  /** Returns the id of the active workspace. Null, and 0 for the default workspace, are not sent. */
  workspaceId?: () => number | null;
  /** Called with every error response of the backend, before the request rejects with it. */
  onErrorResponse?: (error: ApiError) => void;
}

/** The client that sends every request to the backend (HTTP-1 to HTTP-7). */
export interface HttpClient {
  /** Resolves to the parsed response body, without validation. Rejects with `ApiError`. */
  send: (path: string, options?: RequestOptions) => Promise<unknown>;
}

const isAbsolute = (path: string) => /^([a-z][a-z\d+.-]*:)?\/\//i.test(path);
const isUnprefixed = (path: string) => /^(auth|secure|log-viewer|horizon)(?![^/?#])/.test(path);

/** The URL of an API path: below `api/v1/`, unless the path is absolute or has one of the prefixes above. */
export function resolvePath(path: string, baseUrl = ''): string {
  if (isAbsolute(path)) return path;
  const relative = path.replace(/^\/+/, '');
  return `${baseUrl.replace(/\/+$/, '')}/${isUnprefixed(relative) ? '' : 'api/v1/'}${relative}`;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/** How long a change whose response was lost keeps its key, in milliseconds. */
const lostFor = 120_000;

/**
 * A change is finished although its page is closed or loaded again (HTTP-11), while the bodies that are being sent have no
 * more characters than this: browsers allow 64 KiB.
 */
const keptAliveLength = 20_000;

/** 96 random bits. `crypto.randomUUID` exists on secure pages only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The keys by which the server does a change once (HTTP-9). The same change has the same key while it runs, and after its
 * response was lost: then sending it again is a retry.
 */
function createChangeKeys() {
  const known = new Map<string, { key: string; running: number; lostAt: number }>();
  return {
    begin(change: string): string {
      const found = known.get(change);
      const isSame = found && (found.running > 0 || Date.now() - found.lostAt < lostFor);
      const entry = isSame ? found : { key: randomKey(), running: 0, lostAt: 0 };
      entry.running += 1;
      known.set(change, entry);
      return entry.key;
    },
    end(change: string, isLost: boolean) {
      const entry = known.get(change);
      if (!entry) return;
      entry.running -= 1;
      if (isLost) entry.lostAt = Date.now();
      else if (entry.running === 0) known.delete(change);
      // After another change, the lost one may mean something else: liking again after taking a like back.
      for (const [other, { running }] of isLost ? [] : known) if (running === 0) known.delete(other);
    },
  };
}

/** Makes an HTTP client. On a server, pass a `fetch` that sends the visitor's cookies, and a `baseUrl`. */
export function createHttpClient({
  fetch = (...args) => globalThis.fetch(...args),
  baseUrl = '',
  cookies = () => (typeof document === 'undefined' ? '' : document.cookie),
  workspaceId = () => null,
  onErrorResponse,
}: HttpClientOptions = {}): HttpClient {
  const sendWith = (sender: typeof globalThis.fetch) =>
    createFetch({
      fetch: sender,
      // Only the query client retries. Cookies are sent. Every response is parsed as JSON.
      defaults: { credentials: 'include', retry: false, responseType: 'json' },
    });
  const sendPlain = sendWith(fetch);
  const changeKeys = createChangeKeys();
  /** The length of the bodies that are being sent with `keepalive`. */
  let keptAlive = 0;
  const ownOrigin = () => (typeof location === 'undefined' ? originOf(baseUrl) : location.origin);
  const isSameOrigin = (url: string) =>
    url.startsWith('//') ? false : !isAbsolute(url) || originOf(url) === ownOrigin();

  return {
    async send(path, { method = 'GET', query = {}, body, signal, timeout, onProgress } = {}) {
      const send = onProgress ? sendWith(progressFetch(onProgress)) : sendPlain;
      const url = resolvePath(path, baseUrl);
      const headers: Record<string, string> = { accept: 'application/json' };
      const sent: Record<string, string | number | boolean | (string | number)[]> = {};
      for (const [name, value] of Object.entries(query)) {
        if (value === null || value === undefined) continue;
        if (typeof value !== 'object') sent[name] = value;
        else sent[name] = method === 'GET' && commaLists.has(name) ? value.join(',') : [...value];
      }

      const workspace = workspaceId();
      const takesWorkspace = method === 'GET' || method === 'POST' || method === 'PUT';
      if (workspace && takesWorkspace && !('workspaceId' in query) && !/[?&]workspaceId=/.test(path)) {
        sent.workspaceId = workspace;
      }
      if (method !== 'GET' && method !== 'POST') {
        headers['x-http-method-override'] = method;
        sent._method = method;
      }
      const readToken = () => (isSameOrigin(url) ? readCookie(cookies(), 'XSRF-TOKEN') : undefined);

      const limit = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
      const attempt = async (
        token: string | undefined,
        keepalive = false,
        isRetry = false,
      ): Promise<unknown> => {
        try {
          return await send<unknown>(url, {
            method: method === 'GET' ? 'GET' : 'POST',
            headers: token ? { ...headers, 'x-xsrf-token': token } : headers,
            query: sent,
            body,
            keepalive,
            signal: signal && limit ? AbortSignal.any([signal, limit]) : (signal ?? limit),
          });
        } catch (cause) {
          if (cause instanceof FetchError && cause.status !== undefined) {
            const error = errorOfResponse(cause.status, cause.data, cause);
            // The refusal has set another token.
            const renewed = error.code === 'xsrf_mismatch' && !isRetry ? readToken() : token;
            if (renewed !== token) return attempt(renewed, keepalive, true);
            onErrorResponse?.(error);
            throw error;
          }
          if (signal?.aborted) throw new ApiError({ message: 'Request aborted', code: 'aborted', cause });
          if (limit?.aborted) {
            throw new ApiError({ message: `timeout of ${timeout} ms exceeded`, code: 'timeout', cause });
          }
          throw networkError(cause);
        }
      };
      // A file has no text to compare: each upload is a change of its own.
      if (method === 'GET' || !isSameOrigin(url)) return attempt(readToken());
      const isPlain = body === undefined || Object.getPrototypeOf(body) === Object.prototype;
      const text = isPlain ? (JSON.stringify(body) ?? '') : randomKey();
      const change = `${method} ${url} ${workspace ?? ''} ${text}`;
      headers['idempotency-key'] = changeKeys.begin(change);
      const isKept = isPlain && keptAlive + text.length <= keptAliveLength;
      const length = isKept ? text.length : 0;
      keptAlive += length;
      try {
        const response = await attempt(readToken(), isKept);
        changeKeys.end(change, false);
        return response;
      } catch (error) {
        changeKeys.end(change, error instanceof ApiError && error.status === 0);
        throw error;
      } finally {
        keptAlive -= length;
      }
    },
  };
}
