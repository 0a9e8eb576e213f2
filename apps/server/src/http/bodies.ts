import type { Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from './AppEnv.ts';
import { tooLarge } from './handleError.ts';
import { costOfBytes } from './rateLimit.ts';
import { isForm } from './mediaTypes.ts';
import { Problem } from './Problem.ts';
import type { Input } from './validate.ts';

/** Maximum size of a request body whose route declares no other, in bytes. */
const largestBody = 1024 * 1024;

/** Space for the other parts of a form with a file, in bytes. */
const formOverhead = 64 * 1024;

/** The body of a route that is not JSON of the usual size. */
export interface Body {
  /** Whether a Content-Type is that of the body. */
  accepts: (type: string | undefined) => boolean;
}

export interface BodyOptions {
  /** The largest size in bytes. */
  largest: number;
  /** The problem of a larger one. */
  tooLarge?: () => Problem;
  /** The problem of a body of another type. */
  missing?: () => Problem;
}

const wrongType = (type: string) => () =>
  new Problem({
    status: 415,
    code: 'unsupported_media_type',
    message: `Send this as ${type}.`,
  });

/** Refuses bodies of another type, and larger ones than the route takes. */
const checkBody = (
  accepts: Body['accepts'],
  {
    largest,
    tooLarge: problem = tooLarge,
    missing,
  }: Required<Pick<BodyOptions, 'largest' | 'missing'>> & BodyOptions,
): MiddlewareHandler => {
  const limit = limitBytes({ largest, tooLarge: problem });
  return (c, next) => {
    if (!accepts(c.req.header('content-type'))) throw missing();
    return limit(c, next);
  };
};

/** Declares that the body is a form with a file, up to a size. The handler reads and checks the part `name`. */
export const takesFile = (
  name: string,
  { largest, missing = wrongType('a form'), ...problems }: BodyOptions,
) =>
  Object.assign(checkBody(isForm, { largest: largest + formOverhead, missing, ...problems }), {
    input: { part: 'form', schema: v.object({ [name]: v.file() }) } satisfies Input,
    body: { accepts: isForm } satisfies Body,
  });

/** Declares that the body is bytes of a media type, up to a size. The handler reads them from `c.req.raw.body`. */
export const takesBytes = (type: string, { missing = wrongType(type), ...options }: BodyOptions) => {
  const accepts = (given = '') => given.split(';')[0]?.trim().toLowerCase() === type;
  const check: MiddlewareHandler = (c, next) => {
    if (!accepts(c.req.header('content-type'))) throw missing();
    return limitBytes(options)(c, next);
  };
  return Object.assign(check, { body: { accepts } satisfies Body });
};

/**
 * Limits a body that passes through. `bodyLimit` keeps one whose length is not stated in memory until its end, also while
 * the route lets the request wait for its turn.
 */
const limitBytes =
  ({ largest, tooLarge: problem = tooLarge }: BodyOptions): MiddlewareHandler =>
  async (c, next) => {
    const length = c.req.header('content-length');
    if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
      if (Number(length) > largest) throw problem();
      await next();
      return;
    }
    let size = 0;
    const reader = c.req.raw.body?.getReader();
    // A transform stream would cancel the body, and so the connection, before the answer is sent.
    const counted =
      reader &&
      new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const { done, value } = await reader.read();
            if (done) return controller.close();
            size += value.byteLength;
            if (size > largest) controller.error(problem());
            else controller.enqueue(value);
            return undefined;
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    if (counted) c.req.raw = new Request(c.req.raw, { body: counted, duplex: 'half' } as RequestInit);
    await next();
    // The route knows only that it could not read the body.
    if (size > largest && !c.res.ok) throw problem();
  };

/**
 * Limits a body to 1 MB. One whose length is not stated is read here, and charged for as it arrives, as `chargeApi` does
 * with a stated length.
 */
const standard: MiddlewareHandler<AppEnv> = async (c, next) => {
  const length = c.req.header('content-length');
  const { body } = c.req.raw;
  if (!body || (length !== undefined && c.req.header('transfer-encoding') === undefined)) {
    if (Number(length ?? 0) > largestBody) throw tooLarge();
    return next();
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let charged = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > largestBody) throw tooLarge();
    c.var.charge?.(costOfBytes(size) - charged);
    charged = costOfBytes(size);
    chunks.push(part.value);
  }
  c.req.raw = new Request(c.req.raw, { body: new Blob(chunks), duplex: 'half' } as RequestInit);
  return next();
};

/** A path with parameters as a pattern. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^$()[\]\\]/g, String.raw`\$&`)
      .replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

/**
 * Limits the bodies of all routes to 1 MB but of those that declare another one (`takesFile`, `takesBytes`), which check
 * it themselves. Middleware before the routes may read a body, so it is limited in front of it.
 */
export function limitBodies(prefix: string, routes: Pick<Hono<AppEnv>, 'routes'>): MiddlewareHandler<AppEnv> {
  const declared = routes.routes.flatMap(({ method, path, handler }) => {
    const { body } = handler as Partial<{ body: Body }>;
    return body ? [{ method, pattern: patternOf(`${prefix}${path}`), body }] : [];
  });
  return (c, next) => {
    const type = c.req.header('content-type');
    const isDeclared = declared.some(
      ({ method, pattern, body }) =>
        method === c.req.method && pattern.test(c.req.path) && body.accepts(type),
    );
    return isDeclared ? next() : standard(c, next);
  };
}
