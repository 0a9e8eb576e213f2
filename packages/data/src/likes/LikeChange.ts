import type { LikeKind } from './contract.ts';

/** A like or follow of a record that is given or taken back. */
export interface LikeChange {
  kind: LikeKind;
  id: number;
  isLiked: boolean;
  /** The id of the person: their change is kept in the browser while there is no connection. */
  viewer?: number;
}
