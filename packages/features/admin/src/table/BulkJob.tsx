import { AdminBulkResult, adminKey, jobQuery, undoBulkMutation, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Callout, ProgressBar } from '@segno/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { messages } from '../messages/en.ts';
import { ChangeReport } from './ChangeReport.tsx';

export interface BulkJobProps {
  /** The job that changes all records that match. */
  id: number;
  /** What it does: `delete`, `undo`, or an action of the table. */
  action: string;
  resource: string;
  /** Called with the job that undoes it. */
  onUndo: (id: number) => void;
  onClose: () => void;
}

/** The progress of a change of many records, then what it has changed, with the records that stay. */
export function BulkJob({ id, action, resource, onUndo, onClose }: BulkJobProps) {
  const t = useMessages(messages);
  const client = useQueryClient();
  const { data: job } = useQuery(jobQuery(id));
  const { mutateAsync: undo, isPending } = useMutation(undoBulkMutation());
  const state = job?.state;
  const hasEnded = state === 'done' || state === 'failed';
  useEffect(() => {
    if (!hasEnded) return;
    void client.invalidateQueries({ queryKey: adminKey(resource) });
    void client.invalidateQueries({ queryKey: adminKey('audit') });
    void client.invalidateQueries({ queryKey: [resource] });
  }, [client, hasEnded, resource]);
  if (!hasEnded)
    return (
      <ProgressBar
        label={t('bulk.running')}
        {...(job?.progress !== null && job?.progress !== undefined && { value: job.progress * 100 })}
      />
    );
  const result = v.safeParse(AdminBulkResult, job?.result);
  if (state === 'failed' || !result.success)
    return (
      <Callout tone="danger" isLive title={t('bulk.failed')} onDismiss={onClose}>
        {job?.error}
      </Callout>
    );
  const start = async () => {
    try {
      onUndo((await undo(id)).job_id);
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <ChangeReport
      action={action}
      resource={resource}
      result={result.output}
      onUndo={result.output.can_undo ? () => void start() : undefined}
      isUndoing={isPending}
      onClose={onClose}
    />
  );
}
