import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the parameters that OWASP recommends as the minimum: 19 MiB, two passes, one lane. It runs on a thread
 * of its own.
 */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The same text typed on another keyboard can have other code points (RFC 8265 §4.2.2). */
const normalize = (password: string) => password.normalize('NFC');

/** The hash of a password, in PHC format with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), parameters);

/** The hash of a fixed text: comparing with it takes the same time for unknown accounts. */
const unknown = hashPassword('an account that does not exist');

/** Whether a password belongs to a hash. Takes the same time when there is no hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await unknown), normalize(password));
  return isRight && stored != null;
}
