import { page } from '@segno/base';
import { workspacesQuery } from '@segno/data';
import { WorkspacesScreen } from './WorkspacesScreen.tsx';
import { workspacesMeta } from './workspacesMeta.ts';

export const workspacesPage = page({
  path: '/workspaces',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.query({ ...workspacesQuery(), staleTime: 'static' }),
  meta: ({ translator }) => workspacesMeta(translator),
  screen: WorkspacesScreen,
});
