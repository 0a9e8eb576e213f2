import { commentsQuery, useFormatLocale, useMessages, type TrackDetail } from '@segno/data';
import { trackContext, usePlayer, usePlayerState } from '@segno/playback';
import { formattersOf } from '@segno/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { artistMessages } from '../messages/artist.en.ts';
import { commentMarks } from './commentMarks.ts';
import * as css from './WaveformComments.css.ts';

/** The number of marks that fit on a phone. */
const places = 12;

/** The comments on a track at their seconds. A press plays from there. They are optional. */
export function WaveformComments({ track }: { track: TrackDetail }) {
  const t = useMessages(artistMessages);
  const { clock } = formattersOf(useFormatLocale());
  const player = usePlayer();
  const isCurrent = usePlayerState(({ current }) => current?.track.id === track.id);
  const { data } = useInfiniteQuery({
    ...commentsQuery('tracks', track.id, 'position'),
    enabled: track.comments_count > 0 && !track.comments_disabled,
  });
  const comments = data?.pages.flatMap(({ pagination }) => pagination.data) ?? [];
  const marks = commentMarks(comments, track.duration, places);
  if (marks.length === 0) return null;
  return (
    <ul className={css.strip} aria-label={t('waveform.comments')}>
      {marks.map(({ at, comment, count }) => {
        const position = comment.position ?? 0;
        const name = comment.user?.name ?? '';
        const label = t('waveform.comment', { time: clock(position), name, text: comment.text });
        return (
          <li key={comment.id} className={css.place} style={{ insetInlineStart: `${at * 100}%` }}>
            <button
              type="button"
              className={css.mark}
              aria-label={label}
              data-tooltip={label}
              onClick={() => {
                if (!isCurrent) player.play(trackContext(track), [track], 0);
                player.seek(position);
              }}
            >
              {count > 1 ? count : name.slice(0, 1).toUpperCase()}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
