import { filterOperators, useMessages, type TableDefinition } from '@segno/data';
import { Button, Dialog, NumberField, Select, SelectItem, Stack, TextField } from '@segno/ui';
import { useId, useState, type FormEvent } from 'react';
import { messages, type AdminKey } from '../messages/en.ts';

export interface FilterDialogProps {
  definition: TableDefinition;
  /** The filters that are offered. */
  names: readonly string[];
  /** Called with the name of the parameter and its value. */
  onApply: (param: string, value: string | number) => void;
}

/** The label of an operator: a day is compared from or until it. */
export const operatorKey = (kind: 'choice' | 'number' | 'day', operator: string): AdminKey =>
  kind === 'day'
    ? operator === 'min'
      ? 'operator.from'
      : 'operator.until'
    : (`operator.${operator}` as AdminKey);

/** Asks for one filter: its field, how it compares, and with what. */
export function FilterDialog({ definition, names, onApply }: FilterDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  const [name, setName] = useState(names[0] ?? '');
  const filter = definition.filters[name];
  const kind = filter?.kind ?? 'choice';
  const operators: readonly string[] = filterOperators[kind];
  const [operator, setOperator] = useState(operators[0] ?? 'is');
  const [value, setValue] = useState<string | number>('');
  const choose = (next: string) => {
    setName(next);
    setOperator(filterOperators[definition.filters[next]?.kind ?? 'choice'][0]);
    setValue('');
  };
  const isComplete = value !== '' && !(typeof value === 'number' && Number.isNaN(value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) onApply(operator === 'is' ? name : `${name}.${operator}`, value);
  };
  return (
    <Dialog
      title={t('filter.title')}
      footer={
        <Button type="submit" form={formId} tone="accent" isDisabled={!isComplete}>
          {t('filter.apply')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          <Select label={t('filter.field')} value={name} onChange={(key) => choose(String(key))}>
            {names.map((each) => (
              <SelectItem key={each} id={each}>
                {t(`field.${each}` as AdminKey)}
              </SelectItem>
            ))}
          </Select>
          <Select label={t('filter.operator')} value={operator} onChange={(key) => setOperator(String(key))}>
            {operators.map((each) => (
              <SelectItem key={each} id={each}>
                {t(operatorKey(kind, each))}
              </SelectItem>
            ))}
          </Select>
          {filter?.kind === 'choice' && (
            <Select label={t('filter.value')} value={value || null} onChange={(key) => setValue(String(key))}>
              {filter.values.map((each) => (
                <SelectItem key={each} id={each}>
                  {t(`value.${each}` as AdminKey)}
                </SelectItem>
              ))}
            </Select>
          )}
          {kind === 'number' && (
            <NumberField
              label={t('filter.value')}
              minValue={0}
              value={typeof value === 'number' ? value : Number.NaN}
              onChange={setValue}
            />
          )}
          {kind === 'day' && (
            <TextField label={t('filter.value')} type="date" value={String(value)} onChange={setValue} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
