import { type ErrorBody, unknownWorkspaceCode } from '@segno/data/contract';
import { serverText } from '../i18n/translations.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface ProblemInit {
  status: ContentfulStatusCode;
  code: string;
  /** An English sentence for the person, which the response translates. It never repeats a value that was sent. */
  message: string;
  fields?: Record<string, string | string[]> | undefined;
  action?: ErrorBody['action'];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error response. Throw it anywhere below a route; one handler converts it to JSON. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  /** Code that a screen can branch on, such as `not_found`. */
  readonly code: string;
  /** Field names with their messages. */
  readonly fields: Record<string, string | string[]> | undefined;
  /** An action that the message can offer as a button. */
  readonly action: ErrorBody['action'];
  /** Headers of the response, such as `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor({ status, code, message, fields, action, headers = {}, cause }: ProblemInit) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.action = action;
    this.headers = headers;
  }

  /** The response's body, as the contract has it, in a language. */
  toBody(language = 'en'): ErrorBody {
    const text = (english: string) => serverText(language, english);
    const { fields, action } = this;
    return {
      message: text(this.message),
      code: this.code,
      ...(fields && {
        errors: Object.fromEntries(
          Object.entries(fields).map(([name, found]) => [
            name,
            typeof found === 'string' ? text(found) : found.map(text),
          ]),
        ),
      }),
      ...(action && { action: { ...action, label: text(action.label) } }),
    };
  }
}

/** The problem of a record that does not exist or is not visible to the visitor. */
export const notFound = (message = 'This does not exist, or not any more.') =>
  new Problem({ status: 404, code: 'not_found', message });

/** The problem of a guest who must sign in. */
export const notSignedIn = () =>
  new Problem({
    status: 401,
    code: 'unauthenticated',
    message: 'Log in to do this.',
    action: { label: 'Log in', action: '/login' },
  });

/** The same response for a workspace of other people and for one that does not exist. */
export const unknownWorkspace = () =>
  new Problem({
    status: 404,
    code: unknownWorkspaceCode,
    message: 'This workspace does not exist, or you are not a member.',
  });
