import { adminExportUrl, adminListQuery, imageUrl, useMessages } from '@segno/data';
import { Page, useShownColumns, useTableQuery } from '@segno/base';
import {
  Button,
  ButtonLink,
  Cell,
  Column,
  EmptyState,
  Image,
  Inline,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  Pagination,
  PlusIcon,
  Row,
  SelectionBar,
  Stack,
  Table,
  TableBody,
  TableHeader,
  Text,
  TrashIcon,
  type Selection,
} from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { newRecordPath, recordPath } from '../views/adminPath.ts';
import type { AdminAction, AdminView, AnyRecord } from '../views/AdminView.ts';
import * as css from './AdminTable.css.ts';
import { BulkJob } from './BulkJob.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { TableFilters } from './TableFilters.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { useCellText } from './useCellText.ts';
import { useTableAction } from './useTableAction.ts';

type Picture = Parameters<typeof imageUrl>[0];
const pictureOf = (record: AnyRecord) => record.image as Picture | undefined;

export interface AdminTableScreenProps {
  view: AdminView;
  /** Shown above the table, such as tabs. */
  above?: ReactNode;
  /** The current page of the navigation. @default the resource */
  current?: string;
}

/** The table of a resource: searched, filtered, sorted, exported, selected and deleted. */
export function AdminTableScreen({ view, above, current = view.resource.name }: AdminTableScreenProps) {
  const t = useMessages(messages);
  const { resource } = view;
  const navigate = useNavigate();
  const { search } = useLocation();
  const table = useTableQuery(resource.table);
  const { data } = useSuspenseQuery(adminListQuery(resource, { ...table.input, page: table.page }));
  const { shown, show } = useShownColumns(view.columns);
  const [selection, setSelection] = useState<Selection>(new Set());
  const [isAll, setAll] = useState(false);
  const { run, isRunning } = useTableAction(resource);
  const [job, setJob] = useState<{ id: number; action: string }>();
  const records = data.data;
  const total = data.total ?? 0;
  const selected = records.filter(({ id }) => selection === 'all' || selection.has(id));
  const hasPictures = records.some((record) => pictureOf(record) !== undefined);
  const canDelete = records.some(({ permissions }) => permissions.delete);
  const actions: readonly AdminAction[] = [
    ...(view.actions ?? []),
    ...(canDelete ? [{ name: 'delete', isDangerous: true }] : []),
  ];
  const suitable = isAll
    ? actions
    : actions.filter(({ appliesTo }) => selected.some((record) => appliesTo?.(record) ?? true));
  const clear = () => {
    setSelection(new Set());
    setAll(false);
  };
  const runOnSelected = async (action: string) => {
    const selection = isAll ? { all: true as const, search } : { ids: selected.map(({ id }) => id) };
    const answer = await run(action, selection);
    if (!answer) return;
    if ('job_id' in answer) setJob({ id: answer.job_id, action });
    if ('job_id' in answer || answer.count > 0) clear();
  };
  const title = t(`page.${resource.name}` as AdminKey);
  const exported = (format: 'csv' | 'json') => adminExportUrl(resource, { ...table.input, format });
  return (
    <AdminFrame current={current}>
      <Page
        title={title}
        actions={
          <Inline space="sm">
            <MenuTrigger>
              <Button variant="ghost">{t('table.export')}</Button>
              <Menu aria-label={t('table.export')}>
                <MenuItem href={exported('csv')} download="">
                  {t('table.exportCsv')}
                </MenuItem>
                <MenuItem href={exported('json')} download="">
                  {t('table.exportJson')}
                </MenuItem>
              </Menu>
            </MenuTrigger>
            {view.blank && (
              <ButtonLink href={newRecordPath(resource.name)} tone="accent" startIcon={<PlusIcon />}>
                {t(`new.${resource.name}` as AdminKey)}
              </ButtonLink>
            )}
          </Inline>
        }
      >
        <Stack space="md">
          {above}
          {job && (
            <BulkJob
              key={job.id}
              {...job}
              resource={resource.name}
              onUndo={(id) => setJob({ id, action: 'undo' })}
              onClose={() => setJob(undefined)}
            />
          )}
          <TableFilters view={view} table={table} total={total}>
            <ViewsMenu resource={resource.name} />
            <ColumnsMenu columns={view.columns} shown={shown} onChange={show} />
          </TableFilters>
          {total === 0 ? (
            <EmptyState
              title={t(table.isFiltered ? 'table.nothing' : 'table.empty')}
              description={t(table.isFiltered ? 'table.nothingText' : 'table.emptyText')}
            />
          ) : (
            <Records
              view={{ ...view, columns: view.columns.filter(({ id }) => shown.includes(id)) }}
              records={records}
              title={title}
              hasPictures={hasPictures}
              canSelect={actions.length > 0}
              selection={selection}
              onSelect={(keys) => {
                setSelection(keys);
                setAll(false);
              }}
              table={table}
              onOpen={(id) => void navigate(recordPath(resource.name, id))}
            />
          )}
          {total > data.per_page && (
            <Pagination
              page={table.page}
              count={Math.ceil(total / data.per_page)}
              hrefOf={table.hrefOf}
              onChange={clear}
            />
          )}
          {selected.length > 0 && (
            <SelectionBar
              label={t('table.selected', { count: isAll ? total : selected.length })}
              onClear={clear}
            >
              {!isAll && total > selected.length && selected.length === records.length && (
                <Button variant="ghost" onPress={() => setAll(true)}>
                  {t('table.selectAll', { count: total })}
                </Button>
              )}
              {suitable.map(({ name, isDangerous = false }) => (
                <Button
                  key={name}
                  variant="ghost"
                  {...(isDangerous && { tone: 'danger' as const, startIcon: <TrashIcon /> })}
                  isPending={isRunning}
                  onPress={() => void runOnSelected(name)}
                >
                  {t(`action.${name}` as AdminKey)}
                </Button>
              ))}
            </SelectionBar>
          )}
        </Stack>
      </Page>
    </AdminFrame>
  );
}

