import { imageUrl, maxAdminIds, useMessages } from '@segno/data';
import { keepFocus, type LongList, type TableQuery, showErrorToast } from '@segno/base';
import {
  Button,
  Checkbox,
  DataGrid,
  type DataGridColumn,
  Image,
  Link,
  SelectionBar,
  Text,
  TrashIcon,
  useIsPhone,
} from '@segno/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages, type AdminKey } from '../messages/en.ts';
import { recordPath } from '../views/adminPath.ts';
import type { AdminAction, AdminColumn, AdminField, AdminView, AnyRecord } from '../views/AdminView.ts';
import { useRecordName } from '../views/useRecordName.ts';
import * as css from './AdminTable.css.ts';
import { CellEditor } from './CellEditor.tsx';
import { JoinedText } from './JoinedText.tsx';
import { useCellText } from './useCellText.ts';
import { useColumnLabel } from './useColumnLabel.ts';
import { useDensity } from './useDensity.ts';
import { type KeptReport, useTableAction } from './useTableAction.ts';

type Picture = Parameters<typeof imageUrl>[0];
const pictureOf = (record: AnyRecord) => record.image as Picture | undefined;

/** The kinds of fields that a cell can change. */
const cellKinds = new Set<AdminField['kind']>(['text', 'choice', 'flag', 'number', 'date', 'email', 'url']);

/** The field of a form that changes the value of a column. */
const fieldOf = ({ tabs }: AdminView, name: string): AdminField | undefined =>
  tabs
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .find((field) => field.name === name && cellKinds.has(field.kind));

/** The field that names a record, where a form has it. */
const nameFieldOf = (view: AdminView) =>
  ['display_name', 'title', 'name'].map((name) => fieldOf(view, name)).find((field) => field !== undefined);

const numeric = new Set(['number', 'size', 'duration', 'date', 'time', 'instant']);
/** Of rows, in pixels. Those of phones have a second line. */
const heights = { usual: 48, compact: 36, phone: 64 };

export interface AdminGridProps {
  view: AdminView;
  list: LongList<AnyRecord>;
  table: TableQuery<AdminView['resource']['table']>;
  columns: readonly AdminColumn[];
  /** Called with the job that changes all records that match. */
  onJob: (job: { id: number; action: string }) => void;
  /** Called with a change that has left records, and with null when the next one begins. */
  onKept: (report: KeptReport | null) => void;
}

/** The selected places of a list. */
interface Selection {
  listed: string;
  places: ReadonlySet<string | number>;
}
const noPlaces: Selection['places'] = new Set();

