import type { ErrorBody } from '@segno/data/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error answer. Throw it anywhere below a route; one handler converts it to JSON. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  /** Code that a screen can branch on, such as `not_found`. */
  readonly code: string;
  /** Field names with their messages. */
  readonly fields: Record<string, string | string[]> | undefined;
  /** An action that the message can offer as a button. */
  readonly action: ErrorBody['action'];
  /** Headers of the answer, such as `Retry-After`. */
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

/** The problem of a record that does not exist or is not visible to the visitor. */
export const notFound = (message = 'This does not exist, or not any more.') =>
  new Problem(404, 'not_found', message);
