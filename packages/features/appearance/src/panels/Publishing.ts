import type { AppearanceResponse } from '@segno/data';
import type { Conflict, ConflictResponse } from '../editor/ConflictDialog.tsx';

/** What a panel needs that publishes. */
export interface Publishing {
  /** Called after something was published. */
  onPublished: (published: AppearanceResponse) => void;
  /** Resolves to the reason for colours that are hard to read, null when there are none, or undefined to stop. */
  askReason: () => Promise<string | null | undefined>;
  /** Lets the person choose between values that two people have changed. */
  resolveConflict: (conflict: Conflict) => Promise<ConflictResponse>;
}
