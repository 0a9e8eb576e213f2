import * as v from 'valibot';
import { FileEntryResponse } from '../files/contract.ts';
import type { UploadMethod } from './UploadMethod.ts';

/** Sends a file as one form. */
export const plainMethod: UploadMethod = async (file, { http, metadata, signal, hash, onProgress }) => {
  const body = new FormData();
  body.set('file', file.source, file.name);
  body.set('clientMime', file.mime);
  body.set('clientExtension', file.extension);
  body.set('metadata', JSON.stringify(metadata));
  const digest = await hash();
  if (digest !== null) body.set('hash', digest);
  const response = await http.send('file-entries', {
    method: 'POST',
    body,
    signal,
    onProgress: (part) => onProgress(part * file.size),
  });
  return v.parse(FileEntryResponse, response).fileEntry;
};
