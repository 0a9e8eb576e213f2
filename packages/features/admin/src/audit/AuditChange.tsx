import {
  type AdminUndone,
  Image,
  imageUrl,
  undoMutation,
  useFormatLocale,
  useMessages,
  useStartup,
} from '@segno/data';
import { keepFocus, showErrorToast } from '@segno/base';
import { Button, formattersOf, Image as Picture, Inline, Stack, Text, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { messages, type AdminKey } from '../messages/en.ts';
import { BulkJob } from '../table/BulkJob.tsx';
import { ChangeReport } from '../table/ChangeReport.tsx';
import { RecordFacts } from '../table/RecordFacts.tsx';
import type { AdminColumn, AnyRecord } from '../views/AdminView.ts';
import * as css from './AuditChange.css.ts';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const facts: readonly AdminColumn[] = [
  { id: 'action', kind: 'choice' },
  { id: 'resource', kind: 'page' },
  { id: 'user_name', kind: 'text' },
  { id: 'created_at', kind: 'instant' },
];

/** A time as the server writes it. */
const isTime = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);

/** Writes the values of records: linked ones by their names, and times in the time zone of the reader. */
function useValueText(): (value: unknown) => string {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  const textOf = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return '—';
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (typeof value === 'string')
      return isTime(value)
        ? format.date(value, { dateStyle: 'medium', timeStyle: 'short', timeZone })
        : value;
    if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(textOf).join(', ');
    if (isValues(value) && typeof value.name === 'string') return value.name;
    return JSON.stringify(value);
  };
  return textOf;
}

/** Whether the values have the linked records beside their ids, or the picture beside the key of its file. */
const isNamedToo = (name: string, names: readonly string[]) =>
  /_(?:ids?|key)$/.test(name) && names.includes(name.replace(/_(?:id(?=s?$)|key$)/, ''));

interface ChangedValueProps {
  value: unknown;
  /** What the value is of, with the time: “Picture, before”. */
  label: string;
}

/** A value before or after a change: a picture, or the text of another value. */
function ChangedValue({ value, label }: ChangedValueProps) {
  const textOf = useValueText();
  if (!v.is(Image, value)) return textOf(value);
  return (
    <div className={css.picture}>
      <Picture src={imageUrl(value, 128)} alt={value.alt ?? label} color={value.color} ratio={1} />
    </div>
  );
}

/** What a change changed: each property with its value before and after. It is undone here. */
export function AuditChange({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const { mutateAsync, isPending } = useMutation(undoMutation());
  const [undone, setUndone] = useState<AdminUndone>();
  /** The job that undoes an import. */
  const [jobId, setJobId] = useState<number>();
  const before = isValues(record.before) ? record.before : {};
  const after = isValues(record.after) ? record.after : {};
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'updated_at' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const names = changed.filter((name) => !isNamedToo(name, changed));
  const undo = async () => {
    try {
      const response = await mutateAsync(record.id);
      if ('job_id' in response) setJobId(response.job_id);
      else if (response.refused_count > 0 || response.count > 1) setUndone(response);
      else toast(t('table.undone'));
      // The pressed button is gone.
      keepFocus();
    } catch (error) {
      showErrorToast(error);
    }
  };
  const labelOf = (name: string) => {
    const key = [`field.${name}`, `setting.${name}`].find((each) => each in messages.lines);
    return key === undefined ? name : t(key as AdminKey);
  };
  const isOffered = record.can_undo === true && jobId === undefined;
  const recordIds = Array.isArray(record.record_ids) ? record.record_ids : [];
  const secrets = Array.isArray(record.kept_secrets) ? record.kept_secrets.map(String) : [];
  const resource = String(record.resource);
  return (
    <Stack>
      <RecordFacts record={record} columns={facts} />
      {undone && <ChangeReport action="undo" resource={resource} result={undone} />}
      {jobId !== undefined && (
        <BulkJob
          key={jobId}
          id={jobId}
          action="undo"
          resource={resource}
          onUndo={() => undefined}
          onClose={() => setJobId(undefined)}
        />
      )}
      {typeof record.values_need === 'string' ? (
        <Text tone="muted">
          {t('audit.valuesNeed', { permission: t(`permission.${record.values_need}` as AdminKey) })}
        </Text>
      ) : names.length === 0 ? (
        <Text tone="muted">{t('audit.noValues')}</Text>
      ) : (
        <div className={css.scroll}>
          <table className={css.table} aria-label={t('audit.changed')}>
            <thead>
              <tr>
                <th scope="col">{t('audit.changed')}</th>
                <th scope="col">{t('audit.before')}</th>
                <th scope="col">{t('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{labelOf(name)}</th>
                  <td>
                    <ChangedValue value={before[name]} label={`${labelOf(name)}, ${t('audit.before')}`} />
                  </td>
                  <td>
                    <ChangedValue value={after[name]} label={`${labelOf(name)}, ${t('audit.after')}`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {typeof record.undone_at === 'string' && (
        <Text tone="muted">{t('audit.undoneAt', { date: format.date(record.undone_at) })}</Text>
      )}
      {typeof record.no_undo === 'string' && record.values_need === null && (
        <Text tone="muted">{t(`audit.noUndo.${record.no_undo}` as AdminKey)}</Text>
      )}
      {record.can_undo === true && secrets.length > 0 && (
        <Text tone="muted">{t('audit.secretsStay', { names: secrets.map(labelOf).join(', ') })}</Text>
      )}
      {isOffered && (record.action === 'import' || (record.action === 'create' && recordIds.length > 1)) && (
        <Text tone="muted">{t('audit.undoImported')}</Text>
      )}
      {isOffered && (
        <Inline>
          <Button isPending={isPending} onPress={() => void undo()}>
            {t('audit.undo')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
