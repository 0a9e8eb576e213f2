import { playlistTrackTable, useMessages } from '@segno/data';
import type { TableQuery } from '@segno/base';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  FilterBar,
  IconButton,
  Inline,
  SearchField,
  Select,
  SelectItem,
} from '@segno/ui';
import { libraryMessages } from '../messages/library.en.ts';

export interface PlaylistFiltersProps {
  table: TableQuery<typeof playlistTrackTable>;
}

/** The periods of the filter by the day of adding, in days. */
const periods = [7, 30, 365];
/** The key of the option that removes the filter. */
const any = 'any';

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const orders = ['position', 'title', 'album', 'added', 'plays', 'duration'] as const;

/** The period of a first day. An address may have another day: the nearest longer period is shown. */
const periodOf = (day: string | undefined) =>
  day === undefined ? undefined : (periods.find((days) => dayBefore(days) <= day) ?? periods.at(-1));

/** Searches, sorts and filters the tracks of a playlist. */
export default function PlaylistFilters({ table }: PlaylistFiltersProps) {
  const t = useMessages(libraryMessages);
  const { input, order, direction, filter, sortBy } = table;
  const isAscending = direction === 'asc';
  return (
    <FilterBar
      aria-label={t('filter.label')}
      search={
        <SearchField
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          {...table.searchProps}
        />
      }
      onClear={table.isFiltered ? table.clear : undefined}
    >
      <Select
        aria-label={t('filter.added')}
        value={String(periodOf(input['added_at.min']) ?? any)}
        onChange={(key) => {
          const period = periods.find((days) => String(days) === key);
          filter({ 'added_at.min': period === undefined ? undefined : dayBefore(period) });
        }}
      >
        <SelectItem id={any}>{t('filter.anyTime')}</SelectItem>
        {periods.map((days) => (
          <SelectItem key={days} id={String(days)}>
            {t('filter.lastDays', { count: days })}
          </SelectItem>
        ))}
      </Select>
      <Inline space="xs">
        <Select
          aria-label={t('filter.order')}
          value={order}
          onChange={(key) => {
            const chosen = orders.find((each) => each === key);
            if (chosen && chosen !== order) sortBy(chosen);
          }}
        >
          {orders.map((each) => (
            <SelectItem key={each} id={each}>
              {t(`filter.by.${each}`)}
            </SelectItem>
          ))}
        </Select>
        <IconButton
          variant="outline"
          aria-label={t(isAscending ? 'filter.ascending' : 'filter.descending')}
          onPress={() => sortBy(order)}
        >
          {isAscending ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </IconButton>
      </Inline>
    </FilterBar>
  );
}
