import { useMessages, type FilterDefinitions, type FilterRule } from '@segno/data';
import { Button, Dialog, Stack } from '@segno/ui';
import { useId, useState, type FormEvent } from 'react';
import { messages } from '../messages/en.ts';
import { draftOf, FilterRuleFields, isComplete, ruleOf } from './FilterRuleFields.tsx';

export interface FilterDialogProps {
  definition: FilterDefinitions;
  /** The filters that are offered. */
  names: readonly string[];
  onApply: (rule: FilterRule) => void;
}

/** Asks for one filter. */
export function FilterDialog({ definition, names, onApply }: FilterDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  const [rule, setRule] = useState(() => draftOf(definition, names[0] ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(rule)) onApply(ruleOf(rule));
  };
  return (
    <Dialog
      title={t('filter.title')}
      footer={
        <Button type="submit" form={formId} tone="accent" isDisabled={!isComplete(rule)}>
          {t('filter.apply')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          <FilterRuleFields definition={definition} names={names} rule={rule} onChange={setRule} />
        </Stack>
      </form>
    </Dialog>
  );
}
