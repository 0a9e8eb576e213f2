import { ApiError } from './ApiError.ts';
import type { HttpClient } from './HttpClient.ts';

/**
 * An HTTP client whose code comes with its first request: a first view brings its data along and needs none. When
 * the code cannot be fetched, the request fails as it would without a network, and the next one tries again.
 */
export function lazyHttpClient(load: () => Promise<HttpClient>): HttpClient {
  let loading: Promise<HttpClient> | undefined;
  return {
    async send(path, options) {
      loading ??= load();
      const client = await loading.catch((cause: unknown) => {
        loading = undefined;
        throw new ApiError({ message: 'Network error', code: 'network_error', cause });
      });
      return client.send(path, options);
    },
  };
}
