import { albumPath, trackPath, useFormatLocale, useMessages } from '@segno/data';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  formattersOf,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';
import { JoinedText } from '../table/JoinedText.tsx';
import { useTableAction } from '../table/useTableAction.ts';
import type { AnyRecord } from '../views/AdminView.ts';
import { commentActions } from './commentActions.ts';

interface Target {
  type: 'track' | 'album';
  id: number;
  name: string;
}
interface Report {
  user_name: string;
  reason: string;
  created_at: string;
  is_decided: boolean;
}

/** A comment with its reports, and the decision about it. */
export function CommentDetails({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const { run, isRunning } = useTableAction({ name: 'comments' });
  const target = record.target as Target;
  const reports = record.reports as Report[];
  const suitable = commentActions.filter(({ appliesTo }) => appliesTo?.(record) ?? true);
  return (
    <Stack space="xl">
      <Text>{String(record.text) || t('comment.deleted')}</Text>
      <DescriptionList>
        <DescriptionItem term={t(`value.${target.type}`)}>
          <Link href={target.type === 'track' ? trackPath(target) : albumPath(target)}>{target.name}</Link>
        </DescriptionItem>
        <DescriptionItem term={t('field.status')}>
          {t(`value.${String(record.status)}` as AdminKey)}
        </DescriptionItem>
        <DescriptionItem term={t('field.created_at')}>
          {format.date(String(record.created_at))}
        </DescriptionItem>
      </DescriptionList>
      <Inline space="sm" wrap>
        {suitable.map(({ name, isDangerous = false }) => (
          <Button
            key={name}
            {...(isDangerous && { tone: 'danger' as const })}
            isPending={isRunning}
            onPress={() => void run(name, { ids: [record.id] })}
          >
            {t(`action.${name}` as AdminKey)}
          </Button>
        ))}
      </Inline>
      <Stack>
        <Heading level={2} size="heading">
          {t('comment.reports')}
        </Heading>
        {reports.length === 0 ? (
          <Text tone="muted">{t('comment.noReports')}</Text>
        ) : (
          <DescriptionList>
            {reports.map(({ user_name, reason, created_at, is_decided }) => (
              <DescriptionItem key={`${user_name} ${created_at}`} term={user_name}>
                <JoinedText
                  parts={[
                    t(`value.${reason}` as AdminKey),
                    format.date(created_at),
                    t(is_decided ? 'comment.decided' : 'comment.open'),
                  ]}
                />
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
      </Stack>
    </Stack>
  );
}
