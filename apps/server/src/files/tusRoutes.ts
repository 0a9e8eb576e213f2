import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { FileEntryResponse, TusEntryInput } from '@segno/data/contract';
import * as v from 'valibot';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppRequest, SignedInRequest } from '../http/AppEnv.ts';
import { takesBytes } from '../http/bodies.ts';
import { noSpace } from '../http/handleError.ts';
import { partType } from '../http/mediaTypes.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { costsMore } from '../http/rateLimit.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { newPath } from '../storage/paths.ts';
import { headSize } from './detectType.ts';
import { FileHash } from './FileHash.ts';
import { fileName } from './fileName.ts';
import { readTusMetadata } from './readMetadata.ts';
import {
  type FilesDeps,
  finishedEntry,
  finishUpload,
  findUpload,
  forgetUpload,
  hashStored,
  readHead,
  requireRoom,
  requireType,
  startUpload,
  toFileEntry,
  type UploadRow,
} from './store.ts';
import type { FileEntryRow } from './table.ts';
import { keyHeader, tusPath, type TusUploads } from './tusServer.ts';
import { uploadLocked, withLease } from './uploadLease.ts';

const KeyParam = v.object({ key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) });

/** The largest part of one request, in bytes. Parts are written to the disk as they arrive. */
const largestPart = 4 * 1024 ** 3;

const badLength = () =>
  new Problem({ status: 400, code: 'bad_request', message: 'Upload-Length must be a number of bytes.' });

const incomplete = () =>
  new Problem({ status: 409, code: 'incomplete', message: 'This upload is not complete.' });

/** Passes a request to the library, and its refusals to the handler of errors. */
async function pass(
  { tus, hasRoom }: Pick<FilesDeps, 'hasRoom'> & { tus: TusUploads },
  c: AppRequest,
  key: string,
  method: string,
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set(keyHeader, key);
  const isNew = method === 'POST';
  // Bytes come with PATCH only.
  const body = method === 'PATCH' ? c.req.raw.body : null;
  const response = await tus.handle(
    new Request(`http://localhost${tusPath}${isNew ? '' : `/${key}`}`, {
      method,
      headers,
      ...(body && { body, duplex: 'half' }),
    } as RequestInit),
  );
  if (response.ok) return response;
  if (response.status === 423) throw uploadLocked();
  if (response.status >= 500) {
    const cause = new Error(await response.text());
    // The library does not say why a write failed.
    if (!(await hasRoom(1))) throw noSpace(cause);
    throw new Problem({
      status: 500,
      code: 'upload_failed',
      message: 'Something went wrong on our side. Try again in a moment.',
      cause,
    });
  }
  const messages: Record<number, string> = {
    404: 'This upload does not exist, or not any more.',
    409: 'The upload continues at another place.',
    410: 'This upload does not exist, or not any more.',
    413: 'This is more than the size of the upload.',
  };
  throw new Problem({
    status: response.status as 400,
    code: 'upload_refused',
    message: messages[response.status] ?? 'This request is not valid.',
  });
}

