import * as v from 'valibot';
import { ApiError } from '../http/ApiError.ts';
import { partSizeOf } from './chooseMethod.ts';
import { S3CreateResponse, S3PartsResponse, S3SignResponse } from './contract.ts';
import { createS3Entry, describeFile } from './s3Method.ts';
import { type SendBytes, sendBytes } from './sendBytes.ts';
import type { UploadFile } from './UploadFile.ts';
import type { MethodContext, UploadMethod } from './UploadMethod.ts';

/** Parts that are signed by one request, parts that are sent at once, and repetitions of a part (UPLOAD-5). */
const signedAtOnce = 10;
const sentAtOnce = 5;
const mostRetries = 3;

const Stored = v.object({ key: v.string(), uploadId: v.string() });
type StoredUpload = v.InferOutput<typeof Stored>;

/** Keeps which upload of the store belongs to a file, so that a later page continues it. */
type UploadMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface MultipartOptions {
  send?: SendBytes;
  /** @default the browser's `localStorage` */
  memory?: UploadMemory;
}

/** Sends a file in parts to the store. Parts that the store has are not sent again. */
export const createMultipartMethod =
  ({ send = sendBytes, memory = globalThis.localStorage }: MultipartOptions = {}): UploadMethod =>
  async (file, context) => {
    const { signal } = context;
    const name = `segno-multipart-${file.fingerprint}`;
    const post = (step: string, body: object, given: AbortSignal | undefined = signal) =>
      context.http.send(`s3/multipart/${step}`, {
        method: 'POST',
        body,
        ...(given && { signal: given }),
      });
    const { upload, done } = await openUpload(file, context, name, memory, post);
    const abort = () => {
      if (!context.isForGood()) return;
      memory.removeItem(name);
      void context.http.send('s3/multipart/abort', { method: 'POST', body: upload }).catch(() => undefined);
    };
    signal.addEventListener('abort', abort);
    try {
      await sendParts(file, context, { upload, done, send, post });
      const parts = [...done]
        .toSorted(([one], [other]) => one - other)
        .map(([PartNumber, ETag]) => ({ PartNumber, ETag }));
      await post('complete', { ...upload, parts });
      const entry = await createS3Entry(file, upload.key, context);
      memory.removeItem(name);
      return entry;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };

type Post = (step: string, body: object) => Promise<unknown>;

/** Continues the upload that is kept for the file, or begins one. `done` has the tags of the parts that are stored. */
async function openUpload(
  file: UploadFile,
  context: MethodContext,
  name: string,
  memory: UploadMemory,
  post: Post,
): Promise<{ upload: StoredUpload; done: Map<number, string> }> {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), memory.getItem(name));
  if (kept.success) {
    try {
      const { parts } = v.parse(S3PartsResponse, await post('get-uploaded-parts', kept.output));
      const size = partSizeOf(file.size);
      const isWhole = ({ PartNumber, Size }: { PartNumber: number; Size: number }) =>
        Size === Math.min(size, file.size - (PartNumber - 1) * size);
      const done = new Map(parts.filter(isWhole).map(({ PartNumber, ETag }) => [PartNumber, ETag]));
      return { upload: kept.output, done };
    } catch (error) {
      // It has expired, or belongs to another person who used this browser.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  const upload = v.parse(S3CreateResponse, await post('create', describeFile(file, context)));
  memory.setItem(name, JSON.stringify(upload));
  return { upload, done: new Map() };
}

async function sendParts(
  file: UploadFile,
  { signal, onProgress }: MethodContext,
  {
    upload,
    done,
    send,
    post,
  }: { upload: StoredUpload; done: Map<number, string>; send: SendBytes; post: Post },
) {
  const size = partSizeOf(file.size);
  const count = Math.max(1, Math.ceil(file.size / size));
  const sizeOf = (number: number) => Math.min(size, file.size - (number - 1) * size);
  const sent = new Map([...done.keys()].map((number) => [number, sizeOf(number)]));
  const report = () => onProgress([...sent.values()].reduce((sum, bytes) => sum + bytes, 0));
  report();
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !done.has(number),
  );

  const sendPart = async (url: string, number: number) => {
    const bytes = file.source.slice((number - 1) * size, number * size);
    for (let attempt = 0; ; attempt += 1) {
      try {
        const tag = await send(url, bytes, {
          signal,
          onProgress: (part) => {
            sent.set(number, part * sizeOf(number));
            report();
          },
        });
        done.set(number, tag);
        sent.set(number, sizeOf(number));
        report();
        return;
      } catch (error) {
        sent.delete(number);
        if (signal.aborted || attempt >= mostRetries) throw error;
      }
    }
  };

  for (let start = 0; start < missing.length; start += signedAtOnce) {
    const partNumbers = missing.slice(start, start + signedAtOnce);
    const { urls } = v.parse(S3SignResponse, await post('batch-sign-part-urls', { ...upload, partNumbers }));
    const waiting = [...urls];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await sendPart(next.url, next.partNumber);
    };
    await Promise.all(Array.from({ length: sentAtOnce }, work));
  }
}
