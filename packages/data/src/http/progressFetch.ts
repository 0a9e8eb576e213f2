/** A `fetch` that reports the sent part of the body, from 0 to 1. `fetch` itself cannot. */
export const progressFetch =
  (onProgress: (part: number) => void): typeof globalThis.fetch =>
  (input, { method = 'GET', headers, credentials, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const type = request.getResponseHeader('content-type') ?? 'text/plain';
        const etag = request.getResponseHeader('etag');
        const responseHeaders = { 'content-type': type, ...(etag && { etag }) };
        resolve(new Response(responseText || null, { status, headers: responseHeaders }));
      });
      for (const failure of ['error', 'abort', 'timeout'])
        request.addEventListener(failure, () => reject(new TypeError('Failed to fetch')));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) reject(new TypeError('Failed to fetch'));
      else request.send(body as XMLHttpRequestBodyInit | null);
    });
