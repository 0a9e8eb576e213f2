/** An action that the server suggests for an error. */
export interface ErrorAction {
  label: string;
  action: string;
}

interface ApiErrorInit {
  status?: number;
  message: string;
  /** The message of the response, if it has one. */
  serverMessage?: string | null;
  code: string;
  fields?: Record<string, string>;
  action?: ErrorAction | null;
  trace?: unknown;
  cause?: unknown;
}

/** The error of every failed request: no response, an aborted request, an error status, or an invalid response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 without a valid response. */
  readonly status: number;
  /**
   * A code for screens to branch on: the server's own code, `http_{status}` without one, or `network_error`, `aborted`,
   * `timeout`, `invalid_response`.
   */
  readonly code: string;
  /** The first validation message of each rejected field, by field name. */
  readonly fields: Record<string, string>;
  readonly action: ErrorAction | null;
  /** The whole response body of a server in debug mode, otherwise null. */
  readonly trace: unknown;
  /** The message of the response, or null when it has none. `message` is never empty. */
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

/** Makes the error for a response with an error status (ERROR-1, ERROR-4). Accepts any body. */
export function errorOfResponse(status: number, body: unknown, cause?: unknown): ApiError {
  const content = isRecord(body) ? body : {};
  const { action, errors } = content;
  const serverMessage = text(content.message);
  const fields: Record<string, string> = {};
  for (const [field, messages] of isRecord(errors) ? Object.entries(errors) : []) {
    const first = text(Array.isArray(messages) ? messages[0] : messages);
    if (first) fields[field] = first;
  }
  return new ApiError({
    status,
    message: serverMessage ?? `Request failed with status code ${status}`,
    serverMessage,
    code: text(content.code) ?? `http_${status}`,
    fields,
    action:
      isRecord(action) && typeof action.label === 'string' && typeof action.action === 'string'
        ? { label: action.label, action: action.action }
        : null,
    trace: content.ignitionTrace ? body : null,
    cause,
  });
}

/** The text to show for an error without a message of its own (ERROR-2). */
export const defaultErrorMessage = 'There was an issue. Please try again.';

/** The server's message for an error, or for one field of a form; null when the response has none (ERROR-1). */
export const errorMessage = (error: unknown, field?: string): string | null => {
  if (!(error instanceof ApiError)) return null;
  return field === undefined ? error.serverMessage : (error.fields[field] ?? null);
};
