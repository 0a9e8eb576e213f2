import {
  readTableInput,
  tableParamNames,
  type Direction,
  type TableDefinition,
  type TableInput,
} from '@segno/data';
import type { SortDescriptor } from '@segno/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Words are searched for after a pause in typing of this many milliseconds. */
const typingPause = 250;

/** What a table shows, with the actions that change it. */
export interface TableQuery<T extends TableDefinition> {
  /** The order, words and filters of the address: the input of the query options. */
  input: TableInput<T>;
  /** The number of the page, from 1. */
  page: number;
  order: keyof T['orders'] & string;
  direction: Direction;
  /** Whether words or filters leave records out. */
  isFiltered: boolean;
  /** For `Table`. */
  sortProps: { sortDescriptor: SortDescriptor; onSortChange: (sort: SortDescriptor) => void };
  /** For `SearchField`. */
  searchProps: { value: string; onChange: (text: string) => void };
  /** Sorts by an order. Without a direction the current order changes its own. */
  sortBy: (order: keyof T['orders'] & string, direction?: Direction) => void;
  /** Changes words and filters; `undefined` removes one. */
  filter: (changes: Partial<TableInput<T>>) => void;
  /** Removes words and filters. */
  clear: () => void;
  /** Removes words, filters and the order. */
  reset: () => void;
  /** Whether anything differs from what the table shows at first. */
  isChanged: boolean;
  /** The address of a page, for `Pagination`. */
  hrefOf: (page: number) => string;
}

/** The address without its defaults, so that one state has one address. */
function searchOf(definition: TableDefinition, search: string, changes: Record<string, unknown>): string {
  const params = new URLSearchParams(search);
  const input: Record<string, unknown> = {
    ...readTableInput(definition, params),
    page: undefined,
    ...changes,
  };
  for (const name of tableParamNames(definition)) {
    const value = input[name];
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value));
    else params.delete(name);
  }
  // Read once more: the changes may be defaults.
  const changed: Record<string, unknown> = readTableInput(definition, params);
  for (const name of tableParamNames(definition)) if (!(name in changed)) params.delete(name);
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * Keeps the order, words, filters and page of a table in the address of its page (LIST-2). The loader of the route reads
 * them with `readTableInput` and the same definition.
 */
export function useTableQuery<const T extends TableDefinition>(definition: T): TableQuery<T> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { page = 1, ...input } = useMemo(
    () => readTableInput(definition, new URLSearchParams(search)),
    [definition, search],
  );
  // The address that was asked for last: the current one follows when the data of the next is loaded.
  const wanted = useRef(search);
  useLayoutEffect(() => {
    wanted.current = search;
  }, [search]);

  const change = (changes: Record<string, unknown>, { replace = false } = {}) => {
    wanted.current = searchOf(definition, wanted.current, changes);
    void navigate({ pathname, search: wanted.current }, { replace, preventScrollReset: true });
  };

  const {
    query: words = '',
    order: named,
    direction: chosen,
    ...filters
  } = input as TableInput<TableDefinition>;
  const order = named ?? definition.order;
  const direction = chosen ?? definition.orders[order] ?? 'asc';
  const searchProps = useSearchText(words, (query) =>
    change({ query: query || undefined }, { replace: true }),
  );
  const clear = () =>
    change(Object.fromEntries(['query', ...Object.keys(filters)].map((name) => [name, undefined])));

  const sortBy = (next: string, way?: Direction) => {
    const reversed = direction === 'asc' ? 'desc' : 'asc';
    change({ order: next, direction: way ?? (next === order ? reversed : definition.orders[next]) });
  };
  return {
    input: input as TableInput<T>,
    page,
    order,
    direction,
    isFiltered: words !== '' || Object.keys(filters).length > 0,
    sortProps: {
      sortDescriptor: { column: order, direction: direction === 'asc' ? 'ascending' : 'descending' },
      onSortChange: ({ column }) => sortBy(String(column)),
    },
    searchProps,
    sortBy,
    filter: (changes) => change(changes),
    clear,
    reset: () => change(Object.fromEntries(tableParamNames(definition).map((name) => [name, undefined]))),
    isChanged: Object.keys(input).length > 0,
    hrefOf: (to) => `${pathname}${searchOf(definition, search, { page: to })}`,
  };
}

/** The text of a search field whose words are searched for after a pause. */
function useSearchText(words: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(words);
  const sent = useRef(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });
  // Words that did not come from this field, such as those of an address in the history, replace its text.
  useEffect(() => {
    if (words === sent.current) return;
    clearTimeout(timer.current);
    sent.current = words;
    setText(words);
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onChange = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        const trimmed = next.trim();
        if (trimmed === sent.current) return;
        sent.current = trimmed;
        latest.current(trimmed);
      },
      next === '' ? 0 : typingPause,
    );
  };
  return { value: text, onChange };
}
