import type { MiddlewareHandler } from 'hono';
import type * as v from 'valibot';

/** What a route answers when it succeeds. */
export interface Answer {
  schema: v.GenericSchema;
  status: number;
}

/** A middleware that declares an answer. It does nothing; the description of the API reads it. */
type DeclaredAnswer = MiddlewareHandler & { readonly answer: Answer };

/** Declares the schema of a route's answer, for the description of the API (API-1). Every route has one. */
export const answers = (schema: v.GenericSchema, status = 200): DeclaredAnswer =>
  Object.assign(((_, next) => next()) satisfies MiddlewareHandler, { answer: { schema, status } });
