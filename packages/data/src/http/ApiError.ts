/** What the server suggests doing about an error. */
export interface ErrorAction {
  label: string;
  action: string;
}

interface ApiErrorInit {
  status?: number;
  message: string;
  /** What the server said itself, if it said anything. */
  serverMessage?: string | null;
  code: string;
  fields?: Record<string, string>;
  action?: ErrorAction | null;
  trace?: unknown;
  cause?: unknown;
}

/** The one error of the network: a call that failed, was aborted, or was answered with an error or with nonsense. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when there was no usable answer. */
  readonly status: number;
  /**
   * What screens branch on: the server's own code, `http_{status}` without one, or `network_error`, `aborted`,
   * `timeout`, `invalid_answer`.
   */
  readonly code: string;
  /** The first message of each field that the server refused. */
  readonly fields: Record<string, string>;
  readonly action: ErrorAction | null;
  /** The whole answer of a server in debug mode, else null. */
  readonly trace: unknown;
  /** The server's message, or null when it sent none; `message` always says something. */
  readonly serverMessage: string | null;

  constructor({
    status = 0,
    message,
    code,
    fields = {},
    action = null,
    trace = null,
    serverMessage = null,
    cause,
  }: ApiErrorInit) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.action = action;
    this.trace = trace;
    this.serverMessage = serverMessage;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Makes the error of an answer with an error status (ERROR-1, ERROR-4); any body will do. */
export function errorOfAnswer(status: number, body: unknown, cause?: unknown): ApiError {
  const answer = isRecord(body) ? body : {};
  const { action, errors } = answer;
  const serverMessage = text(answer.message);
  const fields: Record<string, string> = {};
  for (const [field, messages] of isRecord(errors) ? Object.entries(errors) : []) {
    const first = text(Array.isArray(messages) ? messages[0] : messages);
    if (first) fields[field] = first;
  }
  return new ApiError({
    status,
    message: serverMessage ?? `Request failed with status code ${status}`,
    serverMessage,
    code: text(answer.code) ?? `http_${status}`,
    fields,
    action:
      isRecord(action) && typeof action.label === 'string' && typeof action.action === 'string'
        ? { label: action.label, action: action.action }
        : null,
    trace: answer.ignitionTrace ? body : null,
    cause,
  });
}

/** What to tell about an error when it says nothing of its own (ERROR-2). */
export const defaultErrorMessage = 'There was an issue. Please try again.';

/** What the server said of an error, or of one field of a form; null when it said nothing (ERROR-1). */
export const errorMessage = (error: unknown, field?: string): string | null => {
  if (!(error instanceof ApiError)) return null;
  return field === undefined ? error.serverMessage : (error.fields[field] ?? null);
};
