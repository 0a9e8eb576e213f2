import { filterParams, useLanguage, useMessages } from '@segno/data';
import type { TableQuery } from '@segno/base';
import { Button, FilterBar, formattersOf, openDialog, PlusIcon, SearchField, Tag, TagGroup } from '@segno/ui';
import type { ReactNode } from 'react';
import { messages, type AdminKey } from '../messages/en.ts';
import type { AdminView } from '../views/AdminView.ts';
import { FilterDialog, operatorKey } from './FilterDialog.tsx';

export interface TableFiltersProps {
  view: AdminView;
  table: TableQuery<AdminView['resource']['table']>;
  total: number;
  /** Shown at the end. */
  children?: ReactNode;
}

/** The search of a table, and its filters as chips that are removed one by one. */
export function TableFilters({
  view: { resource, hiddenFilters = [] },
  table,
  total,
  children,
}: TableFiltersProps) {
  const t = useMessages(messages);
  const format = formattersOf(useLanguage());
  const definition = resource.table;
  const input = table.input as Record<string, unknown>;
  const names = Object.keys(definition.filters).filter((name) => !hiddenFilters.includes(name));
  const active = filterParams(definition).filter(({ name }) => input[name] !== undefined);
  const valueText = (kind: string, value: unknown) => {
    if (kind === 'choice') return t(`value.${String(value)}` as AdminKey);
    return kind === 'day' ? format.date(String(value)) : String(value);
  };
  const set = (name: string, value: string | number | undefined) =>
    table.filter({ [name]: value } as Parameters<typeof table.filter>[0]);
  const add = () =>
    openDialog(({ close }) => (
      <FilterDialog
        definition={definition}
        names={names}
        onApply={(name, value) => {
          close();
          set(name, value);
        }}
      />
    ));
  return (
    <FilterBar
      aria-label={t('table.filters')}
      search={
        <SearchField aria-label={t('table.search')} placeholder={t('table.search')} {...table.searchProps} />
      }
      status={t('table.count', { count: total })}
      onClear={table.isFiltered ? table.clear : undefined}
    >
      {active.length > 0 && (
        <TagGroup
          aria-label={t('table.activeFilters')}
          onRemove={(keys) => [...keys].forEach((key) => set(String(key), undefined))}
        >
          {active.map(({ name, filter, operator }) => {
            const kind = definition.filters[filter]?.kind ?? 'choice';
            const label = t('filter.chip', {
              field: t(`field.${filter}` as AdminKey),
              operator: t(operatorKey(kind, operator)),
              value: valueText(kind, input[name]),
            });
            return (
              <Tag key={name} id={name} textValue={label}>
                {label}
              </Tag>
            );
          })}
        </TagGroup>
      )}
      {names.length > 0 && (
        <Button variant="ghost" startIcon={<PlusIcon />} onPress={() => void add()}>
          {t('table.addFilter')}
        </Button>
      )}
      {children}
    </FilterBar>
  );
}
