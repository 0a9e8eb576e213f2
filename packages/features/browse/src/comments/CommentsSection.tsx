import {
  addCommentMutation,
  commentsQuery,
  deleteCommentMutation,
  imageUrl,
  likeCommentMutation,
  loginPath,
  maxCommentLength,
  repliesQuery,
  updateCommentMutation,
  useHumanCheck,
  useFormatLocale,
  useMessages,
  useSetting,
  userPath,
  useStartup,
  type Comment,
  type CommentTarget,
} from '@segno/data';
import { LoadMore, Section, showErrorToast } from '@segno/base';
import {
  Avatar,
  Button,
  ErrorState,
  formattersOf,
  HeartIcon,
  IconButton,
  Inline,
  lazyPart,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  openDialog,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
  TextArea,
} from '@segno/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { socialMessages } from '../messages/social.en.ts';
import type { ReportCommentDialogProps } from './ReportCommentDialog.tsx';

const ReportCommentDialog = lazyPart<ReportCommentDialogProps>(() => import('./ReportCommentDialog.tsx'));

interface About {
  target: CommentTarget;
  id: number;
}

export interface CommentsSectionProps extends About {
  count: number;
  isDisabled: boolean;
  /** The place in the track at which a new comment is posted, in milliseconds. */
  position?: number | null;
  /** Plays the track from a place. */
  onSeek?: (position: number) => void;
}

/** The comments on a track or an album. They load after the page, which does not need them. */
export function CommentsSection({
  count,
  isDisabled,
  position = null,
  onSeek,
  ...about
}: CommentsSectionProps) {
  const t = useMessages(socialMessages);
  const { user } = useStartup();
  const { pathname } = useLocation();
  const areOn = useSetting('player.comments') !== false;
  const query = useInfiniteQuery({ ...commentsQuery(about.target, about.id), enabled: areOn });
  const comments = query.data?.pages.flatMap(({ pagination }) => pagination.data) ?? [];
  if (!areOn || (isDisabled && comments.length === 0)) return null;
  return (
    <Section title={count > 0 ? t('comments.count', { count }) : t('comments.title')}>
      {user && !isDisabled && <CommentForm {...about} position={position} />}
      {!user && (
        <Text tone="muted">
          <Link href={loginPath({ next: pathname })}>{t('comments.signIn')}</Link>
        </Text>
      )}
      {query.isPending && (
        <Stack space="md" aria-hidden>
          {[0, 1].map((place) => (
            <Stack key={place} space="xs">
              <Skeleton width="30%" />
              <Skeleton width="80%" />
            </Stack>
          ))}
        </Stack>
      )}
      {query.isError && comments.length === 0 && (
        <ErrorState title={t('comments.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && comments.length === 0 && <Text tone="muted">{t('comments.empty')}</Text>}
      <Stack space="lg" as="ul" style={{ listStyle: 'none', padding: 0 }}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} about={about} onSeek={onSeek} />
        ))}
      </Stack>
      <LoadMore {...query} />
    </Section>
  );
}

interface CommentFormProps extends About {
  position?: number | null;
  parentId?: number;
  onDone?: () => void;
}

