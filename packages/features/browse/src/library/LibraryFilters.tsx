import { useMessages, type TableDefinition } from '@segno/data';
import { type ResourceTableProps, TableFilters, type TableQuery } from '@segno/base';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  FilterBar,
  IconButton,
  SearchField,
  Select,
  SelectItem,
} from '@segno/ui';
import type { ReactNode } from 'react';
import { socialMessages } from '../messages/social.en.ts';

type Order = 'added' | 'title' | 'artist' | 'album' | 'duration' | 'plays' | 'name' | 'release' | 'followers';

export interface LibraryFiltersProps<T extends TableDefinition> {
  table: TableQuery<T>;
  definition: T;
  orders: readonly (keyof T['orders'] & Order)[];
  label: string;
  searchLabel: string;
  status?: string;
  filters?: ResourceTableProps<T, never>['filters'];
  /** Further controls, such as the menu of the columns. */
  children?: ReactNode;
}

/** The search, the filters and the order of a list of the library. */
export function LibraryFilters<T extends TableDefinition>({
  table,
  definition,
  orders,
  label,
  searchLabel,
  status,
  filters,
  children,
}: LibraryFiltersProps<T>) {
  const t = useMessages(socialMessages);
  return (
    <FilterBar
      aria-label={label}
      search={<SearchField aria-label={searchLabel} placeholder={searchLabel} {...table.searchProps} />}
      status={status}
      onClear={table.isFiltered ? table.clear : undefined}
    >
      {filters && (
        <TableFilters definition={definition} filters={filters} input={table.input} onChange={table.filter} />
      )}
      <Select
        aria-label={t('saved.sort')}
        value={table.order}
        onChange={(key) => {
          const order = orders.find((each) => each === key);
          if (order && order !== table.order) table.sortBy(order);
        }}
      >
        {orders.map((order) => (
          <SelectItem key={order} id={order}>
            {t(`sort.${order}`)}
          </SelectItem>
        ))}
      </Select>
      <IconButton
        variant="outline"
        aria-label={t(table.direction === 'asc' ? 'sort.ascending' : 'sort.descending')}
        onPress={() => table.sortBy(table.order)}
      >
        {table.direction === 'asc' ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </IconButton>
      {children}
    </FilterBar>
  );
}
