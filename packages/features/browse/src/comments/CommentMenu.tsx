import {
  deleteCommentMutation,
  restoreCommentMutation,
  useMessages,
  type Comment,
  type CommentTarget,
} from '@segno/data';
import { keepFocus, showErrorToast } from '@segno/base';
import { IconButton, lazyPart, Menu, MenuItem, MenuTrigger, MoreIcon, openDialog, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { socialMessages } from '../messages/social.en.ts';
import type { ReportCommentDialogProps } from './ReportCommentDialog.tsx';

const ReportCommentDialog = lazyPart<ReportCommentDialogProps>(() => import('./ReportCommentDialog.tsx'));

interface CommentMenuProps {
  comment: Comment;
  /** The track or album. */
  target: CommentTarget;
  id: number;
  onEdit: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** What the viewer can do with a comment. A deletion can be undone. */
export function CommentMenu({ comment, target, id, onEdit, buttonRef }: CommentMenuProps) {
  const t = useMessages(socialMessages);
  const { mutateAsync: remove } = useMutation(deleteCommentMutation(target, id));
  const { mutate: restore } = useMutation({
    ...restoreCommentMutation(target, id),
    onError: showErrorToast,
  });
  const removeWithUndo = async () => {
    try {
      await remove(comment.id);
      keepFocus();
      toast(t('comments.removed'), {
        // The server keeps no text of a hidden comment.
        ...(comment.status === 'visible' && {
          action: { label: t('comments.undo'), onAction: () => restore(comment.id) },
        }),
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <MenuTrigger>
      <IconButton
        ref={buttonRef}
        variant="ghost"
        size="sm"
        shape="round"
        aria-label={t('comments.more', { name: comment.user?.name ?? '' })}
      >
        <MoreIcon />
      </IconButton>
      <Menu>
        {comment.permissions.update && <MenuItem onAction={onEdit}>{t('comments.edit')}</MenuItem>}
        {comment.permissions.delete && (
          <MenuItem tone="danger" onAction={() => void removeWithUndo()}>
            {t('comments.delete')}
          </MenuItem>
        )}
        {!comment.permissions.update && (
          <MenuItem
            onAction={() =>
              void openDialog(({ close }) => <ReportCommentDialog id={comment.id} onClose={() => close()} />)
            }
          >
            {t('comments.reportItem')}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
