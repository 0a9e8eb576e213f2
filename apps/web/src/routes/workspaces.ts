import { workspacesQuery } from '@segno/data';
import { workspacesMeta } from '@segno/shell';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { WorkspacesScreen as Component } from '@segno/shell';

export const loader = load<'workspaces'>(({ client }) =>
  client.query({ ...workspacesQuery(), staleTime: 'static' }),
);

const meta: MetaOf<'workspaces'> = ({ translator }) => workspacesMeta(translator);
export const handle = { meta };
