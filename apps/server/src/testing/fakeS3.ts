import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRange } from '../media/audio/readRange.ts';
import type { S3Access } from '../storage/S3Access.ts';

interface StoredObject {
  bytes: Buffer;
  etag: string;
  type: string;
}
interface PendingUpload {
  key: string;
  type: string;
  parts: Map<number, { bytes: Buffer; etag: string }>;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * The part of S3 that this program uses, in memory, for tests. It recomputes signatures of version 4 (in the header and
 * in the query), checks their expiry, the SHA-256 of bodies, signed headers, ranges and the order of parts.
 */
export class FakeS3 {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, PendingUpload>();
  readonly access: S3Access;
  /** Called with each request. When it returns true, the request is carried out, and its response is lost. */
  losesAnswer: (method: string, url: URL) => boolean = () => false;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.access = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      bucket: 'segno',
      accessKeyId: 'test-id',
      secretAccessKey: 'test-secret',
    };
  }

  static async open(): Promise<FakeS3> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const fake = new FakeS3(server, (server.address() as AddressInfo).port);
    server.on('request', (request, response) => void fake.#answer(request, response));
    return fake;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    // The rules for other origins that docs/deployment.md asks of a bucket.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'ETag');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-methods': 'GET, PUT',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      });
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const url = new URL(request.url ?? '/', this.access.endpoint ?? undefined);
      const body = Buffer.concat(chunks);
      this.#check(request, url, body);
      const isLost = this.losesAnswer(request.method ?? '', url);
      if (isLost) response.socket?.cork();
      this.#serve(request, url, body, response);
      if (isLost) response.socket?.destroy();
    } catch (error) {
      const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : xml(`<Error><Code>${code}</Code></Error>`));
    }
  }

  /** Recomputes the signature of a request. */
  #check({ method = '', headers }: IncomingMessage, url: URL, body: Buffer) {
    const isQuery = url.searchParams.has('X-Amz-Signature');
    const given = isQuery
      ? {
          credential: url.searchParams.get('X-Amz-Credential') ?? '',
          signed: url.searchParams.get('X-Amz-SignedHeaders') ?? '',
          signature: url.searchParams.get('X-Amz-Signature') ?? '',
          date: url.searchParams.get('X-Amz-Date') ?? '',
        }
      : {
          credential: /Credential=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '',
          signed: /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '',
          signature: /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1] ?? '',
          date: String(headers['x-amz-date'] ?? ''),
        };
    const [id, day = '', region = ''] = given.credential.split('/');
    if (id !== this.access.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
    if (region !== this.access.region) throw new S3Error(400, 'AuthorizationHeaderMalformed');
    const iso = given.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
    const expires = isQuery ? Number(url.searchParams.get('X-Amz-Expires')) : 900;
    if (!(Date.now() < Date.parse(iso) + expires * 1000)) throw new S3Error(403, 'AccessDenied');
    const query = [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&');
    const names = given.signed.split(';');
    if (!names.includes('host')) throw new S3Error(403, 'AccessDenied');
    const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
    const hash = isQuery ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256'] ?? '');
    if (/^[0-9a-f]{64}$/.test(hash) && hash !== sha256(body))
      throw new S3Error(400, 'XAmzContentSHA256Mismatch');
    const path = url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/');
    const canonical = [method, path, query, lines, given.signed, hash].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const text = ['AWS4-HMAC-SHA256', given.date, scope, sha256(canonical)].join('\n');
    const key = ['s3', 'aws4_request'].reduce(
      (last, part) => hmac(last, part),
      hmac(hmac(`AWS4${this.access.secretAccessKey}`, day), region),
    );
    if (hmac(key, text).toString('hex') !== given.signature) throw new S3Error(403, 'SignatureDoesNotMatch');
  }

  #serve({ method, headers }: IncomingMessage, url: URL, body: Buffer, response: ServerResponse) {
    const prefix = `/${this.access.bucket}/`;
    if (method === 'GET' && url.searchParams.has('uploads')) {
      const wanted = url.searchParams.get('prefix') ?? '';
      const found = [...this.uploads].flatMap(([id, upload]) =>
        upload.key.startsWith(wanted)
          ? `<Upload><Key>${escaped(upload.key)}</Key><UploadId>${id}</UploadId></Upload>`
          : [],
      );
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(xml(`<ListMultipartUploadsResult>${found.join('')}</ListMultipartUploadsResult>`));
      return;
    }
    if (!url.pathname.startsWith(prefix)) throw new S3Error(404, 'NoSuchBucket');
    const key = decodeURIComponent(url.pathname.slice(prefix.length));
    const type = String(headers['content-type'] ?? 'application/octet-stream');
    const uploadId = url.searchParams.get('uploadId');
    const send = (text: string) =>
      response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(text));
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('hex');
      this.uploads.set(id, { key, type, parts: new Map() });
      send(
        `<InitiateMultipartUploadResult><Bucket>b</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
      return;
    }
    if (uploadId !== null) {
      const upload = this.uploads.get(uploadId);
      if (upload?.key !== key) throw new S3Error(404, 'NoSuchUpload');
      this.#serveUpload(method, url, body, { upload, uploadId, key, response, send });
      return;
    }
    if (method === 'PUT') {
      const etag = tagOf(body);
      this.objects.set(key, { bytes: body, etag, type });
      response.writeHead(200, { etag }).end();
      return;
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const object = this.objects.get(key);
    if (!object) throw new S3Error(404, 'NoSuchKey');
    const range = readRange(headers.range, object.bytes.length);
    if (range === 'unsatisfiable') throw new S3Error(416, 'InvalidRange');
    const bytes = range ? object.bytes.subarray(range.start, range.end + 1) : object.bytes;
    response.writeHead(range ? 206 : 200, {
      'content-length': bytes.length,
      'content-type': url.searchParams.get('response-content-type') ?? object.type,
      etag: object.etag,
      'last-modified': new Date().toUTCString(),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${object.bytes.length}` }),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  #serveUpload(
    method: string | undefined,
    url: URL,
    body: Buffer,
    {
      upload,
      uploadId,
      key,
      response,
      send,
    }: {
      upload: PendingUpload;
      uploadId: string;
      key: string;
      response: ServerResponse;
      send: (text: string) => void;
    },
  ) {
    const parts = [...upload.parts].toSorted(([one], [other]) => one - other);
    if (method === 'PUT') {
      const etag = tagOf(body);
      upload.parts.set(Number(url.searchParams.get('partNumber')), { bytes: body, etag });
      response.writeHead(200, { etag }).end();
    } else if (method === 'GET') {
      const listed = parts.map(
        ([number, { bytes, etag }]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size></Part>`,
      );
      send(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`);
    } else if (method === 'DELETE') {
      this.uploads.delete(uploadId);
      response.writeHead(204).end();
    } else if (method === 'POST') {
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
        Number(number),
      );
      if (named.some((number, index) => index > 0 && number <= (named[index - 1] ?? 0)))
        throw new S3Error(400, 'InvalidPartOrder');
      const chosen = named.map((number) => upload.parts.get(number));
      if (chosen.some((part) => !part)) throw new S3Error(400, 'InvalidPart');
      const bytes = Buffer.concat(chosen.flatMap((part) => part?.bytes ?? []));
      this.objects.set(key, { bytes, etag: tagOf(bytes), type: upload.type });
      this.uploads.delete(uploadId);
      send(
        `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${escaped(tagOf(bytes))}</ETag></CompleteMultipartUploadResult>`,
      );
    } else throw new S3Error(405, 'MethodNotAllowed');
  }
}
