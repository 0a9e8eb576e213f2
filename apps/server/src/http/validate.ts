import { validator } from 'hono/validator';
import * as v from 'valibot';
import { isJson } from './mediaTypes.ts';
import { notFound, Problem } from './Problem.ts';

/** A part of the request that a route validates. The description of the API reads it. */
export interface Input {
  part: 'param' | 'query' | 'json' | 'form';
  schema: v.GenericSchema;
}

/**
 * Validates a part of the request with a schema; the handler reads it with `c.req.valid(part)`.
 * An invalid path parameter gets a 404, because no such resource exists; other parts get a 422 with field messages.
 */
export const validate = <Part extends Exclude<Input['part'], 'form'>, Schema extends v.GenericSchema>(
  part: Part,
  schema: Schema,
) =>
  Object.assign(
    validator(part, (value: unknown, c): v.InferOutput<Schema> => {
      if (part === 'json' && !isJson(c.req.header('content-type'))) {
        throw new Problem({
          status: 415,
          code: 'unsupported_media_type',
          message: 'Send this as JSON (Content-Type: application/json).',
        });
      }
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      if (part === 'param') throw notFound();
      throw new Problem({
        status: 422,
        code: 'invalid_request',
        message: 'Some of what was sent is not valid.',
        fields: fieldErrors(result.issues),
      });
    }),
    { input: { part, schema } satisfies Input },
  );

/** The first message of each field, by its path: `tracks.0.name`. Messages about the whole value are under `_`. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[v.getDotPath(issue) ?? '_'] ??= issue.message;
  return fields;
}
