import { useLeaveGuard } from '@segno/base';
import { createContext, useContext, useEffect, useId } from 'react';

/** Tells the form whether a file of a field, by its id, is under way. Null outside of a form. */
export const PendingFilesContext = createContext<((id: string, isPending: boolean) => void) | null>(null);

/**
 * A file of a field that is still uploaded or measured: the form has no value for it yet. Leaving asks first (FORM-8), and
 * a new record is not created without it. `onDiscard` ends the upload.
 */
export function usePendingFile(isPending: boolean, onDiscard: () => void): void {
  const id = useId();
  const report = useContext(PendingFilesContext);
  useLeaveGuard(isPending, undefined, { onDiscard });
  useEffect(() => {
    report?.(id, isPending);
    return () => report?.(id, false);
  }, [id, isPending, report]);
}
