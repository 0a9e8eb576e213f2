import { workspaceQuery } from '@segno/data';
import { workspaceMeta } from '@segno/shell';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { WorkspaceScreen as Component } from '@segno/shell';

export const load: Load<'workspace'> = ({ client, params }) =>
  client.query({ ...workspaceQuery(params.workspaceId), staleTime: 'static' });

export const meta: MetaOf<'workspace'> = ({ client, params }) => {
  const workspace = client.getQueryData(workspaceQuery(params.workspaceId).queryKey);
  return workspace && workspaceMeta(workspace);
};
