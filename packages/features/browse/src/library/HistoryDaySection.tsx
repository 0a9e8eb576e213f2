import {
  historyDayList,
  type HistoryDay,
  type HistoryEntry,
  useFormatLocale,
  useMessages,
  useStartup,
} from '@segno/data';
import { Section, useLongList } from '@segno/base';
import { TrackTable } from '@segno/music';
import { type PlayContext, usePlayer } from '@segno/playback';
import { ErrorState, formattersOf } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { socialMessages } from '../messages/social.en.ts';
import * as css from './HistoryDaySection.css.ts';

/** How close to the viewport a day is read, and how long it stays there before, so that a dragged scroll bar reads none. */
const near = '600px';
const rest = 80;

export interface HistoryDaySectionProps extends HistoryDay {
  /** The first day is read at once. */
  isFirst: boolean;
}

/** What was played on one day, read when it comes close to the viewport. */
export function HistoryDaySection({ day, count, isFirst }: HistoryDaySectionProps) {
  const format = formattersOf(useFormatLocale());
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref) || isFirst;
  const { data, error, refetch } = useQuery({ ...historyDayList(day).first, enabled: isNear });
  const title = format.date(day, { dateStyle: 'full' });
  return (
    <Section title={title}>
      <div ref={ref} className={css.day} style={{ [css.rowCount]: count } as CSSProperties}>
        {data && <DayTracks day={day} title={title} />}
        {error && !data && <DayError onRetry={() => void refetch()} />}
      </div>
    </Section>
  );
}

function DayError({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(socialMessages);
  return <ErrorState title={t('history.failed')} onRetry={onRetry} />;
}

const trackOf = ({ track }: HistoryEntry) => track;

function DayTracks({ day, title }: { day: string; title: string }) {
  const t = useMessages(socialMessages);
  const player = usePlayer();
  const format = formattersOf(useFormatLocale());
  // The zone of the days: that of the server or of the browser would name another hour.
  const timeZone = useStartup().user?.timezone;
  const { rows, onVisibleRangeChange, read, pageAround } = useLongList(historyDayList(day));
  const context: PlayContext = {
    type: 'queue',
    id: `history ${day}`,
    name: t('history.title'),
    href: '/library/history',
  };
  return (
    <TrackTable
      label={title}
      tracks={rows.map((row) => row && trackOf(row))}
      context={context}
      anywhere={{ onVisibleRangeChange, read: async (indexes) => (await read(indexes)).map(trackOf) }}
      onPlay={(index) => {
        const around = pageAround(index);
        player.play(context, around.rows.map(trackOf), around.place);
      }}
      noteOf={(index) => {
        const entry = rows[index];
        return entry && format.date(entry.played_at, { timeStyle: 'short', timeZone });
      }}
    />
  );
}

/** Whether an element has been close to the viewport for a moment. It stays so. */
function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setNear(true), rest);
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, isNear]);
  return isNear;
}
