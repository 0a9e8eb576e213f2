import * as v from 'valibot';

/** Milliseconds until an outside source has answered. */
const timeout = 8000;
/** The largest response, in bytes. */
const largest = 2_000_000;

/** What an outside source did wrong, as a sentence for the operator. */
class OutsideError extends Error {
  override name = 'OutsideError';
}

/** Requests to outside sources. */
export interface Outside {
  fetch: typeof fetch;
  /** The sender, as the sources ask for it. */
  userAgent: string;
}

/** Reads a response of an outside source; null when it has no such record. Throws an `OutsideError` that names the source. */
export async function fetchJson<TSchema extends v.GenericSchema>(
  { fetch: send, userAgent }: Outside,
  schema: TSchema,
  url: URL,
  headers: Record<string, string> = {},
): Promise<v.InferOutput<TSchema> | null> {
  const trouble = (what: string, cause?: unknown) => new OutsideError(`${url.host}: ${what}`, { cause });
  try {
    const response = await send(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent, ...headers },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw trouble(`answered ${response.status}`);
    if (Number(response.headers.get('content-length') ?? 0) > largest) throw trouble('answered too much');
    const text = await response.text();
    if (text.length > largest) throw trouble('answered too much');
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    if (!success) throw trouble('answered in an unknown form');
    return output;
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw trouble(
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'not reached',
      error,
    );
  }
}
