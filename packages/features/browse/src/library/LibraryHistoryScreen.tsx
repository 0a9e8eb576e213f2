import { clearHistoryMutation, historyDaysQuery, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { LibraryTabs } from '@segno/music';
import {
  AlertDialog,
  Button,
  ClockIcon,
  DialogTrigger,
  EmptyState,
  Heading,
  Inline,
  Stack,
  toast,
} from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';
import { HistoryDaySection } from './HistoryDaySection.tsx';

/** What the person has played, by days. Days are read when they come into view (LIST-5). */
export function LibraryHistoryScreen() {
  const t = useMessages(socialMessages);
  const {
    data: { days },
  } = useSuspenseQuery(historyDaysQuery());
  const { mutateAsync: clear } = useMutation({ ...clearHistoryMutation(), onError: showErrorToast });
  return (
    <Stack space="lg">
      <Inline justify="between" wrap>
        <Heading level={1} size="title">
          {t('history.title')}
        </Heading>
        {days.length > 0 && (
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
      {days.length === 0 && (
        <EmptyState
          icon={<ClockIcon />}
          title={t('history.empty')}
          description={t('history.emptyText')}
          action={<FindMusicLink />}
        />
      )}
      {days.map((day, index) => (
        <HistoryDaySection key={day.day} {...day} isFirst={index === 0} />
      ))}
    </Stack>
  );
}
