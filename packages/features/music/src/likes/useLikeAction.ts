import { loginPath, useLike, useMessages, type LikeKind } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { libraryMessages } from '../messages/library.en.ts';
import { keepPendingLike } from './pendingLike.ts';

/** Whether the visitor likes a record, and the action of its button. A guest is offered the sign-in, which gives the like. */
export function useLikeAction(kind: LikeKind, id: number, name: string) {
  const t = useMessages(libraryMessages);
  const { isAvailable, isLiked, toggle } = useLike(kind, id);
  const press = () => {
    if (isAvailable) toggle(showErrorToast);
    else {
      const next = location.pathname + location.search;
      keepPendingLike({ kind, id, name, path: location.pathname });
      toast(t('like.signIn'), {
        type: 'neutral',
        action: { label: t('like.logIn'), href: loginPath({ next }) },
      });
    }
  };
  return { isLiked, press };
}
