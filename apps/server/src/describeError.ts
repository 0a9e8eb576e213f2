/** Properties of an error that contain names of code or tables and never a value. */
const facts = ['code', 'severity', 'constraint', 'schema', 'table', 'column', 'routine', 'status', 'syscall'];

/** The loggable part of an error. */
export interface ErrorDescription {
  type: string;
  message?: string;
  stack?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
  [fact: string]: unknown;
}

/**
 * Reduces an error to its loggable part: no bound parameter, path, address or text that a visitor sent. Messages of
 * the database, of parsers and of the HTTP client quote such values and are omitted. Addresses, file paths and text in
 * double quotes are removed from all other messages. The stack keeps its frames.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const known = facts.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const isDeep = depth >= 4;
  return {
    type: error.constructor.name,
    ...(quotesValues(error) ? {} : { message: withoutValues(error.message) }),
    ...Object.fromEntries(known),
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(error.cause !== undefined && !isDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { errors: error.errors.slice(0, 5).map((each) => describeError(each, depth + 1)) }),
  };
}

/** Errors of drizzle, pg, valibot, ofetch and `JSON.parse`, whose messages quote their input. */
const quotesValues = (error: Error) =>
  error instanceof SyntaxError ||
  ['query', 'severity', 'issues', 'request', 'input'].some((property) => property in error);

const withoutValues = (message: string) =>
  message
    .replaceAll(/(?:[a-z][a-z\d+.-]*:\/)?\/[^\s'",)]*/gi, '[address]')
    .replaceAll(/"[^"]*"/g, '"…"')
    .slice(0, 500);

const isFrame = (line: string) => /^\s+at \S/.test(line);
