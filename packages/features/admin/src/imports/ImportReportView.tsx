import { importKinds, type ImportReport, undoBulkMutation, useFormatLocale, useMessages } from '@segno/data';
import { Section, showErrorToast } from '@segno/base';
import {
  Button,
  Callout,
  Cell,
  Column,
  formattersOf,
  Row,
  Stack,
  Table,
  TableBody,
  TableHeader,
  Text,
} from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import { BulkJob } from '../table/BulkJob.tsx';

export interface ImportReportViewProps {
  jobId: number;
  report: ImportReport;
}

/** What an import has done, or would do: its rows by kind, and the first that cannot be imported. It is undone here. */
export function ImportReportView({
  jobId,
  report: { source, dry_run, kinds, problems },
}: ImportReportViewProps) {
  const t = useMessages(messages);
  const { mutateAsync, isPending } = useMutation(undoBulkMutation());
  const [undoId, setUndoId] = useState<number>();
  const undo = async () => {
    try {
      setUndoId((await mutateAsync(jobId)).job_id);
    } catch (error) {
      showErrorToast(error);
    }
  };
  const format = formattersOf(useFormatLocale());
  const rows = importKinds.flatMap((kind) => {
    const counts = kinds[kind];
    return counts ? [{ kind, ...counts }] : [];
  });
  const sum = (of: 'added' | 'refused') => rows.reduce((total, row) => total + row[of], 0);
  const columns = ['read', 'added', 'known', 'refused'] as const;
  return (
    <Stack space="lg">
      <Callout
        isLive
        tone={sum('refused') > 0 ? 'warning' : 'positive'}
        title={t(dry_run ? 'import.wouldAdd' : 'import.added', { count: sum('added'), name: source })}
        actions={
          !dry_run &&
          sum('added') > 0 &&
          undoId === undefined && (
            <Button variant="outline" isPending={isPending} onPress={() => void undo()}>
              {t('table.undo')}
            </Button>
          )
        }
      >
        {sum('refused') > 0 && t('import.refused', { count: sum('refused') })}
        {!dry_run && sum('added') > 0 && <Text>{t('import.undoText')}</Text>}
      </Callout>
      {undoId !== undefined && (
        <BulkJob
          id={undoId}
          action="undo"
          resource="imports"
          onUndo={() => undefined}
          onClose={() => setUndoId(undefined)}
        />
      )}
      <Table aria-label={t('import.report')}>
        <TableHeader>
          <Column isRowHeader>{t('import.kind')}</Column>
          {columns.map((column) => (
            <Column key={column} id={column} align="end">
              {t(column === 'added' && dry_run ? 'import.column.toAdd' : `import.column.${column}`)}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.kind} id={row.kind}>
              <Cell>{t(`import.kind.${row.kind}`)}</Cell>
              {columns.map((column) => (
                <Cell key={column}>{format.number(row[column])}</Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      {problems.length > 0 && (
        <Section title={t('import.problems')}>
          <Stack as="ul" space="xs">
            {problems.map(({ kind, row, message }) => (
              <li key={`${kind} ${row}`}>
                <Text>
                  {t('import.problem', { kind: t(`import.kind.${kind}`), row })}{' '}
                  <span translate="no">{message}</span>
                </Text>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}
