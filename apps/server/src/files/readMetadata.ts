import { UploadMetadata } from '@segno/data/contract';
import * as v from 'valibot';
import { Problem } from '../http/Problem.ts';

const invalid = () =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { metadata: 'Some of what was sent is not valid.' },
  });

/** Checks metadata that did not come as JSON of a validated body. */
function parseMetadata(value: unknown): UploadMetadata {
  const result = v.safeParse(UploadMetadata, value);
  if (result.success) return result.output;
  throw invalid();
}

/** Metadata of a form: a text with JSON, or nothing. */
export function readFormMetadata(text: unknown): UploadMetadata {
  if (typeof text !== 'string' || text === '') return {};
  try {
    return parseMetadata(JSON.parse(text));
  } catch (error) {
    throw error instanceof Problem ? error : invalid();
  }
}

/** The header `Upload-Metadata` of tus: names with values in Base64, separated by commas. */
export function readTusMetadata(header = ''): UploadMetadata {
  const pairs = header
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter(([name]) => name)
    .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]);
  const given = Object.fromEntries(pairs.filter(([, value]) => value !== '')) as Record<string, string>;
  // All values are texts here.
  const { parentId, clientSize } = given;
  return parseMetadata({
    ...given,
    clientName: given.clientName ?? given.name ?? given.filename,
    ...(parentId !== undefined && { parentId: parentId === 'null' ? null : Number(parentId) }),
    ...(clientSize !== undefined && { clientSize: Number(clientSize) }),
  });
}
