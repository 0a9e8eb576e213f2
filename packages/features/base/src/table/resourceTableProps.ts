import type { Image, TableDefinition, TableFilter, TableInput } from '@segno/data';
import type { QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A record of a table. */
export interface TableItem {
  id: number | string;
}

/** A page of records, as the API returns it. */
export interface TablePage {
  data: readonly TableItem[];
  per_page: number;
  total: number | null;
}

/** A column after the first one, which has the name. */
export interface TableColumn<Item> {
  /** A column with the name of an order of the table is sorted by a press on its header. */
  id: string;
  label: string;
  /** How `value` is formatted. Numbers and dates are at the end of their column. @default 'text' */
  kind?: 'text' | 'number' | 'date' | 'dateTime' | 'bool';
  /** What the cell says. Nothing is shown as a dash. Dates are ISO 8601. */
  value?: (item: Item) => string | number | boolean | null | undefined;
  /** What the cell shows instead of the formatted value, such as a `Chip`. */
  render?: (item: Item) => ReactNode;
  /** Hidden until the person shows the column. */
  isHidden?: boolean;
  /** In pixels. */
  width?: number;
}

/** An action for one record, in the menu of its row. */
export interface RowAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Opens an address. */
  href?: string;
  onAction?: () => void;
}

/** An action for the selected records. One of `run` and `runAll` is given. */
export interface BulkAction<Item> {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** The selected records that it changes. The button is shown while there are any. @default all */
  appliesTo?: (item: Item) => boolean;
  /** Changes one record. Records are changed one after the other, until one fails. */
  run?: (item: Item) => Promise<unknown>;
  /** Changes all of them with one request. */
  runAll?: (items: readonly Item[]) => Promise<unknown>;
  /** Reverses `run` for a record, or `runAll` for all. The toast then has a button. */
  undo?: (item: Item) => Promise<unknown>;
  undoAll?: (items: readonly Item[]) => Promise<unknown>;
  /** The toast: “Deleted 3 playlists”. */
  done: (count: number) => string;
  /** A question before the action: for what cannot be undone. */
  confirm?: (count: number) => { title: string; description?: string; actionLabel: string };
}

/** A filter of the table's definition: a choice of its values, of least numbers, or of a number of last days. */
export type FilterOf<F extends TableFilter> = {
  label: string;
  /** The option without a filter, such as “Any visibility”. */
  any: string;
} & (F extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? { labelOf: (value: Value) => string }
  : F extends { kind: 'number' }
    ? { values: readonly number[]; labelOf: (least: number) => string }
    : { days?: readonly number[] });

export interface ResourceTableProps<
  T extends TableDefinition,
  Page extends TablePage,
  Key extends QueryKey = QueryKey,
> {
  /** The heading of the page, and the name of the table. */
  title: string;
  /** Omits the heading, for a table in a page with its own. */
  hasHeading?: boolean;
  definition: T;
  /** The query options of a page of records. The loader of the page ensures the same. */
  query: (input: TableInput<T> & { page?: number }) => UseSuspenseQueryOptions<Page, Error, Page, Key>;
  /** The label of the first column. @default “Name” */
  nameLabel?: string;
  /** The name of a record, in the first column, whose order is `name`. */
  nameOf: (item: Page['data'][number]) => string;
  /** The address of a record: the name is a link, and a press on the row opens it. */
  linkOf?: (item: Page['data'][number]) => string | undefined;
  /** A picture before the name. Return null for a placeholder. */
  imageOf?: (item: Page['data'][number]) => Image | null | undefined;
  imageShape?: 'square' | 'round';
  /** A second line under the name. */
  detailsOf?: (item: Page['data'][number]) => ReactNode;
  columns: readonly TableColumn<Page['data'][number]>[];
  /** The name of the search field. @default the table has no search */
  searchLabel?: string;
  filters?: { [Name in keyof T['filters'] & string]?: FilterOf<T['filters'][Name]> };
  /** What was found: “12 playlists”. */
  found: (total: number) => string;
  /** The menu of a row. */
  actions?: (item: Page['data'][number]) => readonly RowAction[];
  /** Opens a menu of a record at an element, or where a pointer event was, instead of the one of `actions`. */
  onMenu?: (at: Element | React.MouseEvent, item: Page['data'][number]) => void;
  bulk?: readonly BulkAction<Page['data'][number]>[];
  /** What says how many are selected. Needed with `bulk`. */
  selectedLabel?: (count: number) => string;
  /** Buttons beside the heading, such as that for a new record. They are in the empty state too. */
  toolbar?: ReactNode;
  /** Links to files with the records of the table. */
  exports?: readonly { label: string; href: string }[];
  /** Shown when there are no records at all. */
  empty: { icon: ReactNode; title: string; description?: string };
}
