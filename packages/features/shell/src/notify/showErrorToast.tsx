import { ApiError, errorMessage, useMessages } from '@segno/data';
import { toast } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** The words for an error that says nothing itself; a toast stands below the startup object, which knows the language. */
const DefaultWords = () => useMessages(messages)('error.toast');

/**
 * Tells of a failed action (ERROR-2, ERROR-3): with the server's message or the default one, and with the action
 * that the server offers. What was aborted on purpose is not told.
 */
export function showErrorToast(error: unknown) {
  const isKnown = error instanceof ApiError;
  if (isKnown && error.code === 'aborted') return;
  if (!isKnown || error.trace) console.error(isKnown ? error.trace : error);
  const action =
    isKnown && error.action ? { label: error.action.label, href: error.action.action } : undefined;
  toast(errorMessage(error) ?? <DefaultWords />, { type: 'danger', action });
}
