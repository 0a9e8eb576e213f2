import { filterParams, readFilterGroup, useMessages, writeFilterGroup, type FilterRule } from '@segno/data';
import type { TableQuery } from '@segno/base';
import {
  Button,
  FilterBar,
  Menu,
  MenuItem,
  MenuTrigger,
  openDialog,
  PlusIcon,
  SearchField,
  Tag,
  TagGroup,
} from '@segno/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/en.ts';
import type { AdminView } from '../views/AdminView.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { FilterGroupDialog } from './FilterGroupDialog.tsx';
import { useFilterText } from './filterText.ts';

export interface TableFiltersProps {
  view: AdminView;
  table: TableQuery<AdminView['resource']['table']>;
  total: number;
  /** Shown before the filters that are set, so that phones have it in view. */
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
  const definition = resource.table;
  const { ruleText, groupText } = useFilterText(definition);
  const input = table.input as Record<string, string | number | undefined>;
  const names = Object.keys(definition.filters).filter((name) => !hiddenFilters.includes(name));
  const active = filterParams(definition).flatMap(({ name }): FilterRule[] => {
    const value = input[name];
    return value === undefined ? [] : [{ param: name, value }];
  });
  const group = typeof input.where === 'string' ? readFilterGroup(definition, input.where) : undefined;
  const chips = [
    ...active.map((rule) => ({ id: rule.param, label: ruleText(rule) })),
    ...(group ? [{ id: 'where', label: groupText(group) }] : []),
  ];
  const set = (name: string, value: string | number | undefined) =>
    table.filter({ [name]: value } as Parameters<typeof table.filter>[0]);
  const add = () =>
    openDialog(({ close }) => (
      <FilterDialog
        definition={definition}
        names={names}
        onApply={({ param, value }) => {
          close();
          set(param, value);
        }}
      />
    ));
  const editGroup = () =>
    openDialog(({ close }) => (
      <FilterGroupDialog
        definition={definition}
        names={names}
        group={group}
        onApply={(next) => {
          close();
          set('where', writeFilterGroup(next));
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
      {names.length > 0 && (
        <MenuTrigger>
          <Button variant="ghost" startIcon={<PlusIcon />}>
            {t('table.addFilter')}
          </Button>
          <Menu aria-label={t('table.addFilter')}>
            <MenuItem id="one" onAction={() => void add()}>
              {t('filter.one')}
            </MenuItem>
            <MenuItem id="group" onAction={() => void editGroup()}>
              {t(group ? 'filter.editGroup' : 'filter.newGroup')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
      {children}
      {chips.length > 0 && (
        <TagGroup
          aria-label={t('table.activeFilters')}
          onRemove={(keys) => [...keys].forEach((key) => set(String(key), undefined))}
        >
          {chips.map(({ id, label }) => (
            <Tag key={id} id={id} textValue={label}>
              {label}
            </Tag>
          ))}
        </TagGroup>
      )}
    </FilterBar>
  );
}
