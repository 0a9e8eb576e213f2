import { logoutMutation } from '@segno/data';
import { useMutation } from '@tanstack/react-query';
import { showErrorToast } from '../notify/showErrorToast.tsx';

/** Ends the session, then calls `onLoggedOut`; also when the menu that started it has closed meanwhile. */
export function useLogOut(onLoggedOut?: () => void) {
  const { mutateAsync, isPending } = useMutation(logoutMutation());
  const logOut = () => void mutateAsync().then(onLoggedOut, showErrorToast);
  return { logOut, isPending };
}
