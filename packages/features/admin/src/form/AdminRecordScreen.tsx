import { adminRecordQuery, useMessages } from '@segno/data';
import { LinkTabs, Page } from '@segno/base';
import { Button, ButtonLink, Inline, Link, Stack, TrashIcon } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { useTableAction } from '../table/useTableAction.ts';
import { adminPath, insightsPath, recordPath } from '../views/adminPath.ts';
import { type AdminView, listPathOf } from '../views/AdminView.ts';
import { useRecordName } from '../views/useRecordName.ts';
import { AdminForm } from './AdminForm.tsx';

export interface AdminRecordScreenProps {
  view: AdminView;
  id: number;
  /** The name of the tab. @default the first */
  tab?: string | undefined;
}

/** The page of one record: its form, in tabs where it has several. */
export function AdminRecordScreen({ view, id, tab: wanted }: AdminRecordScreenProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { resource, tabs } = view;
  const { data: record } = useSuspenseQuery(adminRecordQuery(resource, id));
  const { run, isRunning } = useTableAction(resource);
  const tab = tabs.find(({ name }) => name === wanted) ?? tabs[0];
  const nameOf = useRecordName(view);
  const siteHref = view.siteHref?.(record);
  if (!tab) return null;
  const { Extra } = tab;
  const removeRecord = async () => {
    const response = await run('delete', { ids: [id] });
    if (response && 'count' in response && response.count > 0) await navigate(listPathOf(view));
  };
  return (
    <AdminFrame current={view.navigation ?? resource.name}>
      <Page
        title={nameOf(record)}
        description={<Link href={listPathOf(view)}>{t('form.back')}</Link>}
        actions={
          <Inline space="sm">
            {view.insights && (
              <ButtonLink href={insightsPath(view.insights, id)} variant="ghost">
                {t('form.insights')}
              </ButtonLink>
            )}
            {view.Tools && record.permissions.update && <view.Tools record={record} />}
            {siteHref && (
              <ButtonLink href={siteHref} variant="ghost">
                {t(view.openKey?.(record) ?? 'table.open')}
              </ButtonLink>
            )}
            {record.permissions.delete && (
              <Button
                variant="ghost"
                tone="danger"
                startIcon={<TrashIcon />}
                isPending={isRunning}
                onPress={() => void removeRecord()}
              >
                {t('form.deleteOne')}
              </Button>
            )}
          </Inline>
        }
      >
        <Stack space="lg">
          {tabs.length > 1 && (
            <LinkTabs
              label={nameOf(record)}
              tabs={tabs.map(({ name }) => ({
                href: recordPath(resource.name, id, name),
                label: t(`tab.${name}` as AdminKey),
                isCurrent: name === tab.name,
              }))}
            />
          )}
          {view.Form ? (
            <view.Form key={id} record={record} />
          ) : (
            tab.groups.length > 0 && (
              <AdminForm key={`${id} ${tab.name}`} view={view} tab={tab} record={record} />
            )
          )}
          {Extra && <Extra record={record} />}
        </Stack>
      </Page>
    </AdminFrame>
  );
}

/** The page of a new record. Its first tabs are shown together. */
export function NewRecordScreen({ view }: { view: AdminView }) {
  const t = useMessages(messages);
  const { resource, tabs } = view;
  const groups = view.newGroups ?? tabs.flatMap((tab) => tab.groups);
  return (
    <AdminFrame current={resource.name}>
      <Page
        title={t(`new.${resource.name}` as AdminKey)}
        description={<Link href={adminPath(resource.name)}>{t('form.back')}</Link>}
      >
        {view.Form ? (
          <view.Form record={null} />
        ) : (
          <AdminForm view={view} tab={{ name: 'details', groups }} record={null} />
        )}
      </Page>
    </AdminFrame>
  );
}
