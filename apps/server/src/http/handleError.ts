import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { databaseTrouble } from '../db/databaseTrouble.ts';
import type { AppEnv } from './AppEnv.ts';
import type { DescribeTrace } from './errorTrace.ts';
import { notFound, Problem } from './Problem.ts';
import { problemPage } from './problemPage.ts';
import { routeOf } from './requestLog.ts';

/**
 * Responds to every thrown error: a `Problem` with its status, an unknown error with a plain 500 and a log entry. With
 * `describeTrace`, which a server in debug mode has, unexpected errors are reported with their trace to those who may see it.
 */
export const errorHandler =
  (describeTrace?: DescribeTrace): ErrorHandler<AppEnv> =>
  (error, c) => {
    const problem = toProblem(error);
    // A problem that was thrown on purpose, such as a 503 under load, is not an error; its request is logged.
    if (
      problem.status >= 500 &&
      ((problem !== error && problem !== error.cause) || problem.cause !== undefined)
    ) {
      // Errors that are thrown before the request has its own log have none.
      const log = c.var.log as AppEnv['Variables']['log'] | undefined;
      log?.error({ err: error, method: c.req.method, route: routeOf(c) }, problem.code);
      // An error that is thrown before the viewer is known has no trace.
      const trace = describeTrace?.(error, c.var.viewer as AppEnv['Variables']['viewer'] | undefined);
      if (trace) return c.json({ ...problem.toBody(), ...trace }, problem.status, noStore);
    }
    return respond(c, problem);
  };

/** The handler of a server that is not in debug mode. */
export const handleError = errorHandler();

const noStore = { 'cache-control': 'no-store' };

/** Responds to an address without a route. */
export const handleNotFound: NotFoundHandler<AppEnv> = (c) => respond(c, notFound());

/** The disk has too little free space for writes. */
export const noSpace = (cause?: unknown) =>
  new Problem({
    status: 507,
    code: 'no_space',
    message: 'There is no space left to save this. Try again later.',
    cause,
  });

/** The database does not respond at the moment. */
export const unavailable = (cause?: unknown) =>
  new Problem({
    status: 503,
    code: 'unavailable',
    message: 'This is not available right now. Try again in a moment.',
    headers: { 'retry-after': '2' },
    cause,
  });

/**
 * Whether PostgreSQL refused a text with the character U+0000, which it stores neither as text (22021) nor in JSON
 * (22P05), or JSON with half of a surrogate pair (22P02).
 */
const isUnstorable = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (error.cause.code === '22021' ||
    error.cause.code === '22P05' ||
    (error.cause.code === '22P02' && error.cause.message.endsWith('for type json')));

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Drizzle wraps what a statement rejects with.
  if (error instanceof Error && error.cause instanceof Problem) return error.cause;
  if (error instanceof HTTPException) return fromHttpException(error);
  const trouble = databaseTrouble(error);
  if (trouble === 'full') return noSpace(error);
  if (trouble === 'unavailable') return unavailable(error);
  if (isUnstorable(error)) {
    return new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
    });
  }
  return new Problem({
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong on our side. Try again in a moment.',
  });
}

/** Errors of Hono's own middleware. */
function fromHttpException(error: HTTPException): Problem {
  if (error.status === 400 && /json/i.test(error.message)) {
    return new Problem({
      status: 400,
      code: 'malformed_json',
      message: 'The body of this request is not valid JSON.',
    });
  }
  if (error.status === 413) return tooLarge();
  return new Problem({
    status: error.status as Problem['status'],
    code: 'bad_request',
    message: error.message || 'This request is not valid.',
  });
}

/** The body is larger than the route accepts. */
export const tooLarge = () =>
  new Problem({ status: 413, code: 'too_large', message: 'This is too large to be sent.' });

function respond(c: Context<AppEnv>, problem: Problem): Response | Promise<Response> {
  const headers = { ...noStore, ...problem.headers };
  // A request that fails before its viewer is known has no language.
  const language = (c.var.language as string | undefined) ?? 'en';
  // A browser navigation gets an HTML page; every other request gets the common JSON shape.
  const isPage = c.req.header('accept')?.includes('text/html') && !/^\/(api|auth)\//.test(c.req.path);
  return isPage
    ? c.html(problemPage(problem, language), problem.status, headers)
    : c.json(problem.toBody(language), problem.status, headers);
}
