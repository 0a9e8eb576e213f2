/**
 * The process that decodes uploaded pictures, one at a time. What decoding needs of memory and processor time is not
 * taken from the server, and the server can end it.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { type PreparedUpload, prepareUpload } from './prepareUpload.ts';

/** The response to a file: the picture, or null for a file that is not accepted. */
export type UploadResponse = PreparedUpload | null;

sharp.concurrency(1);
sharp.cache(false);
// Requests are answered first.
setPriority(10);

process.on('message', (file: Uint8Array) => {
  void prepareUpload(file).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the server ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
