import { mutationOptions } from '@tanstack/react-query';

/** A request that a person tries. */
export interface TryRequest {
  method: string;
  /** The path with names in braces, such as `/api/v1/albums/{id}`. */
  path: string;
  /** The values of its parameters. Empty ones of the query are not sent. */
  values: Readonly<Record<string, { value: string; isInPath: boolean }>>;
  /** JSON. */
  body: string | null;
  /** A personal access token; without it the request is that of a guest. */
  token: string;
}

export interface TryResponse {
  status: number;
  /** The body; JSON is indented. */
  text: string;
  milliseconds: number;
}

/** The address of a request with its values. */
export function tryAddress({ path, values }: Pick<TryRequest, 'path' | 'values'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name]?.value ?? ''),
  );
  const query = Object.entries(values).flatMap(([name, { value, isInPath }]) =>
    isInPath || value === '' ? [] : [[name, value]],
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

const indented = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** The longest response that is shown, in characters. */
const longest = 100_000;

/**
 * Sends a request that a person tries, as their token may. It has no cookies, so that it shows what another program
 * gets. Every response of the server is a success.
 */
export const tryRequestMutation = () =>
  mutationOptions({
    mutationFn: async ({ method, body, token, ...address }: TryRequest): Promise<TryResponse> => {
      const startedAt = performance.now();
      const response = await fetch(tryAddress(address), {
        method,
        credentials: 'omit',
        headers: {
          accept: 'application/json',
          ...(body !== null && { 'content-type': 'application/json' }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        body,
      });
      const text = indented(await response.text());
      return {
        status: response.status,
        text: text.slice(0, longest),
        milliseconds: Math.round(performance.now() - startedAt),
      };
    },
  });
