import {
  FileEntryResponse,
  mostParts,
  S3CompleteResponse,
  S3CompleteInput,
  S3CreateResponse,
  S3EntryInput,
  S3MultipartInput,
  S3PartsResponse,
  S3PresignResponse,
  S3SignResponse,
  S3SignInput,
  S3UploadInput,
} from '@segno/data/contract';
import * as v from 'valibot';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { SignedInRequest } from '../http/AppEnv.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { newPath } from '../storage/paths.ts';
import type { DiskName } from '../storage/Storage.ts';
import type { S3Bucket } from '../storage/S3Bucket.ts';
import { fileName } from './fileName.ts';
import {
  type FilesDeps,
  finishedEntry,
  finishUpload,
  findUpload,
  forgetUpload,
  readHead,
  requireType,
  saveS3Upload,
  startUpload,
  toFileEntry,
  type UploadRow,
} from './store.ts';

/** Set when the upload in parts was started; the store needs it in each step. */
type MultipartUpload = UploadRow & { s3_upload_id: string };

const notAvailable = () =>
  new Problem({
    status: 422,
    code: 'direct_upload_unavailable',
    message: 'Files of this disk are not in an object store. Upload them another way.',
  });

const noSuchUpload = () => notFound('This upload does not exist, or not any more.');

const incomplete = () =>
  new Problem({ status: 409, code: 'incomplete', message: 'This upload is not complete.' });

const acls = { public: 'public-read', uploads: 'private' } as const;

const keyOf = (disk: DiskName, path: string) => `${disk}/${path}`;
const keyOfUpload = ({ disk, path }: UploadRow) => keyOf(disk, path);

/** A type that a header can contain. What counts is the content. */
const safeMime = (mime: string) =>
  /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(mime) ? mime : 'application/octet-stream';

/**
 * Uploads that browsers send directly to the object store, under `/s3`. The server signs each address, and believes only
 * what the store has.
 */
