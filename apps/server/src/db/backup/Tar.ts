import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { StartupError } from '../../StartupError.ts';

/** Size and SHA-256 of a file in an archive. */
export interface FileFacts {
  size: number;
  sha256: string;
}

const block = 512;

/** Writes files into a tar archive (POSIX ustar), which the command `tar` reads too. */
export class TarWriter {
  readonly #archive: FileHandle;

  private constructor(archive: FileHandle) {
    this.#archive = archive;
  }

  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  /** Adds the file at `path`, or bytes. */
  async add(name: string, source: string | Uint8Array): Promise<FileFacts> {
    const size = typeof source === 'string' ? (await stat(source)).size : source.length;
    await this.#archive.write(header(name, size));
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of typeof source === 'string' ? createReadStream(source) : [source]) {
      hash.update(chunk as Uint8Array);
      await this.#archive.write(chunk as Uint8Array);
      written += (chunk as Uint8Array).length;
    }
    if (written !== size) throw new StartupError(`The file ${name} changed while it was read.`);
    if (size % block) await this.#archive.write(Buffer.alloc(block - (size % block)));
    return { size, sha256: hash.digest('hex') };
  }

  /** Ends the archive and flushes it to the disk. */
  async finish(): Promise<void> {
    await this.#archive.write(Buffer.alloc(2 * block));
    await this.#archive.sync();
    await this.#archive.close();
  }

  /** Closes an archive that is not finished. */
  async abandon(): Promise<void> {
    await this.#archive.close();
  }
}

function header(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(block);
  const cut = Buffer.byteLength(name) <= 100 ? -1 : name.indexOf('/', name.length - 101);
  const [prefix, rest] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155 || size >= 8 ** 11) {
    throw new StartupError(`The file ${name} has too long a name or is too large for a backup.`);
  }
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  bytes.write(rest, 0);
  bytes.write(octal(0o600, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(Math.floor(Date.now() / 1000), 12), 136);
  bytes.write(' '.repeat(8), 148);
  bytes.write('0', 156);
  bytes.write('ustar\x0000', 257);
  bytes.write(prefix, 345);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** Where a file is in an archive. */
export interface TarEntry {
  name: string;
  size: number;
  /** Reads its bytes. */
  read(): AsyncIterable<Buffer>;
}

/** Lists the files of an archive. Throws for a file that is not an archive or was cut off. */
export async function listTar(path: string): Promise<TarEntry[]> {
  const archive = await open(path);
  const entries: TarEntry[] = [];
  try {
    const { size: length } = await archive.stat();
    for (let at = 0; ;) {
      const bytes = Buffer.alloc(block);
      const { bytesRead } = await archive.read(bytes, 0, block, at);
      if (bytesRead < block) throw new Error('it is not a complete archive');
      if (bytes.every((byte) => byte === 0)) return entries;
      if (bytes.toString('latin1', 257, 262) !== 'ustar')
        throw new Error('it is not an archive of the command tar');
      const text = (start: number, end: number) => bytes.toString('utf8', start, end).replace(/\0.*$/s, '');
      const size = parseInt(text(124, 136), 8);
      const start = at + block;
      if (start + size > length) throw new Error('it is not a complete archive');
      const read = () =>
        size > 0 ? createReadStream(path, { start, end: start + size - 1 }) : toAsync<Buffer>([]);
      entries.push({ name: [text(345, 500), text(0, 100)].filter(Boolean).join('/'), size, read });
      at = start + Math.ceil(size / block) * block;
    }
  } finally {
    await archive.close();
  }
}

async function* toAsync<T>(items: T[]): AsyncIterable<T> {
  yield* items;
}
