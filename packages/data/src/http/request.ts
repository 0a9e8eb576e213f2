import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import type { HttpClient, RequestOptions } from './HttpClient.ts';

const clients = new WeakMap<QueryClient, HttpClient>();

/** Sets the HTTP client that the queries of a query client use. */
export const bindHttpClient = (queryClient: QueryClient, http: HttpClient) => clients.set(queryClient, http);

/** The HTTP client of a query client, for requests that no query makes: uploads. */
export function httpClientOf(queryClient: QueryClient): HttpClient {
  const http = clients.get(queryClient);
  if (!http) throw new Error('This QueryClient has no HTTP client: make it with createQueryClient.');
  return http;
}

/**
 * A schema, or a function that loads it. The first view does not need its schemas, because the document contains its
 * data: there they are loaded with the first request.
 */
export type SchemaSource<TSchema extends v.GenericSchema = v.GenericSchema> =
  | TSchema
  | (() => Promise<TSchema>);

/**
 * Sends a request through the HTTP client of a query client. Resolves to the response after its schema has validated
 * it.
 */
export async function request<const TSchema extends v.GenericSchema>(
  client: QueryClient,
  schemaSource: SchemaSource<TSchema>,
  path: string,
  options?: RequestOptions,
): Promise<v.InferOutput<TSchema>> {
  const http = httpClientOf(client);
  const [sent, schema] = await Promise.all([
    http.send(path, options),
    typeof schemaSource === 'function' ? schemaSource() : schemaSource,
  ]);
  // The interface of all schemas (Standard Schema), which does not load the library.
  const result = await schema['~standard'].validate(sent);
  if (!result.issues) return result.value as v.InferOutput<TSchema>;
  const [issue] = result.issues;
  const place =
    issue?.path?.map((step) => (typeof step === 'object' ? step.key : step)).join('.') ?? 'the body';
  console.error(
    `${options?.method ?? 'GET'} ${path} got an unexpected response, at ${place}: ${issue?.message}`,
  );
  throw new ApiError({
    message: `The response to ${path} does not match its schema: ${place}: ${issue?.message}`,
    code: 'invalid_response',
    cause: result.issues,
  });
}
