/** What the thread gets that writes an index. */
export interface IndexOrder {
  /** The file with the frames. */
  path: string;
  /** The file to write. */
  target: string;
}
