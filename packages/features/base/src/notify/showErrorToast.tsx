import { ApiError, errorMessage, loginPath, useMessages } from '@segno/data';
import { toast } from '@segno/ui';
import { failureMessages } from '../messages/failures.en.ts';
import { failureKey } from './failureKey.ts';

type FailureKey = ReturnType<typeof failureKey>;

/** The sentence about a failure. A component, because the language is in the context of the startup object. */
const FailureText = ({ messageKey }: { messageKey: FailureKey }) => useMessages(failureMessages)(messageKey);

/** The address of a suggested action. After signing in, the person returns to this page. */
const hrefOf = (action: string) =>
  action === loginPath() ? loginPath({ next: location.pathname + location.search }) : action;

/**
 * Shows a toast for a failed action (ERROR-2, ERROR-3, ERROR-7), with the server's message or a sentence about the
 * failure, and with the action that the server suggests. An aborted request shows nothing. For a response with a stack
 * trace the error viewer opens instead (ERROR-8).
 */
export function showErrorToast(error: unknown) {
  const isKnown = error instanceof ApiError;
  if (isKnown && error.code === 'aborted') return;
  if (!isKnown || error.trace) console.error(isKnown ? error.trace : error);
  if (isKnown && error.trace) {
    void import('../errorViewer/openErrorViewer.tsx')
      .then(({ openErrorViewer }) => openErrorViewer(error))
      .catch(() => false)
      .then((isOpen) => isOpen || showToast(error));
  } else showToast(error);
}

function showToast(error: unknown) {
  const isKnown = error instanceof ApiError;
  const action =
    isKnown && error.action ? { label: error.action.label, href: hrefOf(error.action.action) } : undefined;
  const key = isKnown ? failureKey(error, navigator.onLine) : 'error.toast';
  toast(errorMessage(error) ?? <FailureText messageKey={key} />, { type: 'danger', action });
}
