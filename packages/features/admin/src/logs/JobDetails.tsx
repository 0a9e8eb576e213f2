import { retryJobMutation, useMessages } from '@segno/data';
import { keepFocus, showErrorToast } from '@segno/base';
import { Button, Callout, Inline, Stack, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { RecordFacts } from '../table/RecordFacts.tsx';
import type { AdminColumn, AnyRecord } from '../views/AdminView.ts';

const facts: readonly AdminColumn[] = [
  { id: 'state', kind: 'choice' },
  { id: 'kind', kind: 'text' },
  { id: 'owner', kind: 'ref' },
  { id: 'attempts', kind: 'number' },
  { id: 'created_at', kind: 'instant' },
  { id: 'finished_at', kind: 'instant' },
];

/** A job with what became of it. */
export function JobDetails({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const { mutateAsync: retry, isPending } = useMutation(retryJobMutation());
  const run = async (change: Promise<unknown>) => {
    try {
      await change;
      toast(t('jobs.started'));
      // The pressed button is gone when the job runs.
      keepFocus();
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Stack space="xl">
      <RecordFacts record={record} columns={facts} />
      {typeof record.error === 'string' && (
        <Callout tone="danger" title={t('jobs.error')}>
          {record.error}
        </Callout>
      )}
      {record.state === 'failed' && (
        <Inline>
          <Button isPending={isPending} onPress={() => void run(retry(record.id))}>
            {t('jobs.retry')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
