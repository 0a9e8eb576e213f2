import type { HttpStack } from 'tus-js-client';
import * as v from 'valibot';
import { readCookie } from '../cookies/contract.ts';
import { FileEntryResponse } from '../files/contract.ts';
import { ApiError, errorOfResponse } from '../http/ApiError.ts';
import { networkError } from '../http/networkError.ts';
import type { UploadMethod } from './UploadMethod.ts';

/** Milliseconds before each repetition (UPLOAD-6). */
const retryDelays = [0, 3000, 5000, 10_000, 20_000];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends a file in parts through the server. A file that was begun before, also by an earlier page, is continued. */
export const createTusMethod =
  ({ httpStack }: { httpStack?: HttpStack } = {}): UploadMethod =>
  async (file, context) => {
    const { http, metadata, settings, signal, hash, onProgress } = context;
    const { DetailedError, defaultOptions, Upload } = await import('tus-js-client');
    const toError = (error: Error) => {
      const response = error instanceof DetailedError ? error.originalResponse : null;
      const status = response?.getStatus() ?? 0;
      if (status === 423)
        return new ApiError({ status, code: 'upload_locked', message: 'upload is currently locked' });
      if (response && status > 0) return errorOfResponse(status, parsed(response.getBody()), error);
      return networkError(error);
    };
    const texts = Object.entries(metadata).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)] as const],
    );
    const fingerprint = `tus-${metadata.disk ?? 'uploads'}-${file.fingerprint}`;
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(file.source, {
        ...(httpStack && { httpStack }),
        endpoint: '/api/v1/tus/upload',
        chunkSize: settings.chunkSize,
        overridePatchMethod: true,
        retryDelays,
        metadata: Object.fromEntries(texts),
        fingerprint: () => Promise.resolve(fingerprint),
        onBeforeRequest: (request) =>
          request.setHeader('X-XSRF-TOKEN', readCookie(document.cookie, 'XSRF-TOKEN') ?? ''),
        onShouldRetry: (error) => {
          const status = error.originalResponse?.getStatus() ?? 0;
          return status < 400 || status >= 500 || status === 409 || status === 423;
        },
        onProgress: (bytes) => onProgress(bytes),
        onError: (error) => reject(toError(error)),
        onSuccess: () => resolve(upload.url ?? ''),
      });
      signal.addEventListener('abort', () => {
        upload.abort(context.isForGood()).catch(() => undefined);
        reject(signal.reason as Error);
      });
      upload
        .findPreviousUploads()
        .then(([previous]) => {
          if (previous) upload.resumeFromPreviousUpload(previous);
          if (!signal.aborted) upload.start();
        })
        .catch(reject);
    });
    const response = await http.send('tus/entries', {
      method: 'POST',
      body: { uploadKey: url.split('/').at(-1) ?? '', hash: await hash() },
      signal,
    });
    const { fileEntry } = v.parse(FileEntryResponse, response);
    // Until here a repetition continues this upload.
    for (const { urlStorageKey } of await defaultOptions.urlStorage.findUploadsByFingerprint(fingerprint))
      await defaultOptions.urlStorage.removeUpload(urlStorageKey);
    return fileEntry;
  };
