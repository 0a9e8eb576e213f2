import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../log.ts';

/** Size and hash of a file when it was stored. */
export interface FileRecord {
  /** In bytes. */
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** A stored file whose bytes match its record. */
interface CheckedFile extends FileRecord {
  path: string;
  modified: Date;
}

/** Opens stored files only if they match their record. */
interface CheckedFiles {
  /** Null if there is no record, or if the file is missing or damaged, which is logged. */
  open(key: string): Promise<CheckedFile | null>;
}

interface Parts {
  pathOf(key: string): string;
  findRecord(key: string): Promise<FileRecord | null>;
  log: Pick<Logger, 'warn'>;
}

/** Cached check of one version of a file on the disk. */
interface Version {
  /** Changes with the bytes: size, times and number of the file. */
  state: string;
  /** SHA-256 of the file, read once. */
  hash?: Promise<string>;
  /** Set once the file matched its record. */
  record?: FileRecord;
  isReported?: boolean;
}

/** Maximum number of cached checks. */
const mostVersions = 10_000;

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

async function statFile(path: string): Promise<Stats | null> {
  try {
    const info = await stat(path);
    return info.isFile() ? info : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Hexadecimal SHA-256, or an empty text for a file that cannot be read. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), hash);
  } catch (error) {
    if (hasCode(error, 'EIO', 'EACCES', 'ENOENT')) return '';
    throw error;
  }
  return hash.digest('hex');
}

/**
 * Compares size and hash with the record on the first use of each version of a file. Later uses cost one `stat`: the
 * hash is computed again when size, times or number of the file change.
 */
export function createCheckedFiles({ pathOf, findRecord, log }: Parts): CheckedFiles {
  const versions = new Map<string, Version>();

  const versionOf = (key: string, state: string): Version => {
    let version = versions.get(key);
    if (version?.state !== state) version = { state };
    // The least recently used one is the first.
    versions.delete(key);
    versions.set(key, version);
    const [oldest] = versions.keys();
    if (versions.size > mostVersions && oldest !== undefined) versions.delete(oldest);
    return version;
  };

  const hashOf = (version: Version, path: string) => {
    if (!version.hash) {
      version.hash = hashFile(path);
      version.hash.catch(() => delete version.hash);
    }
    return version.hash;
  };

  const findFault = async (version: Version, path: string, info: Stats | null, record: FileRecord) => {
    if (!info) return 'it is missing';
    if (info.size !== record.size) return `it has ${info.size} bytes instead of ${record.size}`;
    return (await hashOf(version, path)) === record.hash ? null : 'its bytes changed';
  };

  return {
    async open(key) {
      const path = pathOf(key);
      const info = await statFile(path);
      const state = info ? [info.size, info.mtimeMs, info.ctimeMs, info.ino].join(' ') : 'missing';
      const version = versionOf(key, state);
      if (!version.record) {
        const record = await findRecord(key);
        if (!record) {
          versions.delete(key);
          return null;
        }
        const fault = await findFault(version, path, info, record);
        if (fault) {
          if (!version.isReported) log.warn({ key, fault }, 'A stored file is missing or damaged.');
          version.isReported = true;
          return null;
        }
        version.record = record;
      }
      return info && { ...version.record, path, modified: info.mtime };
    },
  };
}
