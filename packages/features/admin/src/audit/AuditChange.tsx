import { undoMutation, useFormatLocale, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, formattersOf, Inline, Stack, Text, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { messages, type AdminKey } from '../messages/en.ts';
import type { AnyRecord } from '../views/AdminView.ts';
import * as css from './AuditChange.css.ts';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const shown = (value: unknown) => {
  if (value === undefined || value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a change changed: each property with its value before and after. It is undone here. */
export function AuditChange({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const { mutateAsync, isPending } = useMutation(undoMutation());
  const before = isValues(record.before) ? record.before : {};
  const after = isValues(record.after) ? record.after : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'updated_at' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const undo = async () => {
    try {
      await mutateAsync(record.id);
      toast(t('table.undone'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const labelOf = (name: string) => {
    const key = [`field.${name}`, `setting.${name}`].find((each) => each in messages.lines);
    return key === undefined ? name : t(key as AdminKey);
  };
  const secrets = Array.isArray(record.kept_secrets) ? record.kept_secrets.map(String) : [];
  return (
    <Stack>
      {names.length === 0 ? (
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
                  <td>{shown(before[name])}</td>
                  <td>{shown(after[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {typeof record.undone_at === 'string' && (
        <Text tone="muted">{t('audit.undoneAt', { date: format.date(record.undone_at) })}</Text>
      )}
      {typeof record.no_undo === 'string' && (
        <Text tone="muted">{t(`audit.noUndo.${record.no_undo}` as AdminKey)}</Text>
      )}
      {record.can_undo === true && secrets.length > 0 && (
        <Text tone="muted">{t('audit.secretsStay', { names: secrets.map(labelOf).join(', ') })}</Text>
      )}
      {record.can_undo === true && (
        <Inline>
          <Button isPending={isPending} onPress={() => void undo()}>
            {t('audit.undo')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