function CommentForm({ target, id, position = null, parentId, onDone }: CommentFormProps) {
  const t = useMessages(socialMessages);
  const format = formattersOf(useFormatLocale());
  const [text, setText] = useState('');
  const { mutateAsync, isPending } = useMutation(addCommentMutation(target, id, useHumanCheck('comments')));
  const isReply = parentId !== undefined;
  const at = isReply ? null : position;
  const post = async () => {
    try {
      await mutateAsync({ text, position: at, parent_id: parentId ?? null });
      setText('');
      onDone?.();
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Stack
      as="form"
      space="2xs"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void post();
      }}
    >
      <TextArea
        aria-label={t(isReply ? 'comments.writeReply' : 'comments.write')}
        placeholder={t(isReply ? 'comments.writeReply' : 'comments.write')}
        minRows={1}
        maxRows={8}
        maxLength={maxCommentLength}
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <Inline space="sm">
          <Button type="submit" tone="accent" size="sm" isPending={isPending}>
            {t('comments.post')}
          </Button>
          {at !== null && (
            <Text size="sm" tone="muted">
              {t('comments.atNow', { time: format.clock(at) })}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}

interface CommentItemProps {
  comment: Comment;
  about: About;
  onSeek?: (position: number) => void;
}

function CommentItem({ comment, about, onSeek }: CommentItemProps) {
  const t = useMessages(socialMessages);
  const format = formattersOf(useFormatLocale());
  const { user } = useStartup();
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read');
  const [areRepliesOpen, setRepliesOpen] = useState(false);
  const like = useMutation({ ...likeCommentMutation(), onError: showErrorToast });
  const name = comment.user?.name ?? '';
  const { position } = comment;
  return (
    <Stack as="li" space="2xs">
      {comment.user && (
        <Inline space="sm" wrap>
          <Avatar name={name} src={imageUrl(comment.user.image, 64)} size="sm" aria-hidden />
          <Link tone="muted" href={userPath(comment.user)}>
            <bdi>{name}</bdi>
          </Link>
          <Text size="sm" tone="muted">
            <RelativeTime value={comment.created_at} />
          </Text>
          {position !== null && onSeek && (
            <Button
              variant="ghost"
              size="xs"
              aria-label={t('comments.at', { time: format.clock(position) })}
              onPress={() => onSeek(position)}
            >
              {format.clock(position)}
            </Button>
          )}
        </Inline>
      )}
      {mode === 'edit' ? (
        <EditForm comment={comment} onDone={() => setMode('read')} />
      ) : (
        <Text
          dir="auto"
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          tone={comment.user ? undefined : 'muted'}
        >
          {comment.user ? comment.text : t('comments.deleted')}
        </Text>
      )}
      {comment.status === 'hidden' && (
        <Text size="sm" tone="muted">
          {t('comments.hidden')}
        </Text>
      )}
      {comment.status === 'visible' && user && (
        <Inline space="2xs">
          <IconButton
            variant="ghost"
            size="sm"
            shape="round"
            aria-label={t('comments.like', { name })}
            aria-pressed={comment.is_liked}
            onPress={() => like.mutate({ id: comment.id, isLiked: !comment.is_liked })}
          >
            <HeartIcon />
          </IconButton>
          {comment.likes_count > 0 && (
            <Text size="sm" tone="muted">
              {format.number(comment.likes_count)}
            </Text>
          )}
          {comment.parent_id === null && (
            <Button variant="ghost" size="xs" onPress={() => setMode(mode === 'reply' ? 'read' : 'reply')}>
              {t('comments.reply')}
            </Button>
          )}
          <CommentMenu comment={comment} about={about} onEdit={() => setMode('edit')} />
        </Inline>
      )}
      {mode === 'reply' && (
        <CommentForm
          {...about}
          parentId={comment.id}
          onDone={() => {
            setMode('read');
            setRepliesOpen(true);
          }}
        />
      )}
      {comment.replies_count > 0 && !areRepliesOpen && (
        <Inline>
          <Button variant="ghost" size="xs" onPress={() => setRepliesOpen(true)}>
            {t('comments.replies', { count: comment.replies_count })}
          </Button>
        </Inline>
      )}
      {areRepliesOpen && <Replies parent={comment.id} about={about} />}
    </Stack>
  );
}

function Replies({ parent, about }: { parent: number; about: About }) {
  const query = useInfiniteQuery(repliesQuery(about.target, about.id, parent));
  const replies = query.data?.pages.flatMap(({ pagination }) => pagination.data) ?? [];
  return (
    <>
      <Stack space="md" as="ul" style={{ listStyle: 'none', padding: 0, paddingInlineStart: 32 }}>
        {replies.map((reply) => (
          <CommentItem key={reply.id} comment={reply} about={about} />
        ))}
      </Stack>
      <LoadMore {...query} />
    </>
  );
}

function EditForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const t = useMessages(socialMessages);
  const [text, setText] = useState(comment.text);
  const { mutateAsync, isPending } = useMutation(updateCommentMutation());
  const save = () => mutateAsync({ id: comment.id, text }).then(onDone, showErrorToast);
  return (
    <Stack space="2xs">
      <TextArea
        aria-label={t('comments.edit')}
        minRows={1}
        maxLength={maxCommentLength}
        value={text}
        onChange={setText}
      />
      <Inline space="sm">
        <Button
          tone="accent"
          size="sm"
          isPending={isPending}
          isDisabled={text.trim() === ''}
          onPress={() => void save()}
        >
          {t('comments.save')}
        </Button>
        <Button variant="ghost" size="sm" onPress={onDone}>
          {t('comments.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}

function CommentMenu({ comment, about, onEdit }: { comment: Comment; about: About; onEdit: () => void }) {
  const t = useMessages(socialMessages);
  const remove = useMutation({ ...deleteCommentMutation(about.target, about.id), onError: showErrorToast });
  return (
    <MenuTrigger>
      <IconButton
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
          <MenuItem tone="danger" onAction={() => remove.mutate(comment.id)}>
            {t('comments.delete')}
          </MenuItem>
        )}
        {!comment.permissions.update && (
          <MenuItem
            onAction={() =>
              void openDialog(({ close }) => <ReportCommentDialog id={comment.id} onClose={() => close()} />)
            }
          >
            {t('comments.report')}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
