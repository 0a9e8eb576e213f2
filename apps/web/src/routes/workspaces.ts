import { workspacesQuery } from '@segno/data';
import { workspacesMeta } from '@segno/shell';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { WorkspacesScreen as Component } from '@segno/shell';

export const load: Load<'workspaces'> = ({ client }) =>
  client.query({ ...workspacesQuery(), staleTime: 'static' });

export const meta: MetaOf<'workspaces'> = ({ translator }) => workspacesMeta(translator);