export const s3Routes = (deps: FilesDeps & { bucket: () => S3Bucket | null }) => {
  const { db, storages, address } = deps;
  const requireBucket = (): S3Bucket => {
    const bucket = deps.bucket();
    if (!bucket) throw notAvailable();
    return bucket;
  };
  const start = async (c: SignedInRequest, input: S3UploadInput) => {
    await deps.requireHuman?.(c);
    const disk = input.disk ?? input.metadata.disk ?? 'uploads';
    if (storages[disk].kind !== 's3') throw notAvailable();
    const path = newPath(input.metadata.diskPrefix);
    return startUpload(db, c.var.viewer, {
      key: path.slice(-32),
      method: 's3',
      disk,
      path,
      name: fileName(input.metadata.clientName ?? input.filename),
      mime: safeMime(input.mime),
      size: input.size,
      metadata: input.metadata,
    });
  };
  const find = async (c: SignedInRequest, key: string) => {
    const upload = await findUpload(db, c.var.viewer, key.slice(-32), 's3');
    // Either the whole key, or what follows its last slash.
    if (!upload || (key !== upload.key && key !== keyOfUpload(upload))) throw noSuchUpload();
    return upload;
  };
  const findMultipart = async (c: SignedInRequest, input: { key: string; uploadId: string }) => {
    const upload = await find(c, input.key);
    if (upload.s3_upload_id === null || upload.s3_upload_id !== input.uploadId) throw noSuchUpload();
    return upload as MultipartUpload;
  };

  return createRouter()
    .post(
      '/simple/presign',
      allow('uploads.create'),
      responds(S3PresignResponse),
      validate('json', S3UploadInput),
      async (c) => {
        const bucket = requireBucket();
        const upload = await start(c, c.req.valid('json'));
        const key = keyOfUpload(upload);
        const url = await bucket.signPut(key, upload.mime, upload.size);
        return c.json({ url, acl: acls[upload.disk], key });
      },
    )
    .post(
      '/multipart/create',
      allow('uploads.create'),
      responds(S3CreateResponse),
      validate('json', S3UploadInput),
      async (c) => {
        const bucket = requireBucket();
        const upload = await start(c, c.req.valid('json'));
        const key = keyOfUpload(upload);
        const uploadId = await bucket.createUpload(key, upload.mime);
        await saveS3Upload(db, upload.key, uploadId);
        return c.json({ uploadId, key });
      },
    )
    .post(
      '/multipart/get-uploaded-parts',
      allow('uploads.create'),
      responds(S3PartsResponse),
      validate('json', S3MultipartInput),
      async (c) => {
        const bucket = requireBucket();
        const upload = await findMultipart(c, c.req.valid('json'));
        const parts = await bucket.listParts(keyOfUpload(upload), upload.s3_upload_id);
        if (!parts) throw noSuchUpload();
        return c.json({ parts });
      },
    )
    .post(
      '/multipart/batch-sign-part-urls',
      allow('uploads.create'),
      responds(S3SignResponse),
      validate('json', S3SignInput),
      async (c) => {
        const bucket = requireBucket();
        const input = c.req.valid('json');
        const upload = await findMultipart(c, input);
        const urls = await Promise.all(
          input.partNumbers.map(async (partNumber) => ({
            url: await bucket.signPart(keyOfUpload(upload), upload.s3_upload_id, partNumber),
            partNumber,
          })),
        );
        return c.json({ urls });
      },
    )
    .post(
      '/multipart/complete',
      allow('uploads.create'),
      responds(S3CompleteResponse),
      validate('json', S3CompleteInput),
      async (c) => {
        const bucket = requireBucket();
        const input = c.req.valid('json');
        const upload = await findMultipart(c, input);
        await complete(bucket, upload, input.parts);
        return c.json({ location: keyOfUpload(upload) });
      },
    )
    .post(
      '/multipart/abort',
      allow('uploads.create'),
      responds(v.object({})),
      validate('json', S3MultipartInput),
      async (c) => {
        const bucket = requireBucket();
        const upload = await findMultipart(c, c.req.valid('json'));
        if (upload.file_entry_id !== null) throw noSuchUpload();
        await bucket.abortUpload(keyOfUpload(upload), upload.s3_upload_id);
        await bucket.remove(keyOfUpload(upload));
        await forgetUpload(db, upload.key);
        return c.json({});
      },
    )
    .post(
      '/entries',
      allow('uploads.create'),
      responds(FileEntryResponse),
      validate('json', S3EntryInput),
      async (c) => {
        const bucket = requireBucket();
        const input = c.req.valid('json');
        const upload = await find(c, input.filename);
        const known = await finishedEntry(db, upload);
        if (known) return c.json({ fileEntry: toFileEntry(known, address) });
        const stored = await bucket.head(keyOfUpload(upload));
        if (stored?.size !== upload.size) throw incomplete();
        const head = await readHead(storages, upload.disk, upload.path);
        const type = await requireType(db, head ?? new Uint8Array(), upload.name).catch(
          async (error: unknown) => {
            await bucket.remove(keyOfUpload(upload));
            await forgetUpload(db, upload.key);
            throw error;
          },
        );
        const entry = await finishUpload(db, upload, { type, hash: null, partsHash: input.hash ?? null });
        return c.json({ fileEntry: toFileEntry(entry, address) });
      },
    );
};

/** Completes an upload. A repetition after it was completed changes nothing. */
async function complete(
  bucket: S3Bucket,
  upload: MultipartUpload,
  named: readonly { PartNumber: number; ETag: string }[],
) {
  const key = keyOfUpload(upload);
  const stored = await bucket.listParts(key, upload.s3_upload_id);
  if (!stored) {
    if ((await bucket.head(key))?.size === upload.size) return;
    throw noSuchUpload();
  }
  const parts = named
    .slice(0, mostParts)
    .toSorted((one, other) => one.PartNumber - other.PartNumber)
    .map(({ PartNumber, ETag }) => {
      const part = stored.find((each) => each.PartNumber === PartNumber);
      const isSame = part?.ETag.replaceAll('"', '') === ETag.replaceAll('"', '');
      if (!part || !isSame) throw incomplete();
      return part;
    });
  if (parts.some(({ PartNumber }, index) => PartNumber !== index + 1)) throw incomplete();
  if (parts.reduce((sum, { Size }) => sum + Size, 0) !== upload.size) throw incomplete();
  await bucket.completeUpload(key, upload.s3_upload_id, parts);
}
