import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  NotFound,
  NoSuchUpload,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Access } from './S3Access.ts';

/** How long a signed address is valid, in seconds. */
const lifetime = 3600;

/** A part of a multipart upload that the store has. */
export interface UploadedPart {
  PartNumber: number;
  ETag: string;
  Size: number;
}

const isNotFound = (error: unknown) =>
  error instanceof NotFound || (error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name));
const isNoUpload = (error: unknown) =>
  error instanceof NoSuchUpload || (error instanceof Error && error.name === 'NoSuchUpload');

/** The operations on a bucket that this program needs. Load it with `import()`: the library has 22 MB. */
export class S3Bucket {
  readonly client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Access) {
    this.#bucket = bucket;
    this.client = new S3Client({
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      // By default a signed address contains the checksum of an empty body.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }

  /** An address for one PUT of exactly this type and size. */
  signPut(key: string, mime: string, size: number): Promise<string> {
    const command = new PutObjectCommand({ ...this.#at(key), ContentType: mime, ContentLength: size });
    return getSignedUrl(this.client, command, {
      expiresIn: lifetime,
      signableHeaders: new Set(['content-length', 'content-type', 'host']),
    });
  }

  /** An address for one part. */
  signPart(key: string, uploadId: string, partNumber: number): Promise<string> {
    const command = new UploadPartCommand({ ...this.#at(key), UploadId: uploadId, PartNumber: partNumber });
    return getSignedUrl(this.client, command, { expiresIn: lifetime });
  }

  /** An address for reading. With `name` the browser saves the file under it. */
  signGet(key: string, { mime, name }: { mime: string; name: string | null }): Promise<string> {
    const disposition = name === null ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    const command = new GetObjectCommand({
      ...this.#at(key),
      ResponseContentType: mime,
      ResponseContentDisposition: disposition,
    });
    return getSignedUrl(this.client, command, { expiresIn: lifetime });
  }

  async put(key: string, body: Uint8Array, mime: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.#at(key), Body: body, ContentType: mime }));
  }

  /** Null where there is no object. */
  async head(key: string): Promise<{ size: number; modified: Date } | null> {
    try {
      const found = await this.client.send(new HeadObjectCommand(this.#at(key)));
      return { size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array>> {
    const found = await this.client.send(
      new GetObjectCommand({
        ...this.#at(key),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      }),
    );
    return found.Body?.transformToWebStream() ?? new ReadableStream({ start: (c) => c.close() });
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async createUpload(key: string, mime: string): Promise<string> {
    const made = await this.client.send(
      new CreateMultipartUploadCommand({ ...this.#at(key), ContentType: mime }),
    );
    return made.UploadId ?? '';
  }

  async putPart(key: string, uploadId: string, partNumber: number, body: Uint8Array): Promise<string> {
    const { ETag } = await this.client.send(
      new UploadPartCommand({ ...this.#at(key), UploadId: uploadId, PartNumber: partNumber, Body: body }),
    );
    return ETag ?? '';
  }

  /** Null for an upload that is complete, aborted or unknown. */
  async listParts(key: string, uploadId: string): Promise<UploadedPart[] | null> {
    const parts: UploadedPart[] = [];
    let marker: string | undefined;
    try {
      do {
        const page = await this.client.send(
          new ListPartsCommand({ ...this.#at(key), UploadId: uploadId, PartNumberMarker: marker }),
        );
        for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? [])
          parts.push({ PartNumber, ETag, Size });
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (marker !== undefined);
    } catch (error) {
      if (isNoUpload(error)) return null;
      throw error;
    }
    return parts;
  }

  async completeUpload(
    key: string,
    uploadId: string,
    parts: readonly Pick<UploadedPart, 'PartNumber' | 'ETag'>[],
  ): Promise<void> {
    await this.client.send(
      new CompleteMultipartUploadCommand({
        ...this.#at(key),
        UploadId: uploadId,
        MultipartUpload: { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
      }),
    );
  }

  /** Ends the uploads of a key whose ids are not known, because the server was killed when the store had begun them. */
  async abortUploads(key: string): Promise<void> {
    const { Uploads = [] } = await this.client.send(
      new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: key }),
    );
    for (const { Key, UploadId } of Uploads)
      if (Key === key && UploadId !== undefined) await this.abortUpload(key, UploadId);
  }

  /** Removes the stored parts. An upload that does not exist is no error. */
  async abortUpload(key: string, uploadId: string): Promise<void> {
    await this.client
      .send(new AbortMultipartUploadCommand({ ...this.#at(key), UploadId: uploadId }))
      .catch((error: unknown) => {
        if (!isNoUpload(error)) throw error;
      });
  }
}
