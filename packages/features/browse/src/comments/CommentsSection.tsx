import {
  addCommentMutation,
  commentsQuery,
  loginPath,
  useFormatLocale,
  useHumanCheck,
  useMessages,
  useSetting,
  useStartup,
} from '@segno/data';
import { Section } from '@segno/base';
import { formattersOf, Inline, Link, Select, SelectItem, Text } from '@segno/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { socialMessages } from '../messages/social.en.ts';
import { CommentForm } from './CommentForm.tsx';
import { type About, CommentList } from './CommentList.tsx';

export interface CommentsSectionProps extends About {
  count: number;
  isDisabled: boolean;
  /** The place in the track at which a new comment is posted, in milliseconds. */
  position?: number | null;
  /** Plays the track from a place. */
  onSeek?: (position: number) => void;
}

const orders = ['newest', 'oldest'] as const;

/** The comments on a track or an album. They load after the page, which does not need them. */
export function CommentsSection({
  count,
  isDisabled,
  position = null,
  onSeek,
  target,
  id,
}: CommentsSectionProps) {
  const t = useMessages(socialMessages);
  const format = formattersOf(useFormatLocale());
  const { user } = useStartup();
  const { pathname } = useLocation();
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  const areOn = useSetting('player.comments') !== false;
  const query = useInfiniteQuery({ ...commentsQuery(target, id, order), enabled: areOn });
  const { mutateAsync: add } = useMutation(addCommentMutation(target, id, useHumanCheck('comments')));
  if (!areOn || (isDisabled && count === 0)) return null;
  return (
    <Section title={count > 0 ? t('comments.count', { count }) : t('comments.title')}>
      {user && !isDisabled && (
        <CommentForm
          name={`comment-${target}-${id}`}
          label={t('comments.write')}
          action={t('comments.post')}
          note={position === null ? undefined : t('comments.atNow', { time: format.clock(position) })}
          onSend={(text) => add({ text, position })}
        />
      )}
      {!user && (
        <Text tone="muted">
          <Link href={loginPath({ next: pathname })}>{t('comments.signIn')}</Link>
        </Text>
      )}
      {count > 1 && (
        <Inline>
          <Select
            aria-label={t('comments.order')}
            size="sm"
            value={order}
            onChange={(key) => setOrder(orders.find((each) => each === key) ?? 'newest')}
          >
            {orders.map((each) => (
              <SelectItem key={each} id={each}>
                {t(`comments.order.${each}`)}
              </SelectItem>
            ))}
          </Select>
        </Inline>
      )}
      <CommentList query={query} about={{ target, id }} onSeek={onSeek} />
    </Section>
  );
}
