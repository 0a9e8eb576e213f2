import { logoutMutation, useMessages } from '@segno/data';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { accountMessages } from '../messages/account.en.ts';
import { showErrorToast } from '../notify/showErrorToast.tsx';
import { isInEditor } from './previewState.ts';

/**
 * Ends the session, then calls `onLoggedOut`; also when the menu that started it has closed meanwhile. In the frame of the
 * appearance editor it is refused (PREVIEW-4).
 */
export function useLogOut(onLoggedOut?: () => void) {
  const { mutateAsync, isPending } = useMutation(logoutMutation());
  const t = useMessages(accountMessages);
  const logOut = () => {
    if (isInEditor()) toast(t('logout.inEditor'), { type: 'danger' });
    else void mutateAsync().then(onLoggedOut, showErrorToast);
  };
  return { logOut, isPending };
}
