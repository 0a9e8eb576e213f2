/** An original picture, from which the other sizes are generated. */
export interface ImageOriginal {
  /** Changes when, and only when, the picture does: letters and digits. */
  version: string;
  /** The picture as a file's path, or as bytes drawn for this width. */
  read(width: number): Promise<string | Buffer>;
}

/** A store of originals. */
export interface ImageOriginals {
  /** The original with this key, or null where there is none. */
  find(key: string): Promise<ImageOriginal | null>;
  /** The key of the picture that has replaced the one with this key, if any. */
  findSuccessor?(key: string): Promise<string | null>;
}

/** Keys are file names without path separators. */
export const usableImageKey = /^[a-z0-9][a-z0-9-]{0,99}$/;
