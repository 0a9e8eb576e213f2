import { networkError } from './networkError.ts';
import type { HttpClient } from './HttpClient.ts';

/**
 * An HTTP client that loads its code with the first request. The first view does not need the code, because the
 * document contains its data. When the code cannot be loaded, the request fails with a network error and the next
 * request tries again.
 */
export function lazyHttpClient(load: () => Promise<HttpClient>): HttpClient {
  let loading: Promise<HttpClient> | undefined;
  return {
    async send(path, options) {
      loading ??= load();
      const client = await loading.catch((cause: unknown) => {
        loading = undefined;
        throw networkError(cause);
      });
      return client.send(path, options);
    },
  };
}
