import * as v from 'valibot';
import { DiskName } from '../files/contract.ts';

export { hashedPart } from './hash/hashedPart.ts';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What the browser tells about a file. The server believes none of it, but keeps the name. */
export const UploadMetadata = v.object({
  /** @default 'uploads' */
  disk: v.optional(DiskName),
  parentId: v.optional(v.nullable(number)),
  /** A folder on the disk. */
  diskPrefix: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/))),
  /** The path inside of a dropped folder. */
  relativePath: v.optional(v.nullable(text(4096))),
  clientName: v.optional(text(1024)),
  clientExtension: v.optional(v.nullable(text(255))),
  clientMime: v.optional(v.nullable(text(255))),
  clientSize: v.optional(number),
});
export type UploadMetadata = v.InferOutput<typeof UploadMetadata>;

/** What the browser has read of a file, by which the server finds damage: see `partsHash`. @default nothing is compared */
export const PartsHash = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))));

/** The body of POST tus/entries. */
export const TusEntryInput = v.object({ uploadKey: text(200), hash: PartsHash });

const Size = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The body of POST s3/simple/presign and of POST s3/multipart/create. */
export const S3UploadInput = v.object({
  filename: text(1024),
  mime: text(255),
  disk: v.optional(DiskName),
  size: Size,
  extension: v.optional(v.nullable(text(255))),
  metadata: v.optional(UploadMetadata, {}),
});
export type S3UploadInput = v.InferOutput<typeof S3UploadInput>;

export const S3PresignResponse = v.object({ url: v.string(), acl: v.string(), key: v.string() });
export const S3CreateResponse = v.object({ uploadId: v.string(), key: v.string() });

const upload = { key: text(300), uploadId: text(2048) };
/** The number of parts that one multipart upload can have at most. */
export const mostParts = 10_000;
const PartNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostParts));

/** The body of POST s3/multipart/get-uploaded-parts and of POST s3/multipart/abort. */
export const S3MultipartInput = v.object(upload);
export const S3PartsResponse = v.object({
  parts: v.array(v.object({ PartNumber, ETag: v.string(), Size })),
});

/** The body of POST s3/multipart/batch-sign-part-urls. */
export const S3SignInput = v.object({
  ...upload,
  partNumbers: v.pipe(v.array(PartNumber), v.minLength(1), v.maxLength(100)),
});
export const S3SignResponse = v.object({
  urls: v.array(v.object({ url: v.string(), partNumber: PartNumber })),
});

/** The body of POST s3/multipart/complete. */
export const S3CompleteInput = v.object({
  ...upload,
  parts: v.pipe(v.array(v.object({ ETag: text(200), PartNumber })), v.minLength(1), v.maxLength(mostParts)),
});
export const S3CompleteResponse = v.object({ location: v.string() });

/** The body of POST s3/entries. `filename` is the key, or what follows its last slash. */
export const S3EntryInput = v.object({
  metadata: v.optional(UploadMetadata, {}),
  clientMime: v.optional(v.nullable(text(255))),
  clientName: text(1024),
  filename: text(300),
  size: Size,
  clientExtension: v.optional(v.nullable(text(255))),
  hash: PartsHash,
});
