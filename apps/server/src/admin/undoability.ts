import { definitionOf, isSettingName, type NoUndoReason } from '@segno/data/contract';
import type { auditEntries } from '../audit/table.ts';

/** What decides whether a change can be undone. */
export interface UndoableEntry extends Pick<
  typeof auditEntries.$inferSelect,
  'action' | 'resource' | 'before' | 'undone_at'
> {
  /** Whether the rows of a removal are kept, or an import has added records that can be removed. */
  is_kept: boolean;
}

/** Whether a setting is stored encrypted: the log never had its value. */
const isSecret = (name: string): boolean => isSettingName(name) && definitionOf(name).access === 'secret';

/** The settings of an entry that its undo leaves as they are. */
export const secretsOf = ({ action, resource, before }: UndoableEntry): string[] =>
  action === 'settings' && resource === 'settings' ? Object.keys(before ?? {}).filter(isSecret) : [];

/** Why an entry has no undo; null when it has one, or was undone already. */
export function noUndoReason(entry: UndoableEntry): NoUndoReason | null {
  const { action, resource, before, undone_at, is_kept } = entry;
  if (undone_at !== null || is_kept || action === 'create' || action === 'update') return null;
  if (action === 'settings') {
    const names = Object.keys(before ?? {});
    if (names.length === 0) return 'elsewhere';
    return resource === 'settings' && names.every(isSecret) ? 'secrets' : null;
  }
  if (action === 'import') return 'nothing';
  if (action === 'delete' || action === 'undo') return action;
  if (action === 'sign_out' || action === 'end_token' || action === 'act_as' || action === 'act_end')
    return 'session';
  return 'elsewhere';
}
