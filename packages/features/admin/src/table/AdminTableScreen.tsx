import { adminExportUrl, adminLongList, useMessages } from '@segno/data';
import { Page, useLongList, useShownColumns, useTableQuery } from '@segno/base';
import {
  Button,
  ButtonLink,
  EmptyState,
  Inline,
  Menu,
  MenuItem,
  MenuTrigger,
  PlusIcon,
  Stack,
} from '@segno/ui';
import { type ReactNode, useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { newRecordPath } from '../views/adminPath.ts';
import type { AdminView } from '../views/AdminView.ts';
import { AdminGrid } from './AdminGrid.tsx';
import { BulkJob } from './BulkJob.tsx';
import { ChangeReport } from './ChangeReport.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { TableFilters } from './TableFilters.tsx';
import type { KeptReport } from './useTableAction.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

export interface AdminTableScreenProps {
  view: AdminView;
  /** Shown above the table, such as tabs. */
  above?: ReactNode;
  /** The current page of the navigation. @default the resource */
  current?: string;
}

/** The table of a resource: searched, filtered, sorted, exported, read at any place, selected and changed. */
export function AdminTableScreen({ view, above, current = view.resource.name }: AdminTableScreenProps) {
  const t = useMessages(messages);
  const { resource } = view;
  const table = useTableQuery(resource.table);
  const list = useLongList(adminLongList(resource, table.input));
  const { shown, show } = useShownColumns(view.columns);
  const [job, setJob] = useState<{ id: number; action: string }>();
  const [kept, setKept] = useState<KeptReport | null>(null);
  const total = list.rows.length;
  const exported = (format: 'csv' | 'json') =>
    adminExportUrl(resource, { ...table.input, format, columns: ['id', 'name', ...shown].join(',') });
  return (
    <AdminFrame current={current}>
      <Page
        title={t(`page.${resource.name}` as AdminKey)}
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
          {kept && <ChangeReport {...kept} resource={resource.name} onClose={() => setKept(null)} />}
          <TableFilters view={view} table={table} total={total}>
            <ViewsMenu resource={resource.name} />
            <DisplayMenu view={view} table={table} shown={shown} onShow={show} />
          </TableFilters>
          {total === 0 ? (
            <EmptyState
              title={t(table.isFiltered ? 'table.nothing' : 'table.empty')}
              description={t(table.isFiltered ? 'table.nothingText' : 'table.emptyText')}
            />
          ) : (
            <AdminGrid
              view={view}
              list={list}
              table={table}
              columns={view.columns.filter(({ id }) => shown.includes(id))}
              onJob={setJob}
              onKept={setKept}
            />
          )}
        </Stack>
      </Page>
    </AdminFrame>
  );
}
