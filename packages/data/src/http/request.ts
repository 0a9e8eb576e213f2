import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import type { HttpClient, RequestOptions } from './HttpClient.ts';

const clients = new WeakMap<QueryClient, HttpClient>();

/** Sets the HTTP client that the queries of a query client use. */
export const bindHttpClient = (queryClient: QueryClient, http: HttpClient) => clients.set(queryClient, http);

/**
 * Sends a request through the HTTP client of a query client. Resolves to the response after its schema has validated
 * it.
 */
export async function request<const TSchema extends v.GenericSchema>(
  client: QueryClient,
  schema: TSchema,
  path: string,
  options?: RequestOptions,
): Promise<v.InferOutput<TSchema>> {
  const http = clients.get(client);
  if (!http) throw new Error('This QueryClient has no HTTP client: make it with createQueryClient.');
  const answer = v.safeParse(schema, await http.send(path, options));
  if (answer.success) return answer.output;
  const [issue] = answer.issues;
  const place = v.getDotPath(issue) ?? 'the answer itself';
  console.error(
    `${options?.method ?? 'GET'} ${path} was not answered as agreed, at ${place}: ${issue.message}`,
  );
  throw new ApiError({
    message: `The answer to ${path} is not what was agreed: ${place}: ${issue.message}`,
    code: 'invalid_answer',
    cause: answer.issues,
  });
}