/** The rows of a table: all that match, read where they come into view. */
export function AdminGrid({ view, list, table, columns: shown, onJob, onKept }: AdminGridProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { resource } = view;
  const { rows, read, onVisibleRangeChange } = list;
  const total = rows.length;
  const textOf = useCellText();
  const labelOf = useColumnLabel();
  const { isCompact } = useDensity();
  const isPhone = useIsPhone();
  const { run, isRunning } = useTableAction(resource, onKept);
  // Places of another list, or of one that has changed, are not those that were selected.
  const listed = `${search} ${total}`;
  const [selection, setSelection] = useState<Selection>({ listed, places: noPlaces });
  if (selection.listed !== listed) setSelection({ listed, places: noPlaces });
  const selected = selection.listed === listed ? selection.places : noPlaces;
  const setSelected = (places: Selection['places']) => setSelection({ listed, places });
  const isAll = selected.size === total;
  const chosen = rows.filter((row, index) => row !== undefined && selected.has(index));
  const isDeletable = rows.some((row) => row?.permissions.delete);
  const actions: readonly AdminAction[] = [
    ...(view.actions ?? []),
    ...(isDeletable ? [{ name: 'delete', isDangerous: true }] : []),
  ];
  const suitable = actions.filter(
    ({ appliesTo }) => isAll || chosen.some((record) => record && (appliesTo?.(record) ?? true)),
  );
  const toggle = (index: number) => {
    const next = new Set(selected);
    if (!next.delete(index)) next.add(index);
    setSelected(next);
  };
  const runOnSelected = async (action: string) => {
    try {
      const isEverything = isAll && total > maxAdminIds;
      const selection = isEverything
        ? { all: true as const, search }
        : { ids: (await read([...selected].map(Number))).map(({ id }) => id) };
      const response = await run(action, selection);
      if (!response) return;
      if ('job_id' in response) onJob({ id: response.job_id, action });
      setSelected(new Set());
      // The pressed button is gone with the selection.
      keepFocus();
    } catch (error) {
      showErrorToast(error);
    }
  };
  const hasPictures = rows.some((row) => row !== undefined && pictureOf(row) !== undefined);
  const sortOf = (order: string | undefined): Pick<DataGridColumn<AnyRecord>, 'sorted' | 'onSort'> =>
    order === undefined
      ? {}
      : {
          onSort: () => table.sortBy(order),
          ...(table.order === order && {
            sorted: table.direction === 'asc' ? ('ascending' as const) : ('descending' as const),
          }),
        };
  const nameField = nameFieldOf(view);
  const nameOf = useRecordName(view);
  /** A value where no header says what it is: a number has its label, and a flag is its label. */
  const summaryOf = (record: AnyRecord, column: AdminColumn) => {
    const label = labelOf(column.id);
    if (column.kind === 'flag') return record[column.id] === true ? t(`field.${column.id}` as AdminKey) : '';
    const value = textOf(record, column);
    return numeric.has(column.kind) && value !== '' ? t('table.labelled', { label, value }) : value;
  };
  const columns: DataGridColumn<AnyRecord>[] = [
    ...(actions.length > 0
      ? [
          {
            id: 'selection',
            header: (
              <Checkbox
                aria-label={t('table.selectEverything')}
                isSelected={isAll}
                isIndeterminate={selected.size > 0 && !isAll}
                onChange={(all) => setSelected(new Set(all ? rows.keys() : []))}
              />
            ),
            width: '32px',
            render: (record: AnyRecord, index: number) => (
              // A press of the box selects its row beside the others; one of the row would select only it.
              <span
                role="presentation"
                onClick={(event) => event.stopPropagation()}
                onDoubleClick={(event) => event.stopPropagation()}
              >
                <Checkbox
                  aria-label={t('table.selectOne', { name: nameOf(record) })}
                  isSelected={selected.has(index)}
                  onChange={() => toggle(index)}
                />
              </span>
            ),
          },
        ]
      : []),
    {
      id: 'name',
      header: t('field.name'),
      width: 'minmax(192px, 3fr)',
      ...sortOf(view.nameOrder),
      render: (record) => (
        <div className={css.name}>
          {hasPictures && (
            <div className={css.picture}>
              <Image src={imageUrl(pictureOf(record) ?? null, 64)} alt="" ratio={1} radius="control" />
            </div>
          )}
          <div className={css.text}>
            <Link
              href={recordPath(resource.name, record.id)}
              tone="neutral"
              underline="hover"
              className={css.link}
            >
              {nameOf(record)}
            </Link>
            <Text size="sm" tone="muted" className={css.details}>
              <JoinedText
                parts={shown
                  .map((column) => summaryOf(record, column))
                  .filter((text) => text !== '')
                  .slice(0, 3)}
              />
            </Text>
          </div>
          {nameField && record.permissions.update && record[nameField.name] === view.nameOf(record) && (
            <span className={css.editor}>
              <CellEditor view={view} record={record} field={nameField} />
            </span>
          )}
        </div>
      ),
    },
    ...shown.map((column): DataGridColumn<AnyRecord> => {
      const field = fieldOf(view, column.id);
      return {
        id: column.id,
        header: labelOf(column.id),
        align: numeric.has(column.kind) ? 'end' : 'start',
        hideBelow: 'md',
        width: column.isLarge ? css.largeWidth : css.widths[column.kind],
        ...sortOf(column.order),
        render: (record) =>
          field && record.permissions.update ? (
            <span className={css.cell} data-align={numeric.has(column.kind) ? 'end' : 'start'}>
              <span className={css.value}>{textOf(record, column)}</span>
              <span className={css.editor}>
                <CellEditor view={view} record={record} field={field} />
              </span>
            </span>
          ) : (
            <span className={css.value}>{textOf(record, column)}</span>
          ),
      };
    }),
  ];
  const title = t(`page.${resource.name}` as AdminKey);
  return (
    <>
      <DataGrid
        label={title}
        rows={rows}
        columns={columns}
        rowHeight={isPhone ? heights.phone : isCompact ? heights.compact : heights.usual}
        rowKey={(_, index) => index}
        rowLabel={nameOf}
        onVisibleRangeChange={onVisibleRangeChange}
        onAction={(record) => void navigate(recordPath(resource.name, record.id))}
        {...(actions.length > 0 && { selectedKeys: selected, onSelectionChange: setSelected })}
      />
      {selected.size > 0 && (
        <SelectionBar
          label={t('table.selected', { count: selected.size })}
          onClear={() => setSelected(new Set())}
        >
          {!isAll && (
            <Button variant="ghost" onPress={() => setSelected(new Set(rows.keys()))}>
              {t('table.selectAll', { count: total })}
            </Button>
          )}
          {suitable.map(({ name, isDangerous = false }) => (
            <Button
              key={name}
              variant="ghost"
              {...(isDangerous && { tone: 'danger' as const, startIcon: <TrashIcon /> })}
              isPending={isRunning}
              isDisabled={!isAll && selected.size > maxAdminIds}
              onPress={() => void runOnSelected(name)}
            >
              {t(`action.${name}` as AdminKey)}
            </Button>
          ))}
        </SelectionBar>
      )}
    </>
  );
}
