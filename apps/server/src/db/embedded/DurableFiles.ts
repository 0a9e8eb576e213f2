import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system for Node.js that are changed here. */
interface NodeFiles {
  realPath(node: unknown): string;
  node_ops: { setattr: (node: unknown, attributes: { mode?: number }) => void };
  stream_ops: {
    fsync?: (stream: OpenFile) => number;
    write: (stream: OpenFile, data: Uint8Array, offset: number, length: number, position: number) => number;
  };
}

interface OpenFile {
  path?: string;
  node: unknown;
  /** The file descriptor of Node.js; a folder has none. */
  nfd?: number;
}

/**
 * PGlite's files in a folder, with three changes. PostgreSQL's `fsync`, which Emscripten does not implement, flushes to
 * the disk, so that acknowledged writes survive a power cut. Bytes written to the write-ahead log are counted. Files and
 * folders get no permissions for other users, which Emscripten sets after a creation, whatever the mask of the process.
 */
export class DurableFiles extends NodeFS {
  /** Bytes written to the write-ahead log since this was set to 0. */
  logBytes = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const change = (module: unknown) => this.#change((module as { NODEFS: NodeFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] } };
  }

  #change(files: NodeFiles) {
    const { stream_ops: operations } = files;
    operations.fsync = (file) => {
      if (file.nfd !== undefined) fsyncSync(file.nfd);
      else syncFolder(files.realPath(file.node));
      return 0;
    };
    const { setattr } = files.node_ops;
    files.node_ops.setattr = (node, attributes) => {
      if (attributes.mode !== undefined) attributes.mode &= ~0o077;
      setattr(node, attributes);
    };
    const { write } = operations;
    operations.write = (file, data, offset, length, position) => {
      if (file.path?.includes('/pg_wal/')) this.logBytes += length;
      return write(file, data, offset, length, position);
    };
  }
}

function syncFolder(path: string) {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * Start options of PostgreSQL: PGlite's, but with `fsync` on, by the method whose system call DurableFiles implements,
 * and with less write-ahead log kept for reuse and less memory for pages than a server would keep: the files are cached by
 * the system too.
 */
export const startParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=128MB',
  '-c',
  'min_wal_size=32MB',
  '-c',
  'shared_buffers=48MB',
];