/** Uploads in parts that can be continued (tus 1.0.0), under `/tus`. Each belongs to the person who started it. */
export const tusRoutes = (deps: FilesDeps & { tus: TusUploads }) => {
  const { db, address, tus } = deps;
  const find = async (c: SignedInRequest, key: string) => {
    const upload = await findUpload(db, c.var.viewer, key, 'tus');
    if (!upload) throw notFound('This upload does not exist, or not any more.');
    return upload;
  };
  return (
    createRouter()
      .post('/upload', allow('uploads.create'), responds(v.null(), 201), async (c) => {
        await deps.requireHuman?.(c);
        const length = c.req.header('upload-length') ?? '';
        if (!/^\d{1,15}$/.test(length)) throw badLength();
        const metadata = readTusMetadata(c.req.header('upload-metadata'));
        await requireRoom(deps, Number(length));
        const path = newPath(metadata.diskPrefix);
        const upload = await startUpload(db, c.var.viewer, {
          key: path.slice(-32),
          method: 'tus',
          disk: metadata.disk ?? 'uploads',
          path,
          name: fileName(metadata.clientName),
          mime: metadata.clientMime ?? '',
          size: Number(length),
          metadata,
        });
        return pass(deps, c, upload.key, 'POST');
      })
      // Hono answers HEAD by the route of GET. The bytes themselves are never sent here.
      .get(
        '/upload/:key',
        allow('uploads.create'),
        responds(v.null()),
        validate('param', KeyParam),
        async (c) => {
          if (c.req.method !== 'HEAD') throw notFound();
          const upload = await find(c, c.req.valid('param').key);
          if (upload.file_entry_id === null) return pass(deps, c, upload.key, 'HEAD');
          // The response with the entry was lost: nothing is sent again.
          const size = String(upload.size);
          return c.body(null, 200, {
            'cache-control': 'no-store',
            'tus-resumable': '1.0.0',
            'upload-length': size,
            'upload-offset': size,
          });
        },
      )
      .patch(
        '/upload/:key',
        allow('uploads.create'),
        responds(v.null(), 204),
        validate('param', KeyParam),
        costsMore('file'),
        takesBytes(partType, { largest: largestPart }),
        async (c) => pass(deps, c, (await find(c, c.req.valid('param').key)).key, 'PATCH'),
      )
      .delete(
        '/upload/:key',
        allow('uploads.create'),
        responds(v.null(), 204),
        validate('param', KeyParam),
        async (c) => {
          const upload = await find(c, c.req.valid('param').key);
          await withLease(db, upload.key, async () => {
            await tus.forget(upload.key);
            await forgetUpload(db, upload.key);
          });
          return c.body(null, 204, { 'tus-resumable': '1.0.0' });
        },
      )
      .post(
        '/entries',
        allow('uploads.create'),
        responds(FileEntryResponse),
        validate('json', TusEntryInput),
        async (c) => {
          const { uploadKey, hash } = c.req.valid('json');
          const upload = await find(c, uploadKey.split('/').at(-1) ?? '');
          const entry = await finishTus(deps, upload, hash);
          return c.json({ fileEntry: toFileEntry(entry, address) });
        },
      )
  );
};

/** Makes the entry of a complete upload. Safe to repeat, also after a kill at any step. */
async function finishTus(
  { db, storages, tus }: FilesDeps & { tus: TusUploads },
  upload: UploadRow,
  partsHash: string | null | undefined,
): Promise<FileEntryRow> {
  const known = await finishedEntry(db, upload);
  if (known) return known;
  return withLease(db, upload.key, async () => {
    const { disk, path, size, name, key } = upload;
    const place = tus.pathOf(key);
    const local = await stat(place).catch(() => null);
    // Without the local file, an earlier request was killed after it had moved the file to its disk.
    const found = local ?? (await storages[disk].open(path));
    if (found?.size !== size) throw incomplete();
    const head = local ? await readStart(place, size) : await readHead(storages, disk, path);
    const forget = async (error: unknown) => {
      await tus.forget(key);
      await storages[disk].remove(path);
      await forgetUpload(db, key);
      throw error;
    };
    const type = await requireType(db, head ?? new Uint8Array(), name).catch(forget);
    const hash = await (
      local ? hashLocal(place, partsHash) : hashStored(storages, disk, path, partsHash)
    ).catch((error: unknown) => {
      if (error instanceof Problem) return forget(error);
      throw error;
    });
    if (local) await storages[disk].put(path, { file: place }, type.mime);
    const entry = await finishUpload(db, upload, { type, hash });
    await tus.forget(key);
    return entry;
  });
}

async function readStart(path: string, size: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const bytes = new Uint8Array(Math.min(headSize, size));
    await file.read(bytes, 0, bytes.length, 0);
    return bytes;
  } finally {
    await file.close();
  }
}

async function hashLocal(path: string, expected: string | null | undefined): Promise<string> {
  const hash = new FileHash(expected);
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest();
}
