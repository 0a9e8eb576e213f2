import { ApiError, createQueryClient, type HttpClient, type Page } from '@segno/data';
import { samplePage } from '@segno/data/samples';
import {
  hashKey,
  type DataTag,
  type DefaultedQueryObserverOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** The behaviour of a fake backend for all queries of a screen. */
export type ScreenState = 'ready' | 'loading' | 'empty' | 'error' | 'forbidden';

/** The response to one query: `data`, or `empty` in the state `empty`. */
export interface FakeAnswer {
  key: QueryKey;
  /** Whether it answers every query of the same resource, that is, with the same first part of the key. */
  isForAll?: true;
  data: unknown;
  empty: unknown;
  /** The query fails with it in every state but `loading`. */
  error?: Error;
}

/**
 * Answers a query with a record. `empty` is the record in the state `empty`, such as an album without tracks. @default
 * `data`
 */
export const answer = <TData>(
  query: { queryKey: DataTag<QueryKey, TData, Error> },
  data: NoInfer<TData>,
  { empty = data }: { empty?: NoInfer<TData> } = {},
): FakeAnswer => ({ key: query.queryKey, data, empty });

/** Answers a query with an error, such as a 404. */
export const answerError = (query: { queryKey: QueryKey }, error: Error): FakeAnswer => ({
  key: query.queryKey,
  data: undefined,
  empty: undefined,
  error,
});

/** Answers every query of a resource, such as a search for any text. `query` is one of these queries. */
export const answerAll = <TData>(...input: Parameters<typeof answer<TData>>): FakeAnswer => ({
  ...answer(...input),
  isForAll: true,
});

/** Answers an infinite query with one page of these items, or with an empty page in the state `empty`. */
export const answerPages = <TItem>(
  query: { queryKey: DataTag<QueryKey, InfiniteData<Page<TItem>>, Error> },
  items: readonly NoInfer<TItem>[],
): FakeAnswer => ({
  key: query.queryKey,
  data: { pagination: samplePage(items) },
  empty: { pagination: samplePage([]) },
});

const failures = {
  error: () => new ApiError({ message: 'Server error', status: 500, code: 'server_error' }),
  forbidden: () => new ApiError({ message: 'Forbidden', status: 403, code: 'forbidden' }),
};

const unanswered = () => Promise.reject(new Error('A test sends no request: answer its query.'));

/**
 * A query client that answers queries without a backend, by their query options. A query without a response fails with
 * an error that names its key, so that a missing response is noticed. `currentState` returns the state for each query, so
 * that a test can change it. `send` answers the requests of mutations.
 */
export function fakeQueryClient(
  answers: readonly FakeAnswer[],
  currentState: () => ScreenState = () => 'ready',
  send: HttpClient['send'] = unanswered,
): QueryClient {
  const byHash = new Map(answers.map((one) => [hashKey(one.key), one]));
  // Without retries, as on a server, so that a test does not wait for them.
  const client = createQueryClient({ http: { send }, isServer: true });

  const respond = (key: QueryKey): Promise<unknown> => {
    const found =
      byHash.get(hashKey(key)) ?? answers.find(({ isForAll, key: [first] }) => isForAll && first === key[0]);
    if (!found) return Promise.reject(new Error(`No fake answer for the query ${JSON.stringify(key)}.`));
    const state = currentState();
    if (state === 'loading') return new Promise(() => undefined);
    if (found.error) return Promise.reject(found.error);
    if (state === 'error' || state === 'forbidden') return Promise.reject(failures[state]());
    return Promise.resolve(state === 'empty' ? found.empty : found.data);
  };
  const complete = client.defaultQueryOptions.bind(client) as (
    options: object,
  ) => DefaultedQueryObserverOptions;
  client.defaultQueryOptions = ((options: object) => {
    const completed = complete(options);
    return { ...completed, queryFn: () => respond(completed.queryKey) };
  }) as typeof client.defaultQueryOptions;
  return client;
}
