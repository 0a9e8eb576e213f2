import { readId, subjectKinds, type SubjectKind } from '@segno/data';

export interface Subject {
  kind: SubjectKind;
  id?: number;
}

/** Reads from the address whose site it is about. */
export function readSubject(params: URLSearchParams): Subject {
  const kind = subjectKinds.find((each) => each === params.get('kind')) ?? 'guest';
  const id = readId(params.get('id') ?? '');
  return kind === 'guest' || id === undefined ? { kind } : { kind, id };
}
