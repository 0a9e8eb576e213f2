import { ApiError, errorMessage, useMessages } from '@segno/data';
import { toast } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** The message for an error without one. A component, because the language is in the context of the startup object. */
const DefaultMessage = () => useMessages(messages)('error.toast');

/**
 * Shows a toast for a failed action (ERROR-2, ERROR-3), with the server's message or the default one, and with the
 * action that the server suggests. An aborted request shows nothing.
 */
export function showErrorToast(error: unknown) {
  const isKnown = error instanceof ApiError;
  if (isKnown && error.code === 'aborted') return;
  if (!isKnown || error.trace) console.error(isKnown ? error.trace : error);
  const action =
    isKnown && error.action ? { label: error.action.label, href: error.action.action } : undefined;
  toast(errorMessage(error) ?? <DefaultMessage />, { type: 'danger', action });
}
