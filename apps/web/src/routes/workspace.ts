import { workspaceQuery } from '@segno/data';
import { workspaceMeta } from '@segno/shell';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { WorkspaceScreen as Component } from '@segno/shell';

export const loader = load<'workspace'>(({ client, params }) =>
  client.query({ ...workspaceQuery(params.workspaceId), staleTime: 'static' }),
);

const meta: MetaOf<'workspace'> = ({ client, params }) => {
  const workspace = client.getQueryData(workspaceQuery(params.workspaceId).queryKey);
  return workspace && workspaceMeta(workspace);
};
export const handle = { meta };
