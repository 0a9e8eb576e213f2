import { createQueryClient } from '../queryClient/createQueryClient.ts';
import { createHttpClient, type HttpClientOptions } from './HttpClient.ts';

/** A request as the client sent it. */
interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  keepalive: boolean | undefined;
  body: unknown;
}

/** A `Response`, an `Error` to reject with, or a value to respond with as JSON. */
type Answer = unknown;

/** A fake backend that records requests and returns the given responses in order, the last one repeatedly. */
function fakeBackend(...answers: Answer[]) {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push({
      method: init?.method ?? 'GET',
      url: new URL(input instanceof Request ? input.url : input, 'https://segno.example'),
      headers: new Headers(init?.headers),
      credentials: init?.credentials,
      keepalive: init?.keepalive,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
    });
    if (init?.signal?.aborted) return Promise.reject(init.signal.reason as Error);
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer ?? {}));
  };
  return { sent, fetch };
}

/** An HTTP client with a fake backend. */
export function testHttp(answers: Answer[] = [], options: Omit<HttpClientOptions, 'fetch'> = {}) {
  const { sent, fetch } = fakeBackend(...answers);
  return { sent, http: createHttpClient({ fetch, baseUrl: 'https://segno.example', ...options }) };
}

/** A query client with a fake backend. */
export function testQueryClient(answers: Answer[], isServer = true) {
  const { sent, http } = testHttp(answers);
  return { sent, client: createQueryClient({ http, isServer }) };
}
