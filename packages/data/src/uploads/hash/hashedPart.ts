/** Bytes of a part of a file whose digest is part of the hash that a browser sends. */
export const hashedPart = 8 * 1024 * 1024;