interface RecordsProps {
  view: AdminView;
  records: readonly AnyRecord[];
  title: string;
  hasPictures: boolean;
  canSelect: boolean;
  selection: Selection;
  onSelect: (keys: Selection) => void;
  table: ReturnType<typeof useTableQuery>;
  onOpen: (id: number) => void;
}

function Records({
  view,
  records,
  title,
  hasPictures,
  canSelect,
  selection,
  onSelect,
  table,
  onOpen,
}: RecordsProps) {
  const t = useMessages(messages);
  const textOf = useCellText();
  // The headers are named by their orders, which `sortProps` reports.
  const headerOf = (order: string | undefined, id: string) => order ?? `column ${id}`;
  const nameHeader = headerOf(view.nameOrder, 'name');
  const numeric = new Set(['number', 'size', 'duration', 'date', 'time']);
  return (
    <Table
      aria-label={title}
      selectionMode={canSelect ? 'multiple' : 'none'}
      selectedKeys={selection}
      onSelectionChange={onSelect}
      onRowAction={(key) => onOpen(Number(key))}
      {...table.sortProps}
    >
      <TableHeader>
        <Column id={nameHeader} isRowHeader allowsSorting={view.nameOrder !== undefined} minWidth={180}>
          {t('field.name')}
        </Column>
        {view.columns.map(({ id, kind, order }) => (
          <Column
            key={id}
            id={headerOf(order, id)}
            allowsSorting={order !== undefined}
            align={numeric.has(kind) ? 'end' : 'start'}
            className={css.wideOnly}
          >
            {t(`field.${id}` as AdminKey)}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={records}>
        {(record) => (
          <Row id={record.id} textValue={view.nameOf(record)}>
            <Cell textValue={view.nameOf(record)}>
              <div className={css.name}>
                {hasPictures && (
                  <div className={css.picture}>
                    <Image src={imageUrl(pictureOf(record) ?? null, 64)} alt="" ratio={1} radius="control" />
                  </div>
                )}
                <div className={css.text}>
                  <Link
                    href={recordPath(view.resource.name, record.id)}
                    tone="neutral"
                    underline="hover"
                    className={css.link}
                  >
                    {view.nameOf(record)}
                  </Link>
                  <Text size="sm" tone="muted" className={css.details}>
                    {view.columns
                      .map((column) => textOf(record, column))
                      .filter((text) => text !== '')
                      .slice(0, 3)
                      .join(' · ')}
                  </Text>
                </div>
              </div>
            </Cell>
            {view.columns.map((column) => (
              <Cell key={column.id} className={css.wideOnly}>
                {textOf(record, column)}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  );
}
