import {
  filterParams,
  operatorsOf,
  useMessages,
  type FilterDefinitions,
  type FilterOperator,
  type FilterRule,
} from '@segno/data';
import { NumberField, Select, SelectItem, TextField } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';
import { operatorKey } from './filterText.ts';

/** A condition that may not be complete: its value can be the empty text. */
export interface DraftRule {
  filter: string;
  operator: FilterOperator;
  value: string | number;
}

const valueOf = (operator: FilterOperator): string => (operator === 'empty' ? 'yes' : '');

/** The first condition of a filter. */
export function draftOf(definition: FilterDefinitions, filter: string): DraftRule {
  const spec = definition.filters[filter];
  const operator = (spec && operatorsOf(spec)[0]) ?? 'is';
  return { filter, operator, value: valueOf(operator) };
}

export const isComplete = ({ value }: DraftRule): boolean =>
  value !== '' && !(typeof value === 'number' && Number.isNaN(value));

/** The rule of a draft, as it is in an address. */
export const ruleOf = ({ filter, operator, value }: DraftRule): FilterRule => ({
  param: operator === 'is' ? filter : `${filter}.${operator}`,
  value,
});

/** The draft of a rule; that of another filter when its filter is gone. */
export function draftOfRule(definition: FilterDefinitions, { param: name, value }: FilterRule): DraftRule {
  const param = filterParams(definition).find((each) => each.name === name);
  return param
    ? { filter: param.filter, operator: param.operator, value }
    : draftOf(definition, Object.keys(definition.filters)[0] ?? '');
}

export interface FilterRuleFieldsProps {
  definition: FilterDefinitions;
  /** The filters that are offered. */
  names: readonly string[];
  rule: DraftRule;
  onChange: (rule: DraftRule) => void;
}

/** The fields of one condition: what it compares, how, and with what. */
export function FilterRuleFields({ definition, names, rule, onChange }: FilterRuleFieldsProps) {
  const t = useMessages(messages);
  const { filter, operator, value } = rule;
  const spec = definition.filters[filter];
  const kind = spec?.kind ?? 'choice';
  // To be empty or not is one condition each, without a value.
  const operators = (spec ? operatorsOf(spec) : []).flatMap(
    (each): { id: string; operator: FilterOperator; value: string }[] =>
      each === 'empty'
        ? [
            { id: 'empty yes', operator: each, value: 'yes' },
            { id: 'empty no', operator: each, value: 'no' },
          ]
        : [{ id: each, operator: each, value: '' }],
  );
  const set = (next: string | number) => onChange({ ...rule, value: next });
  return (
    <>
      <Select
        label={t('filter.field')}
        value={filter}
        onChange={(key) => onChange(draftOf(definition, String(key)))}
      >
        {names.map((each) => (
          <SelectItem key={each} id={each}>
            {t(`field.${each}` as AdminKey)}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={t('filter.operator')}
        value={operator === 'empty' ? `empty ${value}` : operator}
        onChange={(key) => {
          const next = operators.find(({ id }) => id === key);
          if (!next) return;
          const keeps = ![operator, next.operator].some((each) => each === 'empty' || each === 'last');
          onChange({ ...rule, operator: next.operator, value: keeps ? value : next.value });
        }}
      >
        {operators.map((each) => (
          <SelectItem key={each.id} id={each.id}>
            {t(operatorKey(kind, each.operator, each.value))}
          </SelectItem>
        ))}
      </Select>
      {operator !== 'empty' && spec?.kind === 'choice' && (
        <Select label={t('filter.value')} value={value || null} onChange={(key) => set(String(key))}>
          {spec.values.map((each) => (
            <SelectItem key={each} id={each}>
              {t(`value.${each}` as AdminKey)}
            </SelectItem>
          ))}
        </Select>
      )}
      {(operator === 'last' || kind === 'number') && operator !== 'empty' && (
        <NumberField
          label={t(operator === 'last' ? 'filter.daysLabel' : 'filter.value')}
          minValue={operator === 'last' ? 1 : 0}
          value={typeof value === 'number' ? value : Number.NaN}
          onChange={set}
        />
      )}
      {kind === 'day' && operator !== 'empty' && operator !== 'last' && (
        <TextField label={t('filter.value')} type="date" value={String(value)} onChange={set} />
      )}
    </>
  );
}
