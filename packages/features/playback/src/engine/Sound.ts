/** One audio file to play. `id` distinguishes queue entries with the same file. */
export interface Sound {
  id: string;
  url: string;
  /** The duration of the catalogue in ms, used until the file's metadata is loaded. */
  duration: number;
  /** The gain that evens the loudness, as a factor. @default 1 */
  gain?: number;
  /** The position in ms at which it ends for this listener. @default its end */
  until?: number;
}

/**
 * How the next sound begins: `overlap` ms before the end of the current one with a cross-fade, at the sample after its
 * last one where the output can, or when it has ended.
 */
export type Join = { overlap: number } | 'exact' | 'ended';
