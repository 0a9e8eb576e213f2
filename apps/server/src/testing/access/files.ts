import type { AccessCase } from '../AccessCase.ts';

const file = new FormData();
file.set('file', new File(['[00:01.00] words'], 'words.lrc'));
const key = '0'.repeat(32);
const upload = { key, uploadId: 'x' };
/** No store is configured. */
const direct = (path: string, body: unknown): AccessCase[] => [{ path: `/s3${path}`, body, status: 422 }];
const described = { filename: 'a.mp3', mime: 'audio/mpeg', size: 1 };

/** The routes of files and uploads. Nobody has the upload with this key. */
export const fileCases: Record<string, AccessCase[]> = {
  'POST /file-entries': [{ path: '/file-entries', body: file }],
  // Other people's entries are left out.
  'POST /file-entries/:id/recording': [{ path: '/file-entries/999/recording', status: 404 }],
  'POST /tracks/from-file': [
    { path: '/tracks/from-file', body: { entry_id: 999, name: 'Tide' }, status: 404 },
  ],
  'POST /file-entries/delete': [{ path: '/file-entries/delete', body: { entryIds: [1] } }],
  'POST /tus/upload': [{ path: '/tus/upload', body: {}, status: 400 }],
  'GET /tus/upload/:key': [{ path: `/tus/upload/${key}`, status: 404 }],
  // Without the type of a part.
  'PATCH /tus/upload/:key': [{ path: `/tus/upload/${key}`, status: 415 }],
  'DELETE /tus/upload/:key': [{ path: `/tus/upload/${key}`, status: 404 }],
  'POST /tus/entries': [{ path: '/tus/entries', body: { uploadKey: key }, status: 404 }],
  'POST /s3/simple/presign': direct('/simple/presign', described),
  'POST /s3/multipart/create': direct('/multipart/create', described),
  'POST /s3/multipart/get-uploaded-parts': direct('/multipart/get-uploaded-parts', upload),
  'POST /s3/multipart/batch-sign-part-urls': direct('/multipart/batch-sign-part-urls', {
    ...upload,
    partNumbers: [1],
  }),
  'POST /s3/multipart/complete': direct('/multipart/complete', {
    ...upload,
    parts: [{ ETag: 'x', PartNumber: 1 }],
  }),
  'POST /s3/multipart/abort': direct('/multipart/abort', upload),
  'POST /s3/entries': direct('/entries', { clientName: 'a.mp3', filename: key, size: 1 }),
};
