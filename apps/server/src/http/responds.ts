import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as v from 'valibot';

/** The status of a successful response. A response without content has the schema `null`. */
export type Status = ContentfulStatusCode | 204;

/** What a route responds with when it succeeds. */
export interface DeclaredResponse {
  schema: v.GenericSchema;
  status: Status;
}

/** A middleware that declares the body and status of a response: `Router` checks the handler against it. */
export type Responds<TBody, TStatus extends Status> = MiddlewareHandler & {
  readonly response: { readonly schema: v.GenericSchema<TBody, unknown>; readonly status: TStatus };
};

/** Declares the schema of a route's response, for the type of its handler and the description of the API (API-1). */
export const responds = <TSchema extends v.GenericSchema, const TStatus extends Status = 200>(
  schema: TSchema,
  status?: TStatus,
): Responds<v.InferInput<TSchema>, TStatus> =>
  Object.assign(((_, next) => next()) satisfies MiddlewareHandler, {
    response: {
      schema: schema as v.GenericSchema<v.InferInput<TSchema>, unknown>,
      status: status ?? (200 as TStatus),
    },
  });

/**
 * Declares a response that the handler does not make with `c.json`, such as a stream or a file: its type is not checked.
 */
export const respondsRaw = <const TStatus extends Status = 200>(
  schema: v.GenericSchema,
  status?: TStatus,
): Responds<null, TStatus> => responds(schema, status) as unknown as Responds<null, TStatus>;
