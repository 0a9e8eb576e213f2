import * as v from 'valibot';
import { FileEntryResponse, type FileEntry } from '../files/contract.ts';
import { S3PresignResponse } from './contract.ts';
import { type SendBytes, sendBytes } from './sendBytes.ts';
import type { UploadFile } from './UploadFile.ts';
import type { MethodContext, UploadMethod } from './UploadMethod.ts';

/** The body that starts an upload to the store. */
export const describeFile = (file: UploadFile, { metadata }: MethodContext) => ({
  filename: file.name,
  mime: file.mime,
  disk: metadata.disk ?? 'uploads',
  size: file.size,
  extension: file.extension,
  metadata,
});

/** Makes the entry of an object that is in the store. */
export async function createS3Entry(
  file: UploadFile,
  key: string,
  { http, metadata, signal, hash }: MethodContext,
): Promise<FileEntry> {
  const response = await http.send('s3/entries', {
    method: 'POST',
    signal,
    body: {
      metadata,
      clientMime: file.mime,
      clientName: file.name,
      filename: key.split('/').at(-1) ?? key,
      size: file.size,
      clientExtension: file.extension,
      hash: await hash(),
    },
  });
  return v.parse(FileEntryResponse, response).fileEntry;
}

/** Sends a file to a signed address of the store. */
export const createS3Method =
  (send: SendBytes = sendBytes): UploadMethod =>
  async (file, context) => {
    const { http, signal, onProgress } = context;
    const body = describeFile(file, context);
    const { url, key } = v.parse(
      S3PresignResponse,
      await http.send('s3/simple/presign', { method: 'POST', body, signal }),
    );
    await send(url, file.source, {
      signal,
      // As the server signs it: parameters of a type are no part of it.
      type: /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(file.mime) ? file.mime : 'application/octet-stream',
      onProgress: (part) => onProgress(part * file.size),
    });
    return createS3Entry(file, key, context);
  };
