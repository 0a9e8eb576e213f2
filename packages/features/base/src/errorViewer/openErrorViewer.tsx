import { readErrorTrace } from '@segno/data';
import { openDialog } from '@segno/ui';
import { ErrorViewer } from './ErrorViewer.tsx';

let isShown = false;

/**
 * Opens the error viewer for an error with a stack trace, and returns whether it did. While it is open, further errors
 * are only in the console.
 */
export function openErrorViewer(error: unknown): boolean {
  const trace = readErrorTrace(error);
  if (!trace) return false;
  if (isShown) return true;
  isShown = true;
  void openDialog(() => <ErrorViewer error={trace} />).finally(() => {
    isShown = false;
  });
  return true;
}
