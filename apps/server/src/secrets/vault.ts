import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Encrypts what the database keeps and nobody may read in it or in a backup. */
export interface Vault {
  /** Encrypts a text. It is opened with the same purpose only. */
  seal(text: string, purpose: string): string;
  /** Decrypts a text; null when it was changed, or encrypted with another key or for another purpose. */
  open(sealed: string, purpose: string): string | null;
}

const version = 'v1';

/** Whether a text is one that a vault has encrypted, with any key. */
export const isSealed = (text: string): boolean => text.startsWith(`${version}.`);

/** Makes a vault with a key. */
export function createVault(key: Buffer): Vault {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `segno vault ${purpose}`, 32));
  return {
    seal(text, purpose) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, purpose) {
      const [written, ...parts] = sealed.split('.');
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (written !== version || !iv || !tag || !text) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), iv, { authTagLength: 16 });
        decipher.setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

export interface VaultPlace {
  dataDir: string;
  /** The text of `SEGNO_SECRET`. All servers of one database need the same key. @default the file `secret.key` */
  secret: string | null;
}

/** Opens the vault with the secret of the environment, or with the key file of the data folder, created on first use. */
export async function openVault({ dataDir, secret }: VaultPlace): Promise<Vault> {
  return createVault(Buffer.from(secret ?? (await readKeyFile(dataDir)), 'utf8'));
}

async function readKeyFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key');
  const read = () => readFile(path, 'utf8').catch(() => '');
  const known = (await read()).trim();
  if (known !== '') return known;
  // The file gets its name when it is complete. When two processes start together, both read the one that was first.
  const unfinished = `${path}.${process.pid}.new`;
  await writeFile(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished, { force: true });
  return (await readFile(path, 'utf8')).trim();
}
