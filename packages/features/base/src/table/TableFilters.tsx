import { type TableDefinition, type TableInput, useFormatLocale, useMessages } from '@segno/data';
import { formattersOf, Select, SelectItem } from '@segno/ui';
import { tableMessages } from '../messages/table.en.ts';
import type { ResourceTableProps, TablePage } from './resourceTableProps.ts';

/** The key of the option that removes a filter. */
const any = 'any';
const usualDays = [7, 30, 365];

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What the filters of all kinds have in common here. */
interface AnyFilter {
  label: string;
  any: string;
  values?: readonly number[];
  days?: readonly number[];
  labelOf?: (value: never) => string;
}

interface TableFiltersProps<T extends TableDefinition> {
  definition: T;
  filters: NonNullable<ResourceTableProps<T, TablePage>['filters']>;
  input: TableInput<T>;
  onChange: (changes: Partial<TableInput<T>>) => void;
}

/** The filters of a table: a select for each. */
export function TableFilters<T extends TableDefinition>({
  definition,
  filters,
  input,
  onChange,
}: TableFiltersProps<T>) {
  const t = useMessages(tableMessages);
  const format = formattersOf(useFormatLocale());
  return Object.entries<AnyFilter | undefined>(filters).map(([name, filter]) => {
    const spec = definition.filters[name];
    if (!filter || !spec) return null;
    const param = spec.kind === 'choice' ? name : `${name}.min`;
    const value = (input as Record<string, string | number | undefined>)[param];
    const labelOf = filter.labelOf as ((value: string | number) => string) | undefined;
    const options: (readonly [string | number, string])[] =
      spec.kind === 'day'
        ? (filter.days ?? usualDays).map((days) => [dayBefore(days), t('table.lastDays', { count: days })])
        : (spec.kind === 'choice' ? spec.values : (filter.values ?? [])).map((one) => [
            one,
            labelOf?.(one) ?? String(one),
          ]);
    // A value of the address that is none of the options.
    if (value !== undefined && !options.some(([option]) => option === value))
      options.push([
        value,
        spec.kind === 'day'
          ? t('table.since', { date: format.date(value) })
          : (labelOf?.(value) ?? `${value}`),
      ]);
    return (
      <Select
        key={name}
        aria-label={filter.label}
        value={String(value ?? any)}
        onChange={(key) => {
          const chosen = options.find(([option]) => String(option) === key)?.[0];
          onChange({ [param]: chosen } as Partial<TableInput<T>>);
        }}
      >
        <SelectItem id={any}>{filter.any}</SelectItem>
        {options.map(([option, label]) => (
          <SelectItem key={option} id={String(option)}>
            {label}
          </SelectItem>
        ))}
      </Select>
    );
  });
}
