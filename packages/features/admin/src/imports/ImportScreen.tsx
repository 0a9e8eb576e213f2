import {
  type AdminImportInput,
  importFileKind,
  ImportReport,
  jobQuery,
  largestImportFile,
  startImportMutation,
  useMessages,
  useText,
} from '@segno/data';
import { Page, showErrorToast, useAddressQuery } from '@segno/base';
import {
  Button,
  Callout,
  DropZone,
  ErrorState,
  Inline,
  ProgressBar,
  Stack,
  Text,
  TextField,
  UploadList,
} from '@segno/ui';
import { FormWide } from '@segno/editing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';
import { ImportReportView } from './ImportReportView.tsx';
import { useImportFiles } from './useImportFiles.ts';

/** The import of another service: its files, a check without writing, and the import itself as a job (ADMIN-19). */
export function ImportScreen() {
  const t = useMessages(messages);
  const text = useText();
  const [name, setName] = useState('');
  const { files, add, remove, retry } = useImportFiles();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const jobId = Number(useAddressQuery().get('job')) || undefined;
  const { mutateAsync, isPending } = useMutation(startImportMutation());
  const stored = files.flatMap((file) => (file.stored ? [file.stored] : []));
  const isMixed = stored.length > 1 && stored.some((file) => importFileKind(file.name) === 'database');
  const isReady =
    name.trim() !== '' && stored.length > 0 && stored.length === files.length && !isMixed && !isPending;
  const start = async (dry_run: boolean) => {
    try {
      const input: AdminImportInput = { name: name.trim(), dry_run, files: stored };
      const { job_id } = await mutateAsync(input);
      await navigate({ search: `?job=${job_id}` }, { replace: true });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <AdminFrame current="import">
      <Page title={t('page.import')} description={t('import.about')}>
        <Stack space="xl">
          <FormWide>
            <TextField
              label={t('import.name')}
              description={t('import.nameHint')}
              isRequired
              maxLength={100}
              value={name}
              onChange={setName}
            />
            <DropZone
              label={t('import.files')}
              description={t('import.filesHint')}
              allowsMultiple
              size="sm"
              maxSize={largestImportFile}
              errorMessage={
                refused.length > 0
                  ? t('import.noImportFile', { names: refused.join(', ') })
                  : isMixed
                    ? t('import.mixed')
                    : undefined
              }
              isInvalid={refused.length > 0 || isMixed}
              onSelect={(chosen) => {
                setRefused(chosen.filter((file) => !importFileKind(file.name)).map((file) => file.name));
                void add(chosen.filter((file) => importFileKind(file.name)));
              }}
            />
            {files.length > 0 && (
              <UploadList
                aria-label={t('import.files')}
                items={files.map(({ id, file, status, loaded, error }) => ({
                  id,
                  name: file.name,
                  size: file.size,
                  status,
                  loaded,
                  ...(error !== undefined && { error: text(error) }),
                }))}
                onRemove={remove}
                onRetry={(id) => void retry(id)}
              />
            )}
            <Inline space="sm" wrap>
              <Button isDisabled={!isReady} isPending={isPending} onPress={() => void start(true)}>
                {t('import.check')}
              </Button>
              <Button
                tone="accent"
                isDisabled={!isReady}
                isPending={isPending}
                onPress={() => void start(false)}
              >
                {t('import.start')}
              </Button>
            </Inline>
          </FormWide>
          {jobId !== undefined && <ImportProgress key={jobId} jobId={jobId} />}
        </Stack>
      </Page>
    </AdminFrame>
  );
}

/** What an import does, then what it has done. */
function ImportProgress({ jobId }: { jobId: number }) {
  const t = useMessages(messages);
  const text = useText();
  const { data: job, error, refetch } = useQuery(jobQuery(jobId));
  if (error) return <ErrorState title={t('import.noJob')} onRetry={() => void refetch()} />;
  if (job?.state === 'failed')
    return (
      <Callout tone="danger" isLive title={t('bulk.failed')}>
        {job.error && text(job.error)}
      </Callout>
    );
  const report = v.safeParse(ImportReport, job?.result);
  if (job?.state === 'done' && report.success)
    return <ImportReportView jobId={jobId} report={report.output} />;
  return (
    <Stack space="xs">
      <ProgressBar
        label={t('import.running')}
        {...(job?.progress !== null && job?.progress !== undefined && { value: job.progress * 100 })}
      />
      <Text size="sm" tone="muted">
        {t('import.goesOn')}
      </Text>
    </Stack>
  );
}
