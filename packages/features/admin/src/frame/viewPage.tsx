import { page, tableQueryNames, type AnyPage } from '@segno/base';
import { adminLongList, adminRecordQuery, readId, readTableInput } from '@segno/data';
import { AdminRecordScreen, NewRecordScreen } from '../form/AdminRecordScreen.tsx';
import { messages, type AdminKey } from '../messages/en.ts';
import { densityParam } from '../table/densityParam.ts';
import { AdminTableScreen } from '../table/AdminTableScreen.tsx';
import { type AdminView, listPathOf } from '../views/AdminView.ts';
import { Found, loadFound } from './Found.tsx';

interface Params {
  /** The id of a record, or `new`. Without it the page is the table. */
  record?: number | 'new';
  /** The tab of a record; `edit` is the first one. */
  tab?: string;
}

const readRecord = (text: string): number | 'new' | undefined => (text === 'new' ? text : readId(text));

/** The pages of a resource: its table, the form of a new record, and the tabs of a record. */
export function viewPage(view: AdminView): AnyPage {
  const { resource, tabs } = view;
  const names = new Set(['edit', ...tabs.map(({ name }) => name)]);
  function Screen({ params: { record, tab } }: { params: Params }) {
    if (record === undefined) return <AdminTableScreen view={view} />;
    if (record === 'new') return <NewRecordScreen view={view} />;
    return (
      <Found
        query={adminRecordQuery(resource, record)}
        current={view.navigation ?? resource.name}
        listPath={listPathOf(view)}
      >
        <AdminRecordScreen view={view} id={record} tab={tab} />
      </Found>
    );
  }
  return page({
    path: `/admin/${resource.name}/:record?/:tab?`,
    params: { record: readRecord, tab: (text: string) => (names.has(text) ? text : undefined) },
    frame: 'work',
    rule: { permission: resource.permission, query: [...tableQueryNames(resource.table), densityParam] },
    load: ({ client, params, url }) => {
      const { record } = params as Params;
      if (record === 'new') return undefined;
      if (record !== undefined)
        return loadFound(client.query({ ...adminRecordQuery(resource, record), staleTime: 'static' }));
      const { page: _, ...input } = readTableInput(
        resource.table,
        url?.searchParams ?? new URLSearchParams(),
      );
      return client.query({ ...adminLongList(resource, input).first, staleTime: 'static' });
    },
    meta: ({ translator }) => ({ title: translator(messages)(`page.${resource.name}` as AdminKey) }),
    screen: Screen,
  });
}
