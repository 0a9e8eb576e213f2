import { imageUrl, type TableDefinition, useFormatLocale, useMessages } from '@segno/data';
import {
  Button,
  Cell,
  Column,
  EmptyState,
  FilterBar,
  formattersOf,
  Heading,
  IconButton,
  Image,
  Inline,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  Pagination,
  Row,
  SearchField,
  SearchIcon,
  Select,
  SelectItem,
  type Selection,
  Stack,
  Table,
  TableBody,
  TableHeader,
  Text,
  VisuallyHidden,
} from '@segno/ui';
import { type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tableMessages } from '../messages/table.en.ts';
import { BulkBar } from './BulkBar.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import * as css from './ResourceTable.css.ts';
import type { ResourceTableProps, RowAction, TableColumn, TablePage } from './resourceTableProps.ts';
import { TableFilters } from './TableFilters.tsx';
import { useShownColumns } from './useShownColumns.ts';
import { type TableQuery, useTableQuery } from './useTableQuery.ts';

/**
 * A page with the records of a table: searched, filtered, sorted and paged in its address (LIST-2), selected for actions
 * on many, and opened by a press. On phones rows are cards.
 */
export function ResourceTable<T extends TableDefinition, Page extends TablePage, Key extends QueryKey>(
  props: ResourceTableProps<T, Page, Key>,
) {
  type Item = Page['data'][number];
  const { title, hasHeading = true, definition, query, columns, found, bulk, toolbar, empty } = props;
  const t = useMessages(tableMessages);
  const table = useTableQuery(definition);
  const { shown, show } = useShownColumns(columns);
  const { data } = useSuspenseQuery(query({ ...table.input, page: table.page }));
  const [selection, setSelection] = useState<Selection>(new Set());
  const items: readonly Item[] = data.data;
  const total = data.total ?? items.length;
  const selected = items.filter(({ id }) => selection === 'all' || selection.has(id));
  const isEmpty = total === 0 && !table.isFiltered;
  return (
    <Stack space="lg">
      {(hasHeading || (!isEmpty && toolbar)) && (
        <Inline justify="between" wrap>
          {hasHeading && (
            <Heading level={1} size="title">
              {title}
            </Heading>
          )}
          {!isEmpty && toolbar}
        </Inline>
      )}
      {isEmpty ? (
        <EmptyState {...empty} action={toolbar} />
      ) : (
        <>
          <FilterBar
            aria-label={t('table.filter', { title })}
            search={
              props.searchLabel && (
                <SearchField
                  aria-label={props.searchLabel}
                  placeholder={props.searchLabel}
                  {...table.searchProps}
                />
              )
            }
            status={found(total)}
            onClear={table.isFiltered ? table.clear : undefined}
          >
            {props.filters && (
              <TableFilters
                definition={definition}
                filters={props.filters}
                input={table.input}
                onChange={table.filter}
              />
            )}
            <OrderSelect table={table} {...props} />
            <ColumnsMenu columns={columns} shown={shown} onChange={show} />
            <Exports files={props.exports} />
          </FilterBar>
          {total === 0 ? (
            <EmptyState
              icon={<SearchIcon />}
              title={t('table.nothingFound')}
              description={t('table.nothingFoundText')}
            />
          ) : (
            <Records
              {...props}
              columns={columns.filter(({ id }) => shown.includes(id))}
              items={items}
              table={table}
              selection={selection}
              onSelect={setSelection}
            />
          )}
          {total > data.per_page && (
            <Pagination
              page={table.page}
              count={Math.ceil(total / data.per_page)}
              hrefOf={table.hrefOf}
              onChange={() => setSelection(new Set())}
            />
          )}
          {bulk && selected.length > 0 && (
            <BulkBar
              label={props.selectedLabel?.(selected.length) ?? ''}
              items={selected}
              actions={bulk}
              onDone={(ids) =>
                setSelection(new Set(selected.map(({ id }) => id).filter((id) => !ids.includes(id))))
              }
              onClear={() => setSelection(new Set())}
            />
          )}
        </>
      )}
    </Stack>
  );
}

interface RecordsProps<
  T extends TableDefinition,
  Page extends TablePage,
  Key extends QueryKey,
