/** The part of the PostgreSQL wire protocol that the embedded database needs. */

/** A simple query message. */
export function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(5 + text.length);
  message.write('Q');
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return message;
}

/** The server's messages for a connection without a password. */
export const welcome: Uint8Array = Buffer.concat([
  frame('R', Buffer.from([0, 0, 0, 0])),
  frame('S', Buffer.from('client_encoding\0UTF8\0')),
  frame('S', Buffer.from('server_encoding\0UTF8\0')),
  frame('S', Buffer.from('standard_conforming_strings\0on\0')),
  frame('S', Buffer.from('DateStyle\0ISO, MDY\0')),
  frame('S', Buffer.from('TimeZone\0UTC\0')),
  frame('Z', Buffer.from('I')),
]);

function frame(type: string, body: Buffer) {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** The state of the session after an answer of the server. */
export interface AnswerSummary {
  /** `I` idle, `T` in a transaction, `E` in a failed transaction, null when the answer is not complete. */
  status: string | null;
  /** The SQLSTATE of the first error in it. */
  error: string | null;
}

/** Reads the state of the session and the first error from an answer. */
export function summarise(answer: Uint8Array): AnswerSummary {
  const summary: AnswerSummary = { status: null, error: null };
  for (const { type, body } of messagesOf(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))) {
    if (type === 'Z') summary.status = String.fromCharCode(body.readUInt8(0));
    if (type === 'E') summary.error ??= sqlState(body);
  }
  return summary;
}

/** A copy of an answer whose errors with the SQLSTATE `from` have the SQLSTATE `to`. */
export function replaceError(answer: Uint8Array, from: string, to: string): Uint8Array {
  const copy = Buffer.from(answer);
  for (const { type, body } of messagesOf(copy)) {
    if (type === 'E' && sqlState(body) === from) body.write(to, body.indexOf(`\0C${from}\0`) + 2);
  }
  return copy;
}

/** The errors (E) and states (Z) in an answer, without its rows. Their bodies share its memory. */
function* messagesOf(view: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 5 <= view.length;) {
    const end = at + 1 + view.readInt32BE(at + 1);
    const type = String.fromCharCode(view.readUInt8(at));
    if (type === 'E' || type === 'Z') yield { type, body: view.subarray(at + 5, end) };
    at = end;
  }
}

function sqlState(fields: Buffer): string | null {
  for (const field of fields.toString('latin1').split('\0')) {
    if (field.startsWith('C')) return field.slice(1);
  }
  return null;
}

/** Splits the bytes of a client into batches, each of which the server answers with its state. */
export class BatchReader {
  #rest: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** The batches that `chunk` completes: `startup`, `end`, or messages up to a query or a sync. */
  read(chunk: Uint8Array): (Uint8Array | 'startup' | 'end')[] {
    this.#rest = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : Buffer.from(chunk);
    const batches: (Uint8Array | 'startup' | 'end')[] = [];
    let start = 0;
    for (let at = 0; at + 5 <= this.#rest.length;) {
      const size = this.#isStarted ? 1 + this.#rest.readInt32BE(at + 1) : this.#rest.readInt32BE(at);
      if (at + size > this.#rest.length) break;
      const type = this.#isStarted ? String.fromCharCode(this.#rest.readUInt8(at)) : 'startup';
      at += size;
      if (type === 'startup') {
        this.#isStarted = true;
        batches.push('startup');
        start = at;
      } else if (type === 'X') {
        batches.push('end');
        start = at;
      } else if (type === 'Q' || type === 'S') {
        batches.push(new Uint8Array(this.#rest.subarray(start, at)));
        start = at;
      }
    }
    this.#rest = this.#rest.subarray(start);
    return batches;
  }
}
