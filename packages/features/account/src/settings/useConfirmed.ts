import {
  confirmedPasswordQuery,
  confirmPasswordMutation,
  logoutOtherMutation,
  ownUserQuery,
  useMessages,
} from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { askPassword } from '../frame/askPassword.tsx';
import { settingsMessages } from '../messages/settings.en.ts';

/** The words of the dialog that asks whether it is still the person of the session. */
function useQuestion() {
  const t = useMessages(settingsMessages);
  return { title: t('settings.confirm.title'), text: t('settings.confirm.text') };
}

/** Returns a function that asks for the password and ends the other sessions. It resolves to whether it was done. */
export function useEndOtherSessions() {
  const question = useQuestion();
  return async () => (await askPassword({ ...question, mutation: logoutOtherMutation() })) !== undefined;
}

/** Returns a function that runs an action once the password is confirmed (CONFIRM-1). */
export function useConfirmed() {
  const question = useQuestion();
  const client = useQueryClient();
  return async (action: () => unknown) => {
    // For people without a password the sign-in counts; the server tells when it was too long ago.
    if (client.getQueryData(ownUserQuery().queryKey)?.has_password === false) return action();
    const { confirmed } = await client.query({ ...confirmedPasswordQuery(), staleTime: 0 });
    if (confirmed || (await askPassword({ ...question, mutation: confirmPasswordMutation() })))
      await action();
    return undefined;
  };
}
