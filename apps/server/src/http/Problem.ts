import type { ErrorBody } from '@segno/data/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than the hoped-for one. Throw it anywhere below a route; one handler turns it into JSON. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  /** What a screen may branch on, such as `not_found`. */
  readonly code: string;
  /** Field names with their messages. */
  readonly fields: Record<string, string | string[]> | undefined;
  /** A way out that the message can offer as a button. */
  readonly action: ErrorBody['action'];
  /** Headers that the answer carries, such as `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    fields?: Record<string, string | string[]>,
    more: { action?: ErrorBody['action']; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.action = more.action;
    this.headers = more.headers ?? {};
  }

  /** The answer's body, as the contract has it. */
  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { errors: this.fields }),
      ...(this.action && { action: this.action }),
    };
  }
}

/** The problem of a record that does not exist or that the visitor may not know of. */
export const notFound = (message = 'This does not exist, or not any more.') =>
  new Problem(404, 'not_found', message);
