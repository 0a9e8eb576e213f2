import type { AnyViewer } from '../viewer/anyViewer.ts';
import { CachedResponse, type CachedResponseInput } from './CachedResponse.ts';

/** A response with public records, for all people who own none of them. */
export class PublicResponse extends CachedResponse {
  /** Whether the response for another viewer, who is not an admin, is the same. */
  readonly isSameFor: AnyViewer['isSameFor'];

  constructor(input: CachedResponseInput, { isSameFor }: AnyViewer) {
    super(input);
    this.isSameFor = isSameFor;
  }
}
