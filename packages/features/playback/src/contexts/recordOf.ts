/** The record of a value that is tagged with its kind. */
type RecordOf<T> = T extends { type: infer Kind extends keyof T } ? T[Kind] : never;

/** The record that a value is about: the album of `{ type: 'album', album }`. */
export const recordOf = <T extends { type: string }>(tagged: T): RecordOf<T> =>
  tagged[tagged.type as keyof T] as RecordOf<T>;
