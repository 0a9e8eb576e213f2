import {
  filterParams,
  isFilterGroup,
  useFormatLocale,
  useMessages,
  type FilterDefinitions,
  type FilterGroup,
  type FilterOperator,
  type FilterRule,
  type TableFilter,
} from '@segno/data';
import { formattersOf } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';

/** The label of an operator: a day is compared from or until it. */
export function operatorKey(kind: TableFilter['kind'], operator: FilterOperator, value?: unknown): AdminKey {
  if (operator === 'empty') return value === 'no' ? 'operator.notEmpty' : 'operator.empty';
  if (kind === 'day' && operator === 'min') return 'operator.from';
  if (kind === 'day' && operator === 'max') return 'operator.until';
  return `operator.${operator}` as AdminKey;
}

/** Returns functions that describe filters and groups of filters of a table. */
export function useFilterText(definition: FilterDefinitions) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const params = new Map(filterParams(definition).map((param) => [param.name, param]));
  const valueText = (kind: TableFilter['kind'], operator: FilterOperator, value: string | number) => {
    if (operator === 'last') return t('filter.days', { count: Number(value) });
    if (kind === 'choice') return t(`value.${value}` as AdminKey);
    return kind === 'day' ? format.date(String(value)) : format.number(Number(value));
  };
  const ruleText = ({ param: name, value }: FilterRule): string => {
    const param = params.get(name);
    const kind = param && definition.filters[param.filter]?.kind;
    if (!param || !kind) return '';
    const field = t(`field.${param.filter}` as AdminKey);
    const operator = t(operatorKey(kind, param.operator, value));
    return param.operator === 'empty'
      ? t('filter.emptyChip', { field, operator })
      : t('filter.chip', { field, operator, value: valueText(kind, param.operator, value) });
  };
  const groupText = ({ match, rules }: FilterGroup): string =>
    rules
      .map((rule) => (isFilterGroup(rule) ? t('filter.inner', { group: groupText(rule) }) : ruleText(rule)))
      .reduce((first, second) => t(match === 'any' ? 'filter.or' : 'filter.and', { first, second }));
  return { ruleText, groupText };
}