> extends ResourceTableProps<T, Page, Key> {
  items: readonly Page['data'][number][];
  table: TableQuery<T>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** The rows of a page of the table. */
function Records<T extends TableDefinition, Page extends TablePage, Key extends QueryKey>(
  props: RecordsProps<T, Page, Key>,
) {
  type Item = Page['data'][number];
  const { title, columns, items, definition, nameLabel, nameOf, linkOf, actions, onMenu, bulk } = props;
  const t = useMessages(tableMessages);
  const navigate = useNavigate();
  const hasMenu = actions !== undefined || onMenu !== undefined;
  const itemOf = (key: unknown) => items.find(({ id }) => String(id) === String(key));
  const sortable = (id: string) => Object.hasOwn(definition.orders, id);
  return (
    <div
      onContextMenu={(event) => {
        const row = event.target instanceof Element ? event.target.closest('[data-key]') : null;
        const item = itemOf(row?.getAttribute('data-key'));
        if (item) onMenu?.(event, item);
      }}
    >
      <Table
        // The table keeps its columns and cells, which depend on it.
        key={columns.map(({ id }) => id).join(' ')}
        aria-label={title}
        density="relaxed"
        className={css.table}
        selectionMode={bulk ? 'multiple' : 'none'}
        selectedKeys={props.selection}
        onSelectionChange={props.onSelect}
        onRowAction={
          linkOf &&
          ((key) => {
            const item = itemOf(key);
            const href = item && linkOf(item);
            if (href) void navigate(href);
          })
        }
        {...props.table.sortProps}
      >
        <TableHeader>
          {[
            <Column key="name" id="name" isRowHeader allowsSorting={sortable('name')}>
              {nameLabel ?? t('table.name')}
            </Column>,
            ...columns.map(({ id, label, kind, width }) => (
              <Column
                key={id}
                id={id}
                align={kind === 'number' ? 'end' : undefined}
                allowsSorting={sortable(id)}
                width={width}
              >
                {label}
              </Column>
            )),
            ...(hasMenu
              ? [
                  <Column key="actions" id="actions" align="end" width={60} textValue={t('table.actions')}>
                    <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
                  </Column>,
                ]
              : []),
          ]}
        </TableHeader>
        <TableBody items={items}>
          {(item: Item) => (
            <Row id={item.id} textValue={nameOf(item)}>
              {[
                <Cell key="name" textValue={nameOf(item)} className={css.nameCell}>
                  <NameOf {...props} item={item} />
                </Cell>,
                ...columns.map((column) => (
                  <Cell key={column.id} className={css.valueCell}>
                    <span className={css.label} aria-hidden>
                      {column.label}{' '}
                    </span>
                    <ValueOf column={column} item={item} />
                  </Cell>
                )),
                ...(hasMenu
                  ? [
                      <Cell key="actions" className={css.menuCell}>
                        <RowMenu
                          name={nameOf(item)}
                          actions={actions?.(item)}
                          onOpen={onMenu && ((at) => onMenu(at, item))}
                        />
                      </Cell>,
                    ]
                  : []),
              ]}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

/** The name of a record with its picture. */
function NameOf<T extends TableDefinition, Page extends TablePage, Key extends QueryKey>({
  item,
  nameOf,
  linkOf,
  imageOf,
  imageShape,
  detailsOf,
}: ResourceTableProps<T, Page, Key> & { item: Page['data'][number] }) {
  const image = imageOf?.(item);
  const href = linkOf?.(item);
  const details = detailsOf?.(item);
  return (
    <div className={css.name}>
      {imageOf && (
        <div className={css.image}>
          <Image
            src={imageUrl(image ?? null, 64)}
            color={image?.color}
            alt=""
            ratio={1}
            radius={imageShape === 'round' ? 'round' : 'control'}
          />
        </div>
      )}
      <div className={css.text}>
        {href ? (
          <Link href={href} tone="neutral" underline="hover" title={nameOf(item)} className={css.link}>
            {nameOf(item)}
          </Link>
        ) : (
          <span className={css.link}>{nameOf(item)}</span>
        )}
        {details && (
          <Text size="sm" tone="muted">
            {details}
          </Text>
        )}
      </div>
    </div>
  );
}

/** The value of a record in a column. */
function ValueOf<Item>({ column, item }: { column: TableColumn<Item>; item: Item }) {
  const t = useMessages(tableMessages);
  const format = formattersOf(useFormatLocale());
  if (column.render) return column.render(item);
  const value = column.value?.(item);
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'table.yes' : 'table.no');
  if (column.kind === 'number') return format.number(Number(value));
  if (column.kind === 'date') return format.date(String(value));
  if (column.kind === 'dateTime')
    return format.date(String(value), { dateStyle: 'medium', timeStyle: 'short' });
  return String(value);
}

/** The button of a row's menu. */
function RowMenu({
  name,
  actions = [],
  onOpen,
}: {
  name: string;
  actions?: readonly RowAction[];
  onOpen?: (at: Element) => void;
}) {
  const t = useMessages(tableMessages);
  const button = (
    <IconButton
      variant="ghost"
      size="sm"
      shape="round"
      aria-label={t('table.moreFor', { name })}
      aria-haspopup="menu"
      onPress={onOpen && ((event) => onOpen(event.target))}
    >
      <MoreIcon />
    </IconButton>
  );
  if (onOpen) return button;
  if (actions.length === 0) return null;
  return (
    <MenuTrigger placement="bottom end">
      {button}
      <Menu aria-label={name}>
        {actions.map(({ id, label, icon, tone, href, onAction }) => (
          <MenuItem key={id} id={id} icon={icon} tone={tone} href={href} onAction={onAction}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** The order of the cards on a phone, which have no headers to press. */
function OrderSelect<T extends TableDefinition>({
  table,
  definition,
  columns,
  nameLabel,
}: {
  table: TableQuery<T>;
  definition: T;
  columns: readonly { id: string; label: string }[];
  nameLabel?: string;
}) {
  const t = useMessages(tableMessages);
  const named = [{ id: 'name', label: nameLabel ?? t('table.name') }, ...columns];
  const orders = named.filter(({ id }) => Object.hasOwn(definition.orders, id));
  if (orders.length === 0) return null;
  return (
    <div className={css.narrowOnly}>
      <Select
        aria-label={t('table.sort')}
        value={`${table.order} ${table.direction}`}
        onChange={(key) => {
          const [order, direction] = String(key).split(' ');
          table.filter({ order, direction } as Parameters<typeof table.filter>[0]);
        }}
      >
        {orders.flatMap(({ id, label: name }) => [
          <SelectItem key={`${id} asc`} id={`${id} asc`}>
            {t('table.ascending', { name })}
          </SelectItem>,
          <SelectItem key={`${id} desc`} id={`${id} desc`}>
            {t('table.descending', { name })}
          </SelectItem>,
        ])}
      </Select>
    </div>
  );
}

/** Links to files with the records. */
function Exports({ files = [] }: { files?: readonly { label: string; href: string }[] }) {
  const t = useMessages(tableMessages);
  if (files.length === 0) return null;
  return (
    <MenuTrigger placement="bottom end">
      <Button variant="outline">{t('table.export')}</Button>
      <Menu aria-label={t('table.export')}>
        {files.map(({ label, href }) => (
          <MenuItem key={href} id={href} href={href} download>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
