import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, for a cookie or a link. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/**
 * The digest under which a token is stored, so that a copy of the database cannot be used to sign in. A token has
 * enough random bits that neither a salt nor a slow digest is needed.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
