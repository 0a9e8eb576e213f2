import { clearHistoryMutation, historyQuery, useLanguage, useMessages, type HistoryEntry } from '@segno/data';
import { LoadMore, Section, showErrorToast } from '@segno/base';
import { TrackTable } from '@segno/music';
import type { PlayContext } from '@segno/playback';
import {
  AlertDialog,
  Button,
  ClockIcon,
  DialogTrigger,
  EmptyState,
  formattersOf,
  Heading,
  Inline,
  Stack,
  toast,
} from '@segno/ui';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { daysOf } from './daysOf.ts';
import { LibraryTabs } from './LibraryTabs.tsx';

/** What the person has played, by days. */
export function LibraryHistoryScreen() {
  const t = useMessages(socialMessages);
  const query = useSuspenseInfiniteQuery(historyQuery());
  const { mutateAsync: clear } = useMutation({ ...clearHistoryMutation(), onError: showErrorToast });
  const entries = query.data.pages.flatMap(({ pagination }) => pagination.data);
  return (
    <Stack space="lg">
      <Inline justify="between" wrap>
        <Heading level={1} size="title">
          {t('history.title')}
        </Heading>
        {entries.length > 0 && (
          <DialogTrigger>
            <Button variant="ghost">{t('history.clear')}</Button>
            <AlertDialog
              title={t('history.clear')}
              actionLabel={t('history.clear')}
              tone="danger"
              onAction={() => clear().then(() => toast(t('history.cleared')))}
            >
              {t('history.clearText')}
            </AlertDialog>
          </DialogTrigger>
        )}
      </Inline>
      <LibraryTabs view="history" />
      {entries.length === 0 && (
        <EmptyState icon={<ClockIcon />} title={t('history.empty')} description={t('history.emptyText')} />
      )}
      {daysOf(entries).map((day) => (
        <Day key={day.day} {...day} />
      ))}
      <LoadMore {...query} />
    </Stack>
  );
}

function Day({ day, entries }: { day: string; entries: readonly HistoryEntry[] }) {
  const t = useMessages(socialMessages);
  const language = useLanguage();
  const format = formattersOf(language);
  const title = format.date(day, { dateStyle: 'full' });
  const context: PlayContext = {
    type: 'queue',
    id: `history ${day}`,
    name: t('history.title'),
    href: '/library/history',
  };
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <Section title={title}>
      <TrackTable
        label={title}
        tracks={entries.map(({ track }) => track)}
        context={context}
        noteOf={(index) => {
          const entry = entries[index];
          return entry && times.format(new Date(entry.played_at));
        }}
      />
    </Section>
  );
}
