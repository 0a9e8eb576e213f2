import {
  addCommentMutation,
  imageUrl,
  likeCommentMutation,
  repliesQuery,
  updateCommentMutation,
  useFormatLocale,
  useHumanCheck,
  useMessages,
  userPath,
  useStartup,
  type Comment,
  type CommentTarget,
} from '@segno/data';
import { LoadMore, showErrorToast } from '@segno/base';
import { HeartButton } from '@segno/music';
import {
  Avatar,
  Button,
  ErrorState,
  formattersOf,
  Inline,
  Link,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
} from '@segno/ui';
import { type UseInfiniteQueryResult, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { socialMessages } from '../messages/social.en.ts';
import { CommentForm } from './CommentForm.tsx';
import * as css from './CommentList.css.ts';
import { CommentMenu } from './CommentMenu.tsx';

/** The track or album that the comments are about. */
export interface About {
  target: CommentTarget;
  id: number;
}

interface CommentListProps {
  query: UseInfiniteQueryResult<{ pages: readonly { pagination: { data: readonly Comment[] } }[] }>;
  about: About;
  /** Whether they are the replies to a comment. @default false */
  areReplies?: boolean;
  /** Plays the track from a place. */
  onSeek?: (position: number) => void;
}

/** Comments, or the replies to one, with what is shown while they load and when that failed. */
export function CommentList({ query, about, areReplies = false, onSeek }: CommentListProps) {
  const t = useMessages(socialMessages);
  const comments = query.data?.pages.flatMap(({ pagination }) => pagination.data) ?? [];
  if (query.isPending) return <CommentSkeleton />;
  if (query.isError && comments.length === 0)
    return <ErrorState title={t('comments.failed')} onRetry={() => void query.refetch()} />;
  if (comments.length === 0) return areReplies ? null : <Text tone="muted">{t('comments.empty')}</Text>;
  return (
    <>
      <Stack space={areReplies ? 'md' : 'lg'} as="ul" className={areReplies ? css.replies : css.list}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} about={about} onSeek={onSeek} />
        ))}
      </Stack>
      <LoadMore {...query} />
    </>
  );
}

const CommentSkeleton = () => (
  <Stack space="md" aria-hidden>
    {[0, 1].map((place) => (
      <Stack key={place} space="xs">
        <Skeleton width="30%" />
        <Skeleton width="80%" />
      </Stack>
    ))}
  </Stack>
);

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
  const replyButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { mutateAsync: update } = useMutation(updateCommentMutation());
  const { mutateAsync: add } = useMutation(
    addCommentMutation(about.target, about.id, useHumanCheck('comments')),
  );
  const name = comment.user?.name ?? '';
  const { position } = comment;
  const isVisible = comment.status === 'visible';
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
          {comment.updated_at !== comment.created_at && (
            <Text size="sm" tone="muted">
              {t('comments.edited')}
            </Text>
          )}
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
        <CommentForm
          name={`comment-edit-${comment.id}`}
          label={t('comments.edit')}
          initial={comment.text}
          action={t('comments.save')}
          onSend={(text) => update({ id: comment.id, text })}
          onClose={() => {
            setMode('read');
            menuButton.current?.focus();
          }}
        />
      ) : (
        <Text dir="auto" className={css.text} tone={comment.user ? undefined : 'muted'}>
          {comment.user ? comment.text : t('comments.deleted')}
        </Text>
      )}
      {comment.status === 'hidden' && (
        <Text size="sm" tone="muted">
          {t('comments.hidden')}
        </Text>
      )}
      {comment.user && user && (
        <Inline space="2xs">
          {isVisible && <LikeButton comment={comment} />}
          {isVisible && comment.parent_id === null && (
            <Button
              ref={replyButton}
              variant="ghost"
              size="xs"
              aria-expanded={mode === 'reply'}
              onPress={() => setMode(mode === 'reply' ? 'read' : 'reply')}
            >
              {t('comments.reply')}
            </Button>
          )}
          <CommentMenu comment={comment} {...about} onEdit={() => setMode('edit')} buttonRef={menuButton} />
        </Inline>
      )}
      {mode === 'reply' && (
        <CommentForm
          name={`comment-reply-${comment.id}`}
          label={t('comments.writeReply')}
          action={t('comments.post')}
          onSend={async (text) => {
            await add({ text, parent_id: comment.id });
            setRepliesOpen(true);
          }}
          onClose={() => {
            setMode('read');
            replyButton.current?.focus();
          }}
        />
      )}
      {comment.replies_count > 0 && (
        <Inline>
          <Button
            variant="ghost"
            size="xs"
            aria-expanded={areRepliesOpen}
            onPress={() => setRepliesOpen(!areRepliesOpen)}
          >
            {areRepliesOpen
              ? t('comments.hideReplies')
              : t('comments.replies', { count: comment.replies_count })}
          </Button>
        </Inline>
      )}
      {areRepliesOpen && <Replies parent={comment.id} about={about} />}
    </Stack>
  );
}

function LikeButton({ comment }: { comment: Comment }) {
  const t = useMessages(socialMessages);
  const format = formattersOf(useFormatLocale());
  const { mutate, isPending, variables } = useMutation({ ...likeCommentMutation(), onError: showErrorToast });
  // The like shows at once, until the comments are read again.
  const isLiked = isPending ? variables.isLiked : comment.is_liked;
  const count = comment.likes_count + Number(isLiked) - Number(comment.is_liked);
  return (
    <>
      <HeartButton
        label={t('comments.like', { name: comment.user?.name ?? '' })}
        isLiked={isLiked}
        size="sm"
        onPress={() => mutate({ id: comment.id, isLiked: !isLiked })}
      />
      {count > 0 && (
        <Text size="sm" tone="muted">
          {format.number(count)}
        </Text>
      )}
    </>
  );
}

function Replies({ parent, about }: { parent: number; about: About }) {
  const query = useInfiniteQuery(repliesQuery(about.target, about.id, parent));
  return <CommentList query={query} about={about} areReplies />;
}
