import { page } from '@segno/base';
import { readId, workspaceQuery } from '@segno/data';
import { WorkspaceScreen } from './WorkspaceScreen.tsx';
import { workspaceMeta } from './workspacesMeta.ts';

export const workspacePage = page({
  path: '/workspaces/:workspaceId',
  params: { workspaceId: readId },
  rule: { guard: 'signedIn' },
  load: ({ client, params }) => client.query({ ...workspaceQuery(params.workspaceId), staleTime: 'static' }),
  meta: ({ client, params }) => {
    const workspace = client.getQueryData(workspaceQuery(params.workspaceId).queryKey);
    return workspace && workspaceMeta(workspace);
  },
  screen: WorkspaceScreen,
});
