import { ApiError } from '../http/ApiError.ts';
import { progressFetch } from '../http/progressFetch.ts';

interface SendOptions {
  signal: AbortSignal;
  type?: string;
  onProgress: (part: number) => void;
}

/** Sends bytes to a signed address of the store, and returns the tag of what was stored. */
export type SendBytes = (url: string, bytes: Blob, options: SendOptions) => Promise<string>;

/** Sends with progress, which needs a browser. */
export const sendBytes: SendBytes = async (url, bytes, { signal, type, onProgress }) => {
  const response = await progressFetch(onProgress)(url, {
    method: 'PUT',
    body: bytes,
    signal,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });
  if (!response.ok)
    throw new ApiError({
      status: response.status,
      code: `http_${response.status}`,
      message: `Request failed with status code ${response.status}`,
    });
  return response.headers.get('etag') ?? '';
};
